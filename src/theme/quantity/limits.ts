/** The rules of a quantity field (spec §5) that a page needs at once. Pure functions. */

export interface QuantityLimits {
	min: number;
	/** Infinity if there is none. */
	max: number;
	/** Above 0; a step of "any" or none is 1. */
	step: number;
}

export function readLimits( input: {
	min: string;
	max: string;
	step: string;
} ): QuantityLimits {
	const size = Number.parseFloat( input.step );
	return {
		min: parse( input.min, 0 ),
		max: parse( input.max, Infinity ),
		step: size > 0 ? size : 1,
	};
}

/** At most two decimals, trailing zeros dropped. */
export function format( value: number ): string {
	return String( Math.round( value * 100 ) / 100 );
}

/** Which of the two buttons can change the value. */
export function canStep(
	value: string,
	limits: QuantityLimits
): { up: boolean; down: boolean } {
	const now = parse( value, 0 );
	return { up: now < limits.max, down: now > Math.max( limits.min, 0 ) };
}

/** On load, a value below min is raised to it, when min is 0 or more. */
export function raiseToMin( value: string, limits: QuantityLimits ): string {
	const now = parse( value, 0 );
	return limits.min >= 0 && now < limits.min ? format( limits.min ) : value;
}

export function parse( text: string, fallback: number ): number {
	const value = Number.parseFloat( text );
	return Number.isFinite( value ) ? value : fallback;
}
