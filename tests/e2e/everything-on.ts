import type { Shop } from '../shop/handle.mjs';

const footer =
	'<!-- wp:shortcode -->[vitrina_newsletter id="1"][vitrina_field name="sutikimas" type="checkbox" label="Sutinku gauti naujienas" required][/vitrina_newsletter]<!-- /wp:shortcode -->';

const companionSettings = {
	consent: true,
	popup: true,
	popup_title: 'Naujienos',
	popup_content: '<p>Penktadieniais – nauji kvapai.</p>',
	popup_delay: 600_000,
	campaign_bar: 'Savaitgalį – 10 % mažiau',
	chat_script: 'https://chat.example/widget.js?key=1',
	chat_service: 'Pavyzdinis pokalbis',
};

/** Saves the current settings. `add_option` does not overwrite those of an earlier call. */
const saveSettings = `
	add_option( 'vitrina_e2e_mods', get_theme_mods() );
	add_option( 'vitrina_e2e_widgets', [ get_option( 'widget_block' ), wp_get_sidebars_widgets() ] );`;

/** PHP code that switches on every optional feature, and its values. */
export const switchOnCode = `
	${ saveSettings }
	foreach ( Vitrina\\Theme\\DEFAULTS as $name => $value ) {
		if ( is_bool( $value ) && ! in_array( $name, [ 'stock_gallery', 'image_zoom' ], true ) ) {
			set_theme_mod( $name, true );
		}
	}
	set_theme_mod( 'footer_note', 'Dirbame kasdien.' );
	update_option( 'woocommerce_demo_store', 'yes' );
	update_option( 'widget_block', [ 2 => [ 'content' => getenv( 'FOOTER' ) ], '_multiwidget' => 1 ] );
	wp_set_sidebars_widgets( [ 'footer' => [ 'block-2' ] ] );
	update_option( 'vitrina_companion', json_decode( getenv( 'COMPANION' ), true ) );
	return true;`;
export const switchOnValues = {
	FOOTER: footer,
	COMPANION: JSON.stringify( companionSettings ),
};

/** PHP code that restores the settings that were saved before. */
export const restoreCode = `
	update_option( 'vitrina_companion', [] );
	if ( ! is_array( get_option( 'vitrina_e2e_mods' ) ) ) { return false; }
	update_option( 'theme_mods_' . get_stylesheet(), get_option( 'vitrina_e2e_mods' ) );
	list( $blocks, $sidebars ) = get_option( 'vitrina_e2e_widgets' );
	update_option( 'widget_block', $blocks );
	wp_set_sidebars_widgets( $sidebars );
	update_option( 'woocommerce_demo_store', 'no' );
	delete_option( 'vitrina_e2e_mods' );
	delete_option( 'vitrina_e2e_widgets' );
	return true;`;

/**
 * Switches on every optional feature. WooCommerce's gallery stays off, because it
 * replaces ours.
 *
 * @param shop The running shop.
 */
export function switchEverythingOn( shop: Shop ): void {
	shop.phpEval( switchOnCode, switchOnValues );
}

/**
 * Switches off every optional feature.
 *
 * @param shop The running shop.
 */
export function switchEverythingOff( shop: Shop ): void {
	shop.phpEval(
		`${ saveSettings }
		foreach ( Vitrina\\Theme\\DEFAULTS as $name => $value ) {
			if ( is_bool( $value ) ) {
				set_theme_mod( $name, false );
			}
		}
		foreach ( [ 'shop_filters', 'shop_infinite_load', 'blog_load_more', 'portfolio_load_more' ] as $name ) {
			set_theme_mod( $name, '' );
		}
		return true;`
	);
}

/**
 * Restores the settings that were saved before.
 *
 * @param shop The running shop.
 */
export function restoreSettings( shop: Shop ): void {
	shop.phpEval( restoreCode );
}
