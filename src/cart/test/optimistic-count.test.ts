import fc from 'fast-check';
import { createBus, type EventMap } from '@vitrina/core';
import { createOptimisticCount, requestedQuantity } from '../optimistic-count';

const EMPTY = '<span class="minicart-counter" hidden=""></span>';

const drawn = ( count: number ) =>
	count > 0
		? `<span class="minicart-counter"><span aria-hidden="true">${ count }</span><span class="visually-hidden">${ count } pcs.</span></span>`
		: EMPTY;

const counter = () =>
	document.querySelector( '.minicart-counter' ) as HTMLElement;

/** What the eye reads. */
const shown = () =>
	counter().hidden
		? 0
		: Number( counter().querySelector( '[aria-hidden]' )?.textContent );

function setUp( count = 0 ) {
	document.body.innerHTML = drawn( count );
	const bus = createBus< EventMap >();
	return {
		countAhead: createOptimisticCount( bus ),
		/** The server's parts, as fragments.ts puts them in. */
		say( said: number ) {
			counter().outerHTML = drawn( said );
			bus.emit( 'cart:changed', { source: 'refresh' } );
		},
	};
}

it( '[CART-01] counts before the server answers, and is the server’s own after', () => {
	const { countAhead, say } = setUp( 2 );
	const stop = countAhead( 3 );
	expect( shown() ).toBe( 5 );
	expect( counter().hasAttribute( 'data-awaited' ) ).toBe( true );
	expect( counter().textContent ).not.toContain( 'pcs.' );
	stop();
	say( 5 );
	expect( counter().outerHTML ).toBe( drawn( 5 ) );
} );

it.each( [ 0, 2 ] )(
	'[CART-01] takes back what was not added to a cart of %i',
	( before ) => {
		const { countAhead } = setUp( before );
		const stop = countAhead( 1 );
		expect( shown() ).toBe( before + 1 );
		stop();
		expect( counter().outerHTML ).toBe( drawn( before ) );
	}
);

it( '[CART-03] never shows another number than what is said and what is awaited', () => {
	fc.assert(
		fc.property(
			fc.array(
				fc.oneof(
					fc.record( { add: fc.integer( { min: 1, max: 9 } ) } ),
					fc.record( { end: fc.nat() } ),
					fc.record( { say: fc.nat( { max: 50 } ) } )
				),
				{ maxLength: 30 }
			),
			( steps ) => {
				const { countAhead, say } = setUp();
				const awaited: Array< [ number, () => void ] > = [];
				let said = 0;
				for ( const step of steps ) {
					if ( 'add' in step ) {
						awaited.push( [ step.add, countAhead( step.add ) ] );
					} else if ( 'say' in step ) {
						said = step.say;
						say( said );
					} else {
						const [ ended ] = awaited.splice(
							step.end % ( awaited.length || 1 ),
							1
						);
						ended?.[ 1 ]();
					}
					const sum = awaited.reduce( ( all, [ n ] ) => all + n, 0 );
					expect( shown() ).toBe( said + sum );
					expect( counter().hasAttribute( 'data-awaited' ) ).toBe(
						sum > 0
					);
				}
				awaited.forEach( ( [ , stop ] ) => stop() );
				expect( counter().outerHTML ).toBe( drawn( said ) );
			}
		)
	);
} );

it( '[CART-01] reads a number however the language groups its thousands', () => {
	const { countAhead } = setUp();
	document.documentElement.lang = 'lt-LT';
	counter().outerHTML =
		'<span class="minicart-counter"><span aria-hidden="true">1\u00a0234</span></span>';
	countAhead( 1 );
	expect( counter().textContent?.replace( /\D/g, '' ) ).toBe( '1235' );
	document.documentElement.lang = '';
} );

it.each( [
	[ {}, 1 ],
	[ { quantity: '4' }, 4 ],
	[ { quantity: '0.5' }, 0.5 ],
	[ { quantity: 'many' }, 1 ],
	[ { quantity: '-2' }, 1 ],
	[ { quantity: '1e999' }, 1 ],
	[ { 'quantity[7]': '2', 'quantity[9]': '3', quantity_note: '8' }, 5 ],
] as Array< [ Record< string, string >, number ] > )(
	'[CART-01] %p asks for %d',
	( data, pieces ) => {
		expect( requestedQuantity( data ) ).toBe( pieces );
	}
);
