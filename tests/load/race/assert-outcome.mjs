/**
 * The rule of all races: a run without the guard has to fail, or else the run with
 * the guard proves nothing.
 */
import { ShopError } from '../../shop/output.mjs';

/**
 * @param {Object}  outcome
 * @param {number}  outcome.wrong     Number of faults.
 * @param {boolean} outcome.isControl Whether the guard was off.
 * @param {string}  outcome.fault     Error message for faults with the guard on.
 * @throws {ShopError} If the control had no fault, or the run with the guard had one.
 */
export function assertOutcome( { wrong, isControl, fault } ) {
	if ( isControl && wrong === 0 ) {
		throw new ShopError(
			'There was no fault without the guard either: this test cannot fail.'
		);
	}
	if ( ! isControl && wrong > 0 ) {
		throw new ShopError( fault );
	}
}
