import { act, fireEvent, render } from '@testing-library/react';
import fc from 'fast-check';
import contract from '../../../../tests/contract/terminal-picker.json';
import { createIndex } from '../../../search/match';
import { Results } from '../list/results';
import {
	searchReducer,
	startSearch,
	type SearchState,
} from '../sheet/search-state';
import type { TerminalGroup } from '../terminals';
import { fakeLayout } from './layout';

function makeGroups( sizes: readonly number[] ): TerminalGroup[] {
	return sizes.map( ( size, at ) => ( {
		text: `City ${ at }`,
		children: Array.from( { length: size }, ( _, child ) => ( {
			id: `${ at }${ child }`,
			text: `Shop ${ child }, Street ${ at }`,
			city: `City ${ at }`,
		} ) ),
	} ) );
}

const start = ( groups: readonly TerminalGroup[] ): SearchState =>
	startSearch( createIndex( groups ), undefined );

function setUp() {
	const chosen: string[] = [];
	const pointed: number[] = [];
	const draw = ( state: SearchState ) => (
		<Results
			id="list"
			labels={ contract.labels }
			state={ state }
			chosenId={ undefined }
			isOpen
			onPoint={ ( option ) => pointed.push( option ) }
			onChoose={ ( { id } ) => chosen.push( id ) }
		/>
	);
	const { container, rerender } = render( draw( start( [] ) ) );
	const list = container.querySelector( '[role="listbox"]' ) as HTMLElement;
	return {
		chosen,
		pointed,
		list,
		box: list.firstElementChild as HTMLElement,
		show: ( state: SearchState ) => act( () => rerender( draw( state ) ) ),
	};
}

beforeEach( () => {
	fakeLayout();
	Object.assign( globalThis, { IS_REACT_ACT_ENVIRONMENT: true } );
} );

afterEach( () => {
	Object.assign( globalThis, { IS_REACT_ACT_ENVIRONMENT: false } );
} );

describe( 'list of results', () => {
	it( '[TERM-10] renders rows in order, the active one among them, at any scroll position', () => {
		const { list, box, show } = setUp();
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
			{ minLength: 1, maxLength: 8 }
		);
		fc.assert(
			fc.property( steps, ( all ) => {
				let state = start( [] );
				for ( const { sizes, active, top, isNew } of all ) {
					if ( isNew || state.rows.total === 0 ) {
						state = start( makeGroups( sizes ) );
						show( state );
					}
					const option = active % state.rows.total;
					state = searchReducer( state, {
						type: 'pointed',
						option,
					} );
					show( state );
					act( () => {
						list.scrollTop = top;
						fireEvent.scroll( list );
					} );
					const lines = Array.from( box.children, ( row ) =>
						Number( row.getAttribute( 'data-index' ) )
					);
					expect( lines ).toEqual(
						lines.toSorted( ( one, other ) => one - other )
					);
					expect( new Set( lines ).size ).toBe( lines.length );
					expect( lines.length ).toBeLessThanOrEqual( 20 );
					for ( const row of box.children ) {
						expect( ( row as HTMLElement ).style.top ).toBe(
							`${
								48 * Number( row.getAttribute( 'data-index' ) )
							}px`
						);
					}
					const highlighted =
						box.querySelectorAll( '.is-highlighted' );
					expect( highlighted ).toHaveLength( 1 );
					expect( highlighted[ 0 ]?.id ).toBe( `list-${ option }` );
				}
			} ),
			{ numRuns: 40 }
		);
	} );

	it( '[TERM-10] ignores a resting mouse while the list scrolls', () => {
		const { box, pointed, show } = setUp();
		show( start( makeGroups( [ 3 ] ) ) );
		const option = box.querySelector( '[role="option"]' ) as Element;
		for ( const movementX of [ 0, 1 ] ) {
			const move = new MouseEvent( 'mousemove', { bubbles: true } );
			Object.assign( move, { movementX, movementY: 0 } );
			act( () => void option.dispatchEvent( move ) );
			expect( pointed ).toEqual( movementX === 0 ? [] : [ 0 ] );
		}
	} );

	it( '[TERM-05] chooses on a click on a terminal, not on a city; the focus stays in the field', () => {
		const { box, chosen, show } = setUp();
		show( start( makeGroups( [ 3 ] ) ) );
		expect( box.children ).toHaveLength( 4 );
		for ( const row of box.children ) {
			expect( fireEvent.mouseDown( row ) ).toBe( false );
			fireEvent.click( row );
		}
		expect( chosen ).toEqual( [ '00', '01', '02' ] );
	} );

	it( '[TERM-10] shows names as text, also with HTML in them', () => {
		const { box, show } = setUp();
		const terminal = { id: '1', text: '<img src=x>, <b>', city: '<i>' };
		const state = start( [ { text: '<i>', children: [ terminal ] } ] );
		show( searchReducer( state, { type: 'typed', query: 'img' } ) );
		expect( box.textContent ).toBe( '<i><img src=x><b><i>' );
		expect( box.querySelector( 'mark' )?.textContent ).toBe( 'img' );
		expect( box.querySelector( 'img, b, i' ) ).toBeNull();
	} );

	it( '[TERM-10] reuses the elements of its lines in the next search', () => {
		const { box, show } = setUp();
		const state = start( makeGroups( [ 3, 4 ] ) );
		show( state );
		const before = [ ...box.children ];
		show( searchReducer( state, { type: 'typed', query: 'shop 1' } ) );
		expect( box.children[ 1 ] ).toBe( before[ 1 ] );
		expect( box.children[ 1 ]?.textContent ).toContain( 'Shop 1' );
	} );

	it( '[TERM-04] shows the city in view once its heading is scrolled out', () => {
		const { list, show } = setUp();
		show( start( makeGroups( [ 40, 40 ] ) ) );
		const count = list.parentElement?.querySelector( 'p' );
		expect( count?.lastElementChild?.textContent ).toBe( '' );
		act( () => {
			list.scrollTop = 48 * 60;
			fireEvent.scroll( list );
		} );
		expect( count?.lastElementChild?.textContent ).toBe( 'City 1' );
	} );
} );
