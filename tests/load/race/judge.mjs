/**
 * What all races have in common: a run without the guard has to go wrong, or
 * the run with it says nothing.
 */
import { ShopError } from '../../shop/say.mjs';

/**
 * @param {Object}  verdict
 * @param {number}  verdict.wrong     How much went wrong.
 * @param {boolean} verdict.isControl Whether the guard was off.
 * @param {string}  verdict.fault     What to say when something went wrong with the guard on.
 * @throws {ShopError} When the control went right, or the run itself did not.
 */
export function judge( { wrong, isControl, fault } ) {
	if ( isControl && wrong === 0 ) {
		throw new ShopError(
			'All went right without the guard too: this test cannot fail.'
		);
	}
	if ( ! isControl && wrong > 0 ) {
		throw new ShopError( fault );
	}
}
