import { format, parse, type QuantityLimits } from './limits';

/** The value one step up or down, within the limits and not below 0. */
export function step(
	value: string,
	direction: 1 | -1,
	limits: QuantityLimits
): string {
	const now = parse( value, 0 );
	if ( direction === -1 && now <= 0 ) {
		return format( now );
	}
	const next = now + direction * limits.step;
	return format( Math.min( Math.max( next, limits.min, 0 ), limits.max ) );
}
