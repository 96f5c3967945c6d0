<?php
/**
 * The header of every page except the checkout.
 *
 * The panels open, and close with Escape or a click outside, without JavaScript: search is a native
 * popover. The menu is a native dialog, and a popover too, for browsers that do not know the attribute
 * `command`.
 */

declare( strict_types=1 );

namespace Vitrina\Theme;

$vitrina_has_shop = function_exists( 'wc_get_page_permalink' );
?>
<header class="site-header<?php echo is_on( 'menu_fullscreen' ) ? ' site-header--menu' : ''; ?>">
	<div class="site-header__bar">
		<button class="icon-button site-header__menu" type="button" popovertarget="menu-panel" command="show-modal" commandfor="menu-panel">
			<?php icon( 'menu' ); ?>
			<span class="visually-hidden"><?php esc_html_e( 'Menu', 'vitrina' ); ?></span>
		</button>
		<?php site_logo(); ?>
		<?php menu( 'primary', __( 'Main menu', 'vitrina' ) ); ?>
		<div class="site-header__tools">
			<?php language_switcher(); ?>
			<button class="icon-button" type="button" popovertarget="search-panel">
				<?php icon( 'search' ); ?>
				<span class="visually-hidden"><?php esc_html_e( 'Search', 'vitrina' ); ?></span>
			</button>
			<?php if ( $vitrina_has_shop ) : ?>
				<a class="icon-button site-header__account no-prefetch" href="<?php echo esc_url( wc_get_page_permalink( 'myaccount' ) ); ?>"<?php account_link_attributes(); ?>>
					<?php icon( 'account' ); ?>
					<span class="visually-hidden"><?php esc_html_e( 'My account', 'vitrina' ); ?></span>
				</a>
				<?php
				/**
				 * Fires in the header where the wishlist's link is. A wishlist plugin prints its link and count here.
				 *
				 * @since 0.1.0
				 */
				do_action( 'vitrina_header_wishlist' );
				?>
				<a class="icon-button site-header__cart no-prefetch" href="<?php echo esc_url( wc_get_cart_url() ); ?>"<?php cart_link_attributes(); ?>>
					<?php icon( 'cart' ); ?>
					<span class="visually-hidden"><?php esc_html_e( 'Cart', 'vitrina' ); ?></span>
					<?php cart_count(); ?>
				</a>
			<?php endif; ?>
		</div>
	</div>

	<dialog id="menu-panel" class="panel panel--left menu-panel" popover closedby="any" data-panel="menu" aria-labelledby="menu-panel-title" data-style="<?php echo esc_url( menu_style() ); ?>" data-back="<?php esc_attr_e( 'Back', 'vitrina' ); ?>">
		<div class="panel__bar">
			<span class="panel__title" id="menu-panel-title"><?php esc_html_e( 'Menu', 'vitrina' ); ?></span>
			<button class="icon-button" type="button" popovertarget="menu-panel" popovertargetaction="hide" command="close" commandfor="menu-panel" data-panel-close>
				<?php icon( 'close' ); ?>
				<span class="visually-hidden"><?php esc_html_e( 'Close', 'vitrina' ); ?></span>
			</button>
		</div>
		<?php menu( 'primary', __( 'Main menu', 'vitrina' ) ); ?>
		<?php if ( $vitrina_has_shop ) : ?>
			<ul class="panel__extra">
				<li><a href="<?php echo esc_url( wc_get_page_permalink( 'myaccount' ) ); ?>"<?php account_link_attributes(); ?>><?php icon( 'account' ); ?><?php esc_html_e( 'My account', 'vitrina' ); ?></a></li>
				<?php if ( wishlist_url() !== '' ) : ?>
					<li><a href="<?php echo esc_url( wishlist_url() ); ?>"><?php icon( 'heart' ); ?><?php esc_html_e( 'Wishlist', 'vitrina' ); ?><span class="wishlist-count" hidden></span></a></li>
				<?php endif; ?>
			</ul>
		<?php endif; ?>
		<?php language_switcher(); ?>
	</dialog>

	<div id="search-panel" class="panel panel--<?php echo is_on( 'search_popup' ) ? 'popup' : 'top'; ?>" popover role="dialog" aria-label="<?php esc_attr_e( 'Search', 'vitrina' ); ?>">
		<div class="panel__inner">
			<?php get_search_form( [ 'autofocus' => true ] ); ?>
			<button class="icon-button" type="button" popovertarget="search-panel" popovertargetaction="hide">
				<?php icon( 'close' ); ?>
				<span class="visually-hidden"><?php esc_html_e( 'Close', 'vitrina' ); ?></span>
			</button>
		</div>
	</div>
</header>
