import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Scripts in the HTML of pages, which are not lazy. */
const IN_HTML = [
	'core',
	'theme',
	'listing',
	'product-page',
	'feed',
	'checkout-page',
	'password-meter',
	'wishlist',
	'page-load',
	'attribution',
	'checkout-total',
	'checkout-total-block',
	'consent',
	'consent-signals',
	'consent-api',
	'other-bar-events',
	'dismissals',
	'popup-timer',
	'scheme',
	'coming-soon-banner',
	'discounts',
	'checkout-blocks',
	'blocks-free-shipping',
	'swatches',
];

/** Scripts in the HTML of wp-admin screens. */
const ADMIN = [
	'bank-selection',
	'content-blocks',
	'discounts-admin',
	'product-facts-edit',
	'swatch-fields',
];

/** Lazy scripts that no control depends on: they record or render. */
const WITHOUT_CONTROL = [
	'attribution-record',
	'attribution-form',
	'quantity-prices',
	'quantity-table',
];

/** Lazy scripts that other files test in the same way. */
export const TESTED_ELSEWHERE: Readonly< Record< string, string > > = {
	'form-swatches': 'swatches-first-touch.spec.ts',
	'search-suggestions': 'search-other-themes.spec.ts',
	'blocks-picker': 'minifiers.spec.ts',
	'terminal-picker-sheet': 'minifiers.spec.ts',
	'blocks-terminal-picker-sheet': 'minifiers.spec.ts',
};

const UNITS = [
	'runtime',
	'theme',
	'plugin-bank-link',
	'plugin-companion',
	'plugin-discounts',
	'plugin-lpexpress',
];

/** Returns the names of all lazy scripts on which a control depends. */
export function lazyFiles(): string[] {
	const root = path.resolve( __dirname, '../../..' );
	const others = new Set( [ ...IN_HTML, ...ADMIN, ...WITHOUT_CONTROL ] );
	const names = UNITS.flatMap( ( unit ) =>
		readdirSync( path.join( root, unit, 'build' ) )
	)
		.filter( ( file ) => file.endsWith( '.js' ) )
		.map( ( file ) => path.basename( file, '.js' ) )
		.filter( ( name ) => ! others.has( name ) );
	// Some are in two units.
	return [ ...new Set( names ) ];
}
