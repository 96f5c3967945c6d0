import {
	readLimits,
	type QuantityLimits,
} from '../../../theme/quantity/limits';

/** A line as the server printed it; see woocommerce/cart/mini-cart.php. */
export interface PrintedLine {
	readonly key: string;
	readonly element: HTMLElement;
	/** The name of its quantity field; empty where the quantity cannot be changed. */
	readonly name: string;
	/** How many the server holds. */
	readonly quantity: string;
	readonly limits: QuantityLimits;
	/** The element around field and buttons. */
	readonly stepper: HTMLElement | null;
}

/** What the server said the cart holds. */
export interface PrintedCart {
	/** False for what every visitor gets with the page: the real cart is on its way. */
	readonly isReal: boolean;
	readonly lines: readonly PrintedLine[];
	/** Discount codes that are applied. */
	readonly codes: readonly string[];
	/** The subtotal with its label, in words. */
	readonly total: string;
	/** The part with the field for a code. */
	readonly coupon: HTMLDetailsElement | null;
}

export const NOTHING_PRINTED: PrintedCart = {
	isReal: false,
	lines: [],
	codes: [],
	total: '',
	coupon: null,
};

/**
 * Reads WooCommerce's fragment. Elements that are still the same give the same
 * lines as before: React has changed their fields since.
 *
 * @param place Where the fragment is, or others put their own.
 * @param known What was read before.
 */
export function readCart( place: Element, known: PrintedCart ): PrintedCart {
	const find = < E extends Element >( selector: string ) => [
		...place.querySelectorAll< E >( selector ),
	];
	return {
		isReal: ! place.querySelector( '[data-printed]' ),
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
		codes: find< HTMLElement >( '.mini-cart__take-back' ).map(
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
