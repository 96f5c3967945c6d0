/**
 * What plus and minus do; loaded when somebody comes near one.
 */
import { readLimits } from './limits';
import { step } from './step';

/**
 * There is nothing to fetch.
 *
 * @public
 */
export const prepare = () => Promise.resolve();

/**
 * Steps up or down, and tells the form of it.
 *
 * @public
 * @param button Plus or minus.
 */
export function open( button: HTMLElement ): void {
	const input = button
		.closest( '.quantity' )
		?.querySelector< HTMLInputElement >( 'input[type="number"]' );
	const before = input?.value;
	if ( ! input || before === undefined ) {
		return;
	}
	input.value = step(
		before,
		button.dataset.step === '-1' ? -1 : 1,
		readLimits( input )
	);
	if ( input.value !== before ) {
		input.dispatchEvent( new Event( 'input', { bubbles: true } ) );
		input.dispatchEvent( new Event( 'change', { bubbles: true } ) );
	}
}
