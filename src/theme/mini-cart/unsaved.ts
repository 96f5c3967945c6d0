/**
 * Quantities that could not be saved. The field shows what the server holds; what
 * the shopper wanted stands beside it, with a button that sends it again.
 */
import { findField, miniCartSettings } from './panel-part';

const NOTE = 'mini-cart__unsaved';

/** What was wanted, by the name of the field. */
const unsaved = new Map< string, string >();

/**
 * Keeps the notes through every replacement of the lines.
 *
 * @param panel The dialog.
 * @param send  Sends a quantity again.
 */
export function watchUnsaved(
	panel: HTMLElement,
	send: ( input: HTMLInputElement, quantity: string ) => void
): void {
	panel.addEventListener( 'click', ( { target } ) => {
		const note = ( target as Element ).closest( `.${ NOTE } button` );
		const input = note
			?.closest( '.mini-cart__line' )
			?.querySelector< HTMLInputElement >( 'input.qty' );
		const quantity = input && unsaved.get( input.name );
		if ( quantity ) {
			input.focus( { preventScroll: true } );
			send( input, quantity );
		}
	} );
	new MutationObserver( showAll ).observe( panel, {
		childList: true,
		subtree: true,
	} );
}

/**
 * @param name     Of the field.
 * @param quantity What was wanted.
 */
export function keepUnsaved( name: string, quantity: string ): void {
	unsaved.set( name, quantity );
	showAll();
}

/** @param name Of the field. */
export function forgetUnsaved( name: string ): void {
	unsaved.delete( name );
	findField( name )
		?.closest( '.mini-cart__line' )
		?.querySelector( `.${ NOTE }` )
		?.remove();
}

function showAll(): void {
	for ( const [ name, quantity ] of unsaved ) {
		const input = findField( name );
		// The line is gone, or the answer alone was lost.
		if ( ! input || Number( input.defaultValue ) === Number( quantity ) ) {
			forgetUnsaved( name );
			continue;
		}
		const line = input.closest( '.mini-cart__line' );
		if ( line && ! line.querySelector( `.${ NOTE }` ) ) {
			line.append( createNote( quantity ) );
		}
	}
}

function createNote( quantity: string ): HTMLElement {
	const { unsaved: text, again } = miniCartSettings().texts;
	const note = document.createElement( 'p' );
	const button = document.createElement( 'button' );
	note.className = NOTE;
	button.type = 'button';
	button.textContent = again;
	note.append( `${ text.replace( '%s', () => quantity ) } `, button );
	return note;
}
