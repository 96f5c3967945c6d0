/** The form of a product page, as WooCommerce prints it. */

/** The product to buy, by add button, variation or hidden field; empty if there is none, or 0. */
export function productIdOf( form: HTMLFormElement ): string {
	const variation = form.querySelector< HTMLInputElement >(
		'input[name="variation_id"]'
	);
	const source =
		form.querySelector< HTMLButtonElement >(
			'button[name="add-to-cart"]'
		) ??
		variation ??
		form.querySelector< HTMLInputElement >( 'input[name="add-to-cart"]' );
	const id = source?.value ?? '';
	return Number( id ) > 0 ? id : '';
}

/** The id of a variable product; empty for other products. */
export function parentIdOf( form: HTMLFormElement ): string {
	return form.classList.contains( 'variations_form' )
		? ( form.dataset.product_id ?? '' )
		: '';
}

export function quantityOf( form: HTMLFormElement ): string {
	return (
		form.querySelector< HTMLInputElement >( '[name="quantity"]' )?.value ??
		''
	);
}
