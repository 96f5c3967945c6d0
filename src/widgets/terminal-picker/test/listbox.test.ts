import fc from 'fast-check';
import { createListbox, type Listbox } from '../list/listbox';
import type { Drawing } from '../list/row-element';
import { toRows, type Rows } from '../rows';
import { fakeLayout } from './layout';

function makeRows( sizes: readonly number[] ): Rows {
	return toRows(
		sizes.map( ( size, at ) => ( {
			text: `City ${ at }`,
			children: Array.from( { length: size }, ( _, child ) => ( {
				id: `${ at }${ child }`,
				text: `Shop ${ child }, Street ${ at }`,
				city: `City ${ at }`,
			} ) ),
		} ) )
	);
}

const drawing: Drawing = {
	id: 'list',
	words: [],
	total: 0,
	active: -1,
	chosenId: undefined,
};

interface Started {
	readonly listbox: Listbox;
	readonly box: Element;
	readonly chosen: number[];
	readonly pointed: number[];
}

/** A listbox that has been told how high it is. */
async function start(): Promise< Started > {
	const chosen: number[] = [];
	const pointed: number[] = [];
	const listbox = createListbox( {
		id: 'list',
		label: 'Terminals',
		onPoint: ( option ) => pointed.push( option ),
		onChoose: ( option ) => chosen.push( option ),
		onCity: () => {},
	} );
	document.body.replaceChildren( listbox.element );
	const box = listbox.element.firstElementChild as Element;
	await Promise.resolve();
	return { listbox, box, chosen, pointed };
}

beforeEach( fakeLayout );

describe( 'the listbox', () => {
	it( '[TERM-10] holds rows in the order of the list, the active one among them, wherever it is scrolled', async () => {
		const { listbox, box } = await start();
		const steps = fc.array(
			fc.record( {
				sizes: fc.array( fc.integer( { min: 1, max: 90 } ), {
					minLength: 1,
					maxLength: 6,
				} ),
				active: fc.nat( 400 ),
				top: fc.nat( 20_000 ),
				isNew: fc.boolean(),
			} ),
			{ minLength: 1 }
		);
		fc.assert(
			fc.property( steps, ( all ) => {
				let rows = makeRows( [] );
				for ( const { sizes, active, top, isNew } of all ) {
					if ( isNew || rows.total === 0 ) {
						rows = makeRows( sizes );
						listbox.show( rows, drawing );
					}
					const option = active % rows.total;
					listbox.draw( {
						...drawing,
						total: rows.total,
						active: option,
					} );
					listbox.element.scrollTop = top;
					listbox.element.dispatchEvent( new Event( 'scroll' ) );
					const places = Array.from( box.children, ( row ) =>
						parseFloat( ( row as HTMLElement ).style.top )
					);
					expect( places ).toEqual(
						places.toSorted( ( one, other ) => one - other )
					);
					expect( new Set( places ).size ).toBe( places.length );
					expect( places.length ).toBeLessThanOrEqual( 20 );
					expect(
						box.querySelectorAll( '.is-highlighted' )
					).toHaveLength( 1 );
					expect( box.querySelector( '.is-highlighted' )?.id ).toBe(
						`list-${ option }`
					);
				}
			} )
		);
	} );

	it( '[TERM-10] is not led by a mouse that stands still while the list moves', async () => {
		const { listbox, box, pointed } = await start();
		listbox.show( makeRows( [ 3 ] ), drawing );
		const option = box.querySelector( '[role="option"]' ) as Element;
		const still = new MouseEvent( 'mousemove', { bubbles: true } );
		Object.assign( still, { movementX: 0, movementY: 0 } );
		option.dispatchEvent( still );
		expect( pointed ).toEqual( [] );
		const moved = new MouseEvent( 'mousemove', { bubbles: true } );
		Object.assign( moved, { movementX: 1, movementY: 0 } );
		option.dispatchEvent( moved );
		expect( pointed ).toEqual( [ 0 ] );
	} );

	it( '[TERM-05] takes a click on a terminal, and none on a city; neither takes the focus', async () => {
		const { listbox, box, chosen } = await start();
		listbox.show( makeRows( [ 3 ] ), drawing );
		for ( const row of box.children ) {
			const down = new MouseEvent( 'mousedown', {
				bubbles: true,
				cancelable: true,
			} );
			row.dispatchEvent( down );
			expect( down.defaultPrevented ).toBe( true );
			( row as HTMLElement ).click();
		}
		expect( chosen ).toEqual( [ 0, 1, 2 ] );
	} );

	it( '[TERM-10] shows names as text, whatever is in them', async () => {
		const { listbox, box } = await start();
		const terminal = { id: '1', text: '<img src=x>, <b>', city: '<i>' };
		listbox.show( toRows( [ { text: '<i>', children: [ terminal ] } ] ), {
			...drawing,
			words: [ 'img' ],
		} );
		expect( box.textContent ).toBe( '<i><img src=x><b><i>' );
		expect( box.querySelector( 'img, b, i' ) ).toBeNull();
	} );
} );
