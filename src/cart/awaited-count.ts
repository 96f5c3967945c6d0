import type { CartBus } from './cart-queue';

const COUNTER = '.minicart-counter';

/** Stands on a counter that is ahead of the server. */
const AWAITED = 'data-awaited';

/** A counter as the server drew it. */
interface Said {
	count: number;
	nodes: Node[];
	hidden: boolean;
}

/**
 * The number on the cart counts what was just asked for before the server has
 * answered, and takes it back when nothing comes of it. Only the number is ahead:
 * lines and money are the server's (decision 0017).
 *
 * @param bus Tells when the server's parts were put in the page.
 * @return Counts so many pieces, until what it returns is called.
 */
export function createAwaitedCount(
	bus: CartBus
): ( quantity: number ) => () => void {
	const said = new WeakMap< Element, Said >();
	let awaited = 0;

	function read( counter: HTMLElement ): Said {
		const hidden = counter.hasAttribute( 'hidden' );
		const known = said.get( counter ) ?? {
			count: hidden ? 0 : toCount( counter ),
			nodes: [ ...counter.childNodes ],
			hidden,
		};
		said.set( counter, known );
		return known;
	}

	function draw() {
		for ( const counter of document.querySelectorAll< HTMLElement >(
			COUNTER
		) ) {
			if ( awaited > 0 ) {
				const number = document.createElement( 'span' );
				number.setAttribute( 'aria-hidden', 'true' );
				// Ungrouped: a formatter's first call takes longer than all of this.
				number.textContent = String(
					Math.round( ( read( counter ).count + awaited ) * 1000 ) /
						1000
				);
				counter.replaceChildren( number );
				counter.hidden = false;
				counter.setAttribute( AWAITED, '' );
			} else if ( counter.hasAttribute( AWAITED ) ) {
				const { nodes, hidden } = read( counter );
				counter.replaceChildren( ...nodes );
				counter.hidden = hidden;
				counter.removeAttribute( AWAITED );
			}
		}
	}

	bus.on( 'cart:changed', draw );

	return ( quantity ) => {
		awaited += quantity;
		draw();
		return () => {
			awaited -= quantity;
			draw();
		};
	};
}

/**
 * How many pieces a request asks for: one where it does not say, and all of them
 * where a form asks for several products.
 *
 * @param data The fields of the request.
 */
export function piecesOf( data: Record< string, string > ): number {
	const quantities = Object.entries( data )
		.filter( ( [ name ] ) => /^quantity(\[|$)/.test( name ) )
		.map( ( [ , value ] ) => Number( value ) )
		.filter( ( quantity ) => quantity > 0 && Number.isFinite( quantity ) );
	return quantities.length > 0
		? quantities.reduce( ( sum, quantity ) => sum + quantity )
		: 1;
}

/** Thousands are grouped by what the language groups them by. */
function toCount( counter: Element ): number {
	const number = counter.querySelector( '[aria-hidden]' ) ?? counter;
	return Number( ( number.textContent ?? '' ).replace( /\D/g, '' ) );
}
