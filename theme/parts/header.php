<?php
/**
 * The header of every page but the checkout.
 *
 * The panels are native popovers: they open, close with Escape and by a click
 * outside, without a script.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Theme;

$vitrina_announcement = (string) setting( 'announcement' );
$vitrina_has_shop     = function_exists( 'wc_get_page_permalink' );
?>
<?php if ( $vitrina_announcement !== '' ) : ?>
	<p class="announcement"><?php echo esc_html( $vitrina_announcement ); ?></p>
<?php endif; ?>
<header class="site-header">
	<div class="site-header__bar">
		<button class="icon-button site-header__menu" type="button" popovertarget="menu-panel">
			<?php icon( 'menu' ); ?>
			<span class="visually-hidden"><?php esc_html_e( 'Menu', 'vitrina' ); ?></span>
		</button>
		<?php word_mark(); ?>
		<?php menu( 'primary', __( 'Main menu', 'vitrina' ) ); ?>
		<div class="site-header__tools">
			<button class="icon-button" type="button" popovertarget="search-panel">
				<?php icon( 'search' ); ?>
				<span class="visually-hidden"><?php esc_html_e( 'Search', 'vitrina' ); ?></span>
			</button>
			<?php if ( $vitrina_has_shop ) : ?>
				<a class="icon-button site-header__account" href="<?php echo esc_url( wc_get_page_permalink( 'myaccount' ) ); ?>">
					<?php icon( 'account' ); ?>
					<span class="visually-hidden"><?php esc_html_e( 'My account', 'vitrina' ); ?></span>
				</a>
				<?php
				/**
				 * The place of the wishlist in the header. A plugin that keeps one
				 * prints its link and count here.
				 *
				 * @since 0.1.0
				 */
				do_action( 'vitrina_header_wishlist' );
				?>
				<a class="icon-button site-header__cart" href="<?php echo esc_url( wc_get_cart_url() ); ?>">
					<?php icon( 'cart' ); ?>
					<span class="visually-hidden"><?php esc_html_e( 'Cart', 'vitrina' ); ?></span>
					<?php cart_count(); ?>
				</a>
			<?php endif; ?>
		</div>
	</div>

	<div id="menu-panel" class="panel panel--left" popover>
		<div class="panel__bar">
			<span class="panel__title"><?php esc_html_e( 'Menu', 'vitrina' ); ?></span>
			<button class="icon-button" type="button" popovertarget="menu-panel" popovertargetaction="hide">
				<?php icon( 'close' ); ?>
				<span class="visually-hidden"><?php esc_html_e( 'Close', 'vitrina' ); ?></span>
			</button>
		</div>
		<?php menu( 'primary', __( 'Main menu', 'vitrina' ) ); ?>
		<?php if ( $vitrina_has_shop ) : ?>
			<p class="panel__extra"><a href="<?php echo esc_url( wc_get_page_permalink( 'myaccount' ) ); ?>"><?php esc_html_e( 'My account', 'vitrina' ); ?></a></p>
		<?php endif; ?>
	</div>

	<div id="search-panel" class="panel panel--top" popover>
		<div class="panel__inner">
			<?php get_search_form(); ?>
			<button class="icon-button" type="button" popovertarget="search-panel" popovertargetaction="hide">
				<?php icon( 'close' ); ?>
				<span class="visually-hidden"><?php esc_html_e( 'Close', 'vitrina' ); ?></span>
			</button>
		</div>
	</div>
</header>
