/**
 * WordPress's quick edit in the list of products: fills in the fields of
 * QuickEdit.php. It runs after WordPress has opened the form of the row.
 */
document.addEventListener( 'click', ( { target } ) => {
	const row =
		target instanceof Element
			? target.closest( '.editinline' )?.closest( 'tr' )
			: null;
	const id = row?.id.replace( 'post-', '' ) ?? '';
	const stored = document.querySelector(
		`#inline_${ id } .vitrina-facts-values`
	);
	if ( ! stored ) {
		return;
	}
	const values = JSON.parse( stored.textContent ?? '{}' ) as Record<
		string,
		string
	>;
	const form = document.getElementById( `edit-${ id }` );
	for ( const field of form?.querySelectorAll<
		HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
	>( '[data-fact]' ) ?? [] ) {
		field.value = values[ field.dataset.fact ?? '' ] ?? '';
		field.disabled = false;
	}
} );
