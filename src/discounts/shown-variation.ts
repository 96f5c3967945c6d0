/**
 * Calls back for the variation of a form, if there is one, and when it is another
 * one: with its id, or with an empty text when none is shown any more.
 *
 * Whoever drives the form writes `variation_id`, our own script and
 * WooCommerce's alike; a hidden field's value is an attribute, so it is seen.
 * This is the one place to change where the form speaks by events.
 *
 * @param form     The form of a variable product.
 * @param onChange Called with the new id.
 */
export function watchVariation(
	form: HTMLFormElement,
	onChange: ( id: string ) => void
): () => void {
	const field = form.querySelector< HTMLInputElement >(
		'input[name="variation_id"]'
	);
	if ( ! field ) {
		return () => {};
	}
	const read = () => ( Number( field.value ) > 0 ? field.value : '' );
	let shown = '';
	const look = () => {
		const now = read();
		if ( now !== shown ) {
			shown = now;
			onChange( now );
		}
	};
	look();
	const observer = new MutationObserver( look );
	observer.observe( field, { attributeFilter: [ 'value' ] } );
	return () => observer.disconnect();
}
