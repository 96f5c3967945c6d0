/**
 * Calls back with the id of the form's variation, and again when it changes; with
 * an empty string when no variation is selected any more.
 *
 * Our script and WooCommerce's both write `variation_id`. The value of a hidden
 * field is an attribute, so a MutationObserver sees it.
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
	const check = () => {
		const id = read();
		if ( id !== shown ) {
			shown = id;
			onChange( id );
		}
	};
	check();
	const observer = new MutationObserver( check );
	observer.observe( field, { attributeFilter: [ 'value' ] } );
	return () => observer.disconnect();
}
