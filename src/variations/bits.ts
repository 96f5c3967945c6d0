/* eslint-disable no-bitwise -- Sets are stored as bits. */
/** Sets of small numbers as bits: one operation intersects thirty-two variations. */
export type Bits = Uint32Array;

/** The set of numbers below a limit that pass a test. */
export function bitsWhere(
	count: number,
	isMember: ( place: number ) => boolean
): Bits {
	const bits = new Uint32Array( Math.ceil( count / 32 ) );
	for ( let place = 0; place < count; place++ ) {
		if ( isMember( place ) ) {
			bits[ place >>> 5 ]! |= 1 << ( place & 31 );
		}
	}
	return bits;
}

// Loops instead of array methods: one choice calls these a thousand times, also on slow phones.

export function intersection( one: Bits, other: Bits ): Bits {
	const shared = new Uint32Array( one.length );
	for ( let place = 0; place < one.length; place++ ) {
		shared[ place ] = one[ place ]! & other[ place ]!;
	}
	return shared;
}

export function intersects( one: Bits, other: Bits ): boolean {
	for ( let place = 0; place < one.length; place++ ) {
		if ( one[ place ]! & other[ place ]! ) {
			return true;
		}
	}
	return false;
}

/** The numbers in a set in ascending order. */
export function* members( bits: Bits ): Generator< number > {
	for ( let place = 0; place < bits.length; place++ ) {
		for ( let word = bits[ place ]!; word; word &= word - 1 ) {
			yield place * 32 + 31 - Math.clz32( word & -word );
		}
	}
}

/** Whether all of some flags are set; both are sums of powers of two. */
export const hasAllFlags = ( flags: number, required: number ): boolean =>
	( flags & required ) === required;
