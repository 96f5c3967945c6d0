/** Most variations of a product have the same dimensions. */
const known = new Map< string, string >();

/**
 * The text of HTML. WooCommerce writes "×" of the dimensions as an entity; nothing
 * in it runs.
 *
 * @param html WooCommerce's.
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
