/* eslint-disable no-bitwise -- One word holds thirty-two members; this file is where words are taken apart. */
/**
 * Sets of small numbers, thirty-two to a word: what two sets share costs one
 * operation for thirty-two variations.
 */
export type Bits = Uint32Array;

/**
 * The numbers below a count that pass a test.
 *
 * @param count    How many.
 * @param isMember The test.
 */
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

// Loops, not array methods: a choice on a slow phone asks these a thousand times.

export function both( one: Bits, other: Bits ): Bits {
	const shared = new Uint32Array( one.length );
	for ( let place = 0; place < one.length; place++ ) {
		shared[ place ] = one[ place ]! & other[ place ]!;
	}
	return shared;
}

export function meet( one: Bits, other: Bits ): boolean {
	for ( let place = 0; place < one.length; place++ ) {
		if ( one[ place ]! & other[ place ]! ) {
			return true;
		}
	}
	return false;
}

/**
 * The numbers in a set, from the least.
 *
 * @param bits The set.
 */
export function* members( bits: Bits ): Generator< number > {
	for ( let place = 0; place < bits.length; place++ ) {
		for ( let word = bits[ place ]!; word; word &= word - 1 ) {
			yield place * 32 + 31 - Math.clz32( word & -word );
		}
	}
}

/**
 * Whether a sum of powers of two holds all of some.
 *
 * @param sum   The sum.
 * @param parts What it must hold, a sum too.
 */
export const holds = ( sum: number, parts: number ): boolean =>
	( sum & parts ) === parts;
