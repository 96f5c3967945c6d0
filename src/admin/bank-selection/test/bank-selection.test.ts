import fc from 'fast-check';
import { connectSelection } from '..';

function printList( ticked: readonly boolean[] ): HTMLElement {
	const list = document.createElement( 'fieldset' );
	const isAll = ticked.every( Boolean );
	list.innerHTML = `<input type="checkbox" data-select-all${
		isAll ? ' checked' : ''
	}>${ ticked
		.map(
			( isTicked ) =>
				`<input type="checkbox" data-bank${ isTicked ? ' checked' : '' }>`
		)
		.join( '' ) }`;
	return list;
}

function getCheckboxes( list: HTMLElement ): HTMLInputElement[] {
	return [ ...list.querySelectorAll( 'input' ) ];
}

function press( checkbox: HTMLInputElement | undefined ): void {
	if ( checkbox ) {
		checkbox.checked = ! checkbox.checked;
		checkbox.dispatchEvent( new Event( 'change', { bubbles: true } ) );
	}
}

describe( 'the list of banks in the settings', () => {
	it( '[BANK-02] "select all" checks and unchecks every bank', () => {
		const list = printList( [ true, false, false ] );
		connectSelection( list );
		const [ all, ...banks ] = getCheckboxes( list );
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

	it( '[BANK-02] after any clicks "select all" is checked only if every bank is', () => {
		fc.assert(
			fc.property(
				fc.array( fc.boolean(), { minLength: 1, maxLength: 8 } ),
				fc.array( fc.nat( 8 ), { maxLength: 20 } ),
				( ticked, presses ) => {
					const list = printList( ticked );
					connectSelection( list );
					const checkboxes = getCheckboxes( list );
					for ( const at of presses ) {
						const before = checkboxes.map(
							( { checked } ) => checked
						);
						press( checkboxes[ at ] );
						const now = checkboxes.map(
							( { checked } ) => checked
						);
						expect( now[ 0 ] ).toBe(
							now.slice( 1 ).every( Boolean )
						);
						// A click on a bank changes only that bank and "select all".
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

	it( '[BANK-02] after cleanup "select all" no longer changes the banks', () => {
		const list = printList( [ false, false ] );
		connectSelection( list )();
		const [ all, ...banks ] = getCheckboxes( list );
		press( all );
		expect( banks.some( ( { checked } ) => checked ) ).toBe( false );
	} );
} );
