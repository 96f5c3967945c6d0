import type { Shop } from '../../shop/handle.mjs';
import type { Neighbour } from './plugin';

/** Plugins that minify scripts, with the settings of a shop that uses them. */

export interface Minifier {
	readonly slug: Neighbour;
	readonly name: string;
	/** Pattern in the page's source that shows that the plugin is active. */
	readonly sign: RegExp;
	/** WordPress options that configure the plugin. */
	readonly options: Readonly< Record< string, string > >;
	readonly tidy: string;
}

const autoptimize = {
	slug: 'autoptimize',
	sign: /<script[^>]+cache\/autoptimize\//,
	tidy: `
		global $wpdb;
		$wpdb->query( "DELETE FROM $wpdb->options WHERE option_name LIKE 'autoptimize%'" );
		wp_clear_scheduled_hook( 'ao_cachechecker' );`,
} as const;

export const minifiers: readonly Minifier[] = [
	{
		...autoptimize,
		name: 'Autoptimize, "Optimize JavaScript Code" alone',
		options: {
			autoptimize_js: 'on',
			autoptimize_js_aggregate: '',
			autoptimize_optimize_checkout: 'on',
		},
	},
	{
		...autoptimize,
		name: 'Autoptimize, scripts aggregated',
		options: {
			autoptimize_js: 'on',
			autoptimize_js_aggregate: 'on',
			autoptimize_js_defer_not_aggregate: '',
			autoptimize_optimize_checkout: 'on',
		},
	},
	{
		slug: 'litespeed-cache',
		name: 'LiteSpeed Cache, JS Minify',
		sign: /litespeed\/js\/\S*\.js/,
		options: {
			'litespeed.conf.optm-js_min': '1',
			'litespeed.conf.optm-js_exc': '[]',
		},
		tidy: `
		global $wpdb;
		$wpdb->query( "DELETE FROM $wpdb->options WHERE option_name LIKE 'litespeed%'" );`,
	},
];

export function setOptions(
	shop: Shop,
	options: Readonly< Record< string, string > >
): void {
	shop.phpEval(
		`foreach ( json_decode( getenv( 'OPTIONS' ), true ) as $name => $value ) { update_option( $name, $value ); } return true;`,
		{ OPTIONS: JSON.stringify( options ) }
	);
}
