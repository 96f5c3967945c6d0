/**
 * Returns the number that a counter shows: it slows down towards the end, and is exact
 * once the duration has passed. Times are in milliseconds.
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

/** Number format of the shop's language. */
export interface NumberSigns {
	readonly decimals: number;
	readonly thousands: string;
	readonly point: string;
}

/** Formats a number as PHP's `number_format` does. */
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
