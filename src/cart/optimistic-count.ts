import type { CartBus } from './cart-queue';

const COUNTER = '.minicart-counter';

/** Set on a counter that is ahead of the server. */
const OPTIMISTIC = 'data-awaited';

/** A counter as the server printed it. */
interface ServerCount {
	count: number;
	nodes: Node[];
	hidden: boolean;
}

/**
 * Adds requested items to the cart's counter before the server has responded, and
 * subtracts them when the request fails. Only the number is optimistic: lines and
 * prices come from the server (decision 0017). Returns a function that adds a quantity,
 * and returns one that subtracts it.
 */
export function createOptimisticCount(
	bus: CartBus
): ( quantity: number ) => () => void {
	const serverCounts = new WeakMap< Element, ServerCount >();
	let pending = 0;

	function serverCount( counter: HTMLElement ): ServerCount {
		const hidden = counter.hasAttribute( 'hidden' );
		const known = serverCounts.get( counter ) ?? {
			count: hidden ? 0 : parseCount( counter ),
			nodes: [ ...counter.childNodes ],
			hidden,
		};
		serverCounts.set( counter, known );
		return known;
	}

	function render() {
		for ( const counter of document.querySelectorAll< HTMLElement >(
			COUNTER
		) ) {
			if ( pending > 0 ) {
				const number = document.createElement( 'span' );
				number.setAttribute( 'aria-hidden', 'true' );
				// Without thousands separators: the first call of a number formatter takes
				// longer than all of this.
				number.textContent = String(
					Math.round(
						( serverCount( counter ).count + pending ) * 1000
					) / 1000
				);
				counter.replaceChildren( number );
				counter.hidden = false;
				counter.setAttribute( OPTIMISTIC, '' );
			} else if ( counter.hasAttribute( OPTIMISTIC ) ) {
				const { nodes, hidden } = serverCount( counter );
				counter.replaceChildren( ...nodes );
				counter.hidden = hidden;
				counter.removeAttribute( OPTIMISTIC );
			}
		}
	}

	bus.on( 'cart:changed', render );

	return ( quantity ) => {
		pending += quantity;
		render();
		return () => {
			pending -= quantity;
			render();
		};
	};
}

/** The quantity that a request adds: 1 without a quantity, the sum for several products. */
export function requestedQuantity( data: Record< string, string > ): number {
	const quantities = Object.entries( data )
		.filter( ( [ name ] ) => /^quantity(\[|$)/.test( name ) )
		.map( ( [ , value ] ) => Number( value ) )
		.filter( ( quantity ) => quantity > 0 && Number.isFinite( quantity ) );
	return quantities.length > 0
		? quantities.reduce( ( sum, quantity ) => sum + quantity )
		: 1;
}

/** Reads the digits only, because the thousands separator depends on the language. */
function parseCount( counter: Element ): number {
	const number = counter.querySelector( '[aria-hidden]' ) ?? counter;
	return Number( ( number.textContent ?? '' ).replace( /\D/g, '' ) );
}
