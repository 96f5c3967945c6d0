import { openTestShop } from './shop';

export const PLUGINS = [
	'companion',
	'lpexpress',
	'bank-link',
	'discounts',
] as const;
export type Plugin = ( typeof PLUGINS )[ number ];

/** What other themes fetch from other hosts: letters, faces of reviewers, and the magnifying glass of WooCommerce’s gallery as a picture. */
export const ELSEWHERE =
	/s\.w\.org\/images\/core\/emoji|fonts\.googleapis\.com|secure\.gravatar\.com/;

/** Activates a theme and some of our plugins. They keep their data: this is not an installation. */
export async function activateSet( theme: string, plugins: readonly Plugin[] ) {
	const shop = await openTestShop();
	shop.phpEval(
		`$plugins = array_filter( get_option( 'active_plugins' ), fn ( $plugin ) => ! str_starts_with( $plugin, 'vitrina-' ) );
		foreach ( json_decode( getenv( 'PLUGINS' ) ) as $plugin ) {
			$plugins[] = "vitrina-$plugin/vitrina-$plugin.php";
		}
		// As WordPress does: ours load before WooCommerce.
		sort( $plugins );
		update_option( 'active_plugins', $plugins );
		update_option( 'template', getenv( 'THEME' ) );
		update_option( 'stylesheet', getenv( 'THEME' ) );
		return true;`,
		{ THEME: theme, PLUGINS: JSON.stringify( plugins ) }
	);
	// Rewrite rules are written with these plugins.
	shop.phpEval( `flush_rewrite_rules( false ); return true;` );
}

/** Activates our theme and all plugins, as every other test expects. */
export async function putBack() {
	await activateSet( 'vitrina', PLUGINS );
	( await openTestShop() ).useClassicPages();
}
