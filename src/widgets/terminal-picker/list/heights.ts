/* eslint-disable no-bitwise -- the lowest bit is how a Fenwick tree finds its way */

/** How high the lines of a list are, and so where each begins. In pixels. */
export interface Heights {
	readonly count: number;
	readonly get: ( line: number ) => number;
	/** Where a line begins; of the line after the last: the height of all. */
	readonly getTop: ( line: number ) => number;
	/** The line at an offset; before the first the first, after the last the last. */
	readonly findLine: ( offset: number ) => number;
	/** Gives the difference to what the line was taken to be. */
	readonly set: ( line: number, height: number ) => number;
}

/**
 * Every line is taken to be as high as usual until it is measured: a name may
 * need two lines, and a theme may have larger letters. What a line is above
 * the usual stands in a Fenwick tree, so that neither asking nor correcting
 * walks through three thousand of them.
 */
export function createHeights( count: number, usual: number ): Heights {
	const extras = new Map< number, number >();
	/** Made with the first line that is not as usual: most lists have none. */
	let sums: Float64Array | undefined;

	function getExtra( line: number ): number {
		return extras.get( line ) ?? 0;
	}

	function add( line: number, difference: number ): void {
		sums ??= new Float64Array( count + 1 );
		for ( let at = line + 1; at <= count; at += at & -at ) {
			sums[ at ] = ( sums[ at ] ?? 0 ) + difference;
		}
	}

	function getTop( line: number ): number {
		let top = line * usual;
		for ( let at = sums ? line : 0; at > 0; at -= at & -at ) {
			top += sums?.[ at ] ?? 0;
		}
		return top;
	}

	return {
		count,
		get: ( line ) => usual + getExtra( line ),
		getTop,
		findLine( offset ) {
			let low = 0;
			let high = count - 1;
			while ( low < high ) {
				const middle = Math.ceil( ( low + high ) / 2 );
				if ( getTop( middle ) <= offset ) {
					low = middle;
				} else {
					high = middle - 1;
				}
			}
			return low;
		},
		set( line, height ) {
			const extra = height - usual;
			const difference = extra - getExtra( line );
			if ( difference !== 0 ) {
				extras.set( line, extra );
				add( line, difference );
			}
			return difference;
		},
	};
}
