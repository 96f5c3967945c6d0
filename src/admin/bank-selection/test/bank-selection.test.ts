import fc from 'fast-check';
import { connectSelection } from '..';

function printList( ticked: readonly boolean[] ): HTMLElement {
	const box = document.createElement( 'fieldset' );
	const isAll = ticked.every( Boolean );
	box.innerHTML = `<input type="checkbox" data-select-all${
		isAll ? ' checked' : ''
	}>${ ticked
		.map(
			( isTicked ) =>
				`<input type="checkbox" data-bank${ isTicked ? ' checked' : '' }>`
		)
		.join( '' ) }`;
	return box;
}

function boxesOf( list: HTMLElement ): HTMLInputElement[] {
	return [ ...list.querySelectorAll( 'input' ) ];
}

function press( box: HTMLInputElement | undefined ): void {
	if ( box ) {
		box.checked = ! box.checked;
		box.dispatchEvent( new Event( 'change', { bubbles: true } ) );
	}
}

describe( 'the list of banks in the settings', () => {
	it( '[BANK-02] "select all" checks and unchecks every bank', () => {
		const list = printList( [ true, false, false ] );
		connectSelection( list );
		const [ all, ...banks ] = boxesOf( list );
		press( all );
		expect( banks.map( ( { checked } ) => checked ) ).toEqual( [
			true,
			true,
			true,
		] );
		press( all );
		expect( banks.map( ( { checked } ) => checked ) ).toEqual( [
			false,
			false,
			false,
		] );
	} );

	it( '[BANK-02] whatever is pressed, "select all" is checked exactly when every bank is', () => {
		fc.assert(
			fc.property(
				fc.array( fc.boolean(), { minLength: 1, maxLength: 8 } ),
				fc.array( fc.nat( 8 ), { maxLength: 20 } ),
				( ticked, presses ) => {
					const list = printList( ticked );
					connectSelection( list );
					const boxes = boxesOf( list );
					for ( const at of presses ) {
						const before = boxes.map( ( { checked } ) => checked );
						press( boxes[ at ] );
						const now = boxes.map( ( { checked } ) => checked );
						expect( now[ 0 ] ).toBe(
							now.slice( 1 ).every( Boolean )
						);
						// A bank changes itself and "select all", nothing else.
						const others = now.filter(
							( isTicked, i ) =>
								i > 0 && i !== at && isTicked !== before[ i ]
						);
						expect( at === 0 ? [] : others ).toEqual( [] );
					}
				}
			)
		);
	} );

	it( '[BANK-02] let go of, the boxes are as the browser has them', () => {
		const list = printList( [ false, false ] );
		connectSelection( list )();
		const [ all, ...banks ] = boxesOf( list );
		press( all );
		expect( banks.some( ( { checked } ) => checked ) ).toBe( false );
	} );
} );
