/** Cached: most variations of a product have the same dimensions. */
const known = new Map< string, string >();

/**
 * Converts HTML to text. WooCommerce writes the "×" of dimensions as an entity. Scripts
 * in the HTML do not run.
 */
export function toText( html: string ): string {
	if ( ! /[&<]/.test( html ) ) {
		return html;
	}
	let text = known.get( html );
	if ( text === undefined ) {
		const template = document.createElement( 'template' );
		template.innerHTML = html;
		text = template.content.textContent ?? '';
		known.set( html, text );
	}
	return text;
}
