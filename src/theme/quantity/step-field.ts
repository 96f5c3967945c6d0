import { readLimits } from './limits';
import { step } from './step';

/**
 * Tells the form and other plugins of a step, as they hear of what is typed.
 *
 * @param input The field.
 */
export function tellField( input: HTMLInputElement ): void {
	for ( const name of [ 'input', 'change' ] ) {
		input.dispatchEvent( new Event( name, { bubbles: true } ) );
	}
}

/**
 * Steps a field up or down, within its limits.
 *
 * @param input     The field, which holds the number.
 * @param direction Where to.
 */
export function stepField( input: HTMLInputElement, direction: 1 | -1 ): void {
	const before = input.value;
	input.value = step( before, direction, readLimits( input ) );
	if ( input.value !== before ) {
		tellField( input );
	}
}
