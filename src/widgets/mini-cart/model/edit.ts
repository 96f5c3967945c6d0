/**
 * What becomes of a quantity that a shopper has typed into a line of the cart
 * (spec §5), without the field.
 */
import { format, type QuantityLimits } from '../../../theme/quantity/limits';

/** Steps such as 0.1 have no exact binary form. */
const TOLERANCE = 1e-6;

/**
 * The quantity to be sent; null where the original is to be put back.
 *
 * @param typed    What stands in the field.
 * @param original What the cart holds, or will when all is answered.
 * @param limits   Of the field.
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
