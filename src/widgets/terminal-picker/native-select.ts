import { listen, together, type Cleanup } from '@vitrina/core';
import { getChosen, type Picker } from './picker';
import { findTerminal, readSelect, type Terminal } from './terminals';

/** Sets the field's value and dispatches `change`. */
function setValue(
	select: HTMLSelectElement,
	terminal: Terminal | undefined
): void {
	const id = terminal?.id ?? '';
	if ( select.value === id ) {
		return;
	}
	select.value = id;
	if ( terminal && select.value !== id ) {
		// The terminal is in a country whose list is not in the page.
		select.add( new Option( terminal.text, id ) );
		select.value = id;
	}
	select.dispatchEvent( new Event( 'change', { bubbles: true } ) );
}

/** Keeps the form's own field and the picker in sync. Returns a cleanup function. */
export function bindSelect(
	select: HTMLSelectElement,
	picker: Picker
): Cleanup {
	const write = () => setValue( select, getChosen( picker.get() ) );

	/** Chooses what another script, or the browser on Back, has set in the field. */
	function read(): void {
		const id = select.value;
		if ( id !== '' && id !== getChosen( picker.get() )?.id ) {
			const terminal = findTerminal( readSelect( select ), id );
			if ( terminal ) {
				picker.actions.choose( terminal );
			}
		}
	}

	read();
	write();
	return together(
		listen( select, 'change', read ),
		picker.subscribe( write )
	);
}
