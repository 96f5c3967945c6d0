import {
	readLimits,
	type QuantityLimits,
} from '../../../theme/quantity/limits';

/** A line as the server printed it; see woocommerce/cart/mini-cart.php. */
export interface PrintedLine {
	readonly key: string;
	readonly element: HTMLElement;
	/** The name of its quantity field; empty if the quantity cannot be changed. */
	readonly name: string;
	/** The quantity on the server. */
	readonly quantity: string;
	readonly limits: QuantityLimits;
	/** The element around field and buttons. */
	readonly stepper: HTMLElement | null;
}

/** The cart as the server printed it. */
export interface PrintedCart {
	/** False for the placeholder in the page: the visitor's cart is still loading. */
	readonly isLoaded: boolean;
	readonly lines: readonly PrintedLine[];
	/** Discount codes that are applied. */
	readonly codes: readonly string[];
	/** The text of the subtotal and its label. */
	readonly total: string;
	/** The element around the coupon form. */
	readonly coupon: HTMLDetailsElement | null;
}

export const EMPTY_CART: PrintedCart = {
	isLoaded: false,
	lines: [],
	codes: [],
	total: '',
	coupon: null,
};

/**
 * Reads WooCommerce's fragment. An element that was not replaced keeps its
 * line object, because React has changed the field in it since.
 *
 * @param place The container of the fragment.
 * @param known The result of the previous read.
 */
export function readCart( place: Element, known: PrintedCart ): PrintedCart {
	const find = < E extends Element >( selector: string ) => [
		...place.querySelectorAll< E >( selector ),
	];
	return {
		isLoaded: ! place.querySelector( '[data-printed]' ),
		lines: find< HTMLElement >(
			'.mini-cart__line[data-cart_item_key]'
		).map( ( element ) => {
			const same = known.lines.find(
				( line ) =>
					line.element === element &&
					( ! line.stepper || element.contains( line.stepper ) )
			);
			return same ?? readLine( element );
		} ),
		codes: find< HTMLElement >( '.mini-cart__remove-coupon' ).map(
			( { dataset } ) => dataset.coupon ?? ''
		),
		total:
			place
				.querySelector( '.woocommerce-mini-cart__total' )
				?.textContent?.trim() ?? '',
		coupon: place.querySelector< HTMLDetailsElement >(
			'details.mini-cart__coupon'
		),
	};
}

function readLine( element: HTMLElement ): PrintedLine {
	const field = element.querySelector< HTMLInputElement >(
		'.quantity input[type="number"]'
	);
	return {
		key: element.dataset.cart_item_key ?? '',
		element,
		name: field?.name ?? '',
		quantity: field?.defaultValue ?? '',
		limits: readLimits( field ?? { min: '', max: '', step: '' } ),
		stepper: field?.closest< HTMLElement >( '.quantity' ) ?? null,
	};
}
