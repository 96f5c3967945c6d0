import { showDialog } from '../show-dialog';

const showModal = jest.fn( function ( this: HTMLDialogElement ) {
	this.open = true;
} );

let dialog: HTMLDialogElement;

beforeEach( () => {
	showModal.mockClear();
	dialog = document.createElement( 'dialog' );
	Object.assign( dialog, {
		showModal,
		close: () => {
			dialog.open = false;
		},
	} );
	document.body.replaceChildren( dialog );
} );

it( 'shows the dialog at once, and makes it modal after the next paint', async () => {
	const shown = showDialog( dialog );
	expect( dialog.open ).toBe( true );
	expect( showModal ).not.toHaveBeenCalled();
	await shown;
	expect( showModal ).toHaveBeenCalledTimes( 1 );
	expect( dialog.open ).toBe( true );
} );

it( 'Escape closes it before that, and it stays closed', async () => {
	const shown = showDialog( dialog );
	document.dispatchEvent( new KeyboardEvent( 'keydown', { key: 'a' } ) );
	expect( dialog.open ).toBe( true );
	document.dispatchEvent( new KeyboardEvent( 'keydown', { key: 'Escape' } ) );
	await shown;
	expect( dialog.open ).toBe( false );
	expect( showModal ).not.toHaveBeenCalled();
	// From then on the browser handles the key.
	dialog.open = true;
	document.dispatchEvent( new KeyboardEvent( 'keydown', { key: 'Escape' } ) );
	expect( dialog.open ).toBe( true );
} );
