/** How a currency is written, as WooCommerce's settings say. */
export interface CurrencyFormat {
	/** Digits after the decimal mark. */
	minorUnit: number;
	decimalSeparator: string;
	thousandSeparator: string;
	prefix: string;
	suffix: string;
}

/**
 * The text of an amount in minor units: 123456 → "1 234,56 €".
 *
 * Works on digits, so no amount is too large to be exact.
 *
 * @param minor  Whole cents; text as the Store API sends it, or a number.
 * @param format How the currency is written.
 */
export function money(
	minor: number | string,
	format: CurrencyFormat
): string {
	const text = typeof minor === 'number' ? minor.toFixed( 0 ) : minor.trim();
	const match = /^(-?)0*(\d+)$/.exec( text );
	if ( ! match ) {
		return '';
	}
	const [ , sign = '', digits = '' ] = match;
	const unit = format.minorUnit;
	const padded = digits.padStart( unit + 1, '0' );
	const cut = padded.length - unit;
	const whole = padded
		.slice( 0, cut )
		// A function: the separator may hold a `$`.
		.replace( /\B(?=(\d{3})+$)/g, () => format.thousandSeparator );
	const amount =
		unit > 0
			? whole + format.decimalSeparator + padded.slice( cut )
			: whole;
	// Minus nothing is nothing.
	const minus = /[1-9]/.test( digits ) ? sign : '';
	return minus + format.prefix + amount + format.suffix;
}
