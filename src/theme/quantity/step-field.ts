import { readLimits } from './limits';
import { step } from './step';

/** Dispatches the events of a typed value, for the form and other plugins. */
export function dispatchChange( input: HTMLInputElement ): void {
	for ( const name of [ 'input', 'change' ] ) {
		input.dispatchEvent( new Event( name, { bubbles: true } ) );
	}
}

export function stepField( input: HTMLInputElement, direction: 1 | -1 ): void {
	const before = input.value;
	input.value = step( before, direction, readLimits( input ) );
	if ( input.value !== before ) {
		dispatchChange( input );
	}
}
