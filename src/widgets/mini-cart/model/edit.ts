/**
 * Validates the quantity that a shopper has typed into a line of the cart
 * (spec §5). Pure.
 */
import { format, type QuantityLimits } from '../../../theme/quantity/limits';

/** Steps such as 0.1 have no exact binary form. */
const TOLERANCE = 1e-6;

/**
 * Returns the quantity to send, or null if the field must be reset.
 *
 * @param typed    The value of the field.
 * @param original The quantity in the cart once all requests have a response.
 * @param limits   Limits of the field.
 */
export function quantityToSend(
	typed: string,
	original: string,
	limits: QuantityLimits
): string | null {
	const number = Number.parseFloat( typed );
	const wanted = Math.max(
		Math.min( Number.isFinite( number ) ? number : 0, limits.max ),
		limits.min
	);
	const steps = wanted / limits.step;
	const isMultiple = Math.abs( steps - Math.round( steps ) ) <= TOLERANCE;
	return wanted > 0 && isMultiple && wanted !== Number( original )
		? exact( wanted )
		: null;
}

/** Two decimals where they are enough; a step may have more. */
const exact = ( value: number ) =>
	Number( format( value ) ) === value ? format( value ) : String( value );
