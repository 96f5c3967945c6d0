/**
 * How far a counter has come. It slows down towards its end.
 *
 * @param number   Where it ends.
 * @param elapsed  Milliseconds since it began.
 * @param duration Milliseconds of the whole way.
 * @return From 0 to the number, and exactly the number from the duration's end on.
 */
export function counted(
	number: number,
	elapsed: number,
	duration: number
): number {
	if ( elapsed >= duration ) {
		return number;
	}
	const left = Math.min( Math.max( 1 - elapsed / duration, 0 ), 1 );
	return number * ( 1 - left ** 3 );
}

/** How the shop's language writes numbers. */
export interface NumberSigns {
	readonly decimals: number;
	readonly thousands: string;
	readonly point: string;
}

/** As PHP's `number_format`. */
export function formatNumber(
	number: number,
	{ decimals, thousands, point }: NumberSigns
): string {
	const [ whole = '', rest ] = Math.abs( number )
		.toFixed( decimals )
		.split( '.' );
	const grouped = whole.replace( /\B(?=(\d{3})+$)/g, () => thousands );
	const text = rest === undefined ? grouped : grouped + point + rest;
	return number < 0 && /[1-9]/.test( text ) ? `-${ text }` : text;
}
