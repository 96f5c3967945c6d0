import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Scripts that the HTML of a page names: they come with it, not later. */
const NAMED_BY_PAGES = [
	'core',
	'theme',
	'listing',
	'feed',
	'checkout-page',
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
	'coming-soon-banner',
	'discounts',
	'checkout-blocks',
];

/** Scripts of wp-admin's screens, which name them too. */
const OF_ADMIN = [
	'bank-selection',
	'content-blocks',
	'discounts-admin',
	'swatch-fields',
];

/** Lazy scripts that no control depends on: they write down or draw. */
const WITHOUT_CONTROL = [
	'attribution-record',
	'attribution-form',
	'quantity-prices',
	'quantity-table',
];

/** Lazy scripts that other files try in the same way. */
export const TESTED_ELSEWHERE: Readonly< Record< string, string > > = {
	'form-swatches': 'swatches-first-touch.spec.ts',
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

/** All scripts of the build that come after a page's HTML, and that somebody uses. */
export function lazyFiles(): string[] {
	const root = path.resolve( __dirname, '../../..' );
	const others = new Set( [
		...NAMED_BY_PAGES,
		...OF_ADMIN,
		...WITHOUT_CONTROL,
	] );
	return UNITS.flatMap( ( unit ) =>
		readdirSync( path.join( root, unit, 'build' ) )
	)
		.filter( ( file ) => file.endsWith( '.js' ) )
		.map( ( file ) => path.basename( file, '.js' ) )
		.filter( ( name ) => ! others.has( name ) );
}
