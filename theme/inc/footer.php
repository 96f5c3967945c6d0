<?php
/** The footer's widget area, and the link to the top of the page. */

declare( strict_types=1 );

namespace Vitrina\Theme;

use Vitrina\Runtime\Islands;

add_action( 'widgets_init', __NAMESPACE__ . '\register_footer_widgets' );
add_island( 'scroll-to-top' );

/** Comments around a widget of the footer; no content of a widget has them. */
const WIDGET_START = '<!--footer-widget-->';
const WIDGET_END   = '<!--/footer-widget-->';

/** Whether the shop charges VAT and all displayed prices include it. */
function shows_prices_with_vat(): bool {
	return function_exists( 'wc_tax_enabled' ) && wc_tax_enabled()
		&& get_option( 'woocommerce_tax_display_shop' ) === 'incl'
		&& get_option( 'woocommerce_tax_display_cart' ) === 'incl';
}

/** Registers one widget area; each widget is a column, collapsible on a phone. */
function register_footer_widgets(): void {
	register_sidebar(
		[
			'id'            => 'footer',
			'name'          => __( 'Footer', 'vitrina' ),
			'description'   => __( 'Each widget is a column. On screens narrower than 768 pixels it folds under its heading.', 'vitrina' ),
			'before_widget' => WIDGET_START,
			'after_widget'  => WIDGET_END,
			'before_title'  => '<h2>',
			'after_title'   => '</h2>',
		]
	);
}

function footer_widgets(): void {
	if ( ! is_active_sidebar( 'footer' ) ) {
		return;
	}
	$widgets = explode( WIDGET_END, output_of( fn () => dynamic_sidebar( 'footer' ) ) );
	foreach ( array_filter( $widgets, fn ( string $html ): bool => str_contains( $html, WIDGET_START ) ) as $html ) {
		print_footer_column( substr( (string) strstr( $html, WIDGET_START ), strlen( WIDGET_START ) ) );
	}
}

/** Prints one column. Its first heading becomes the toggle on a phone; a widget without a heading is printed unchanged. */
function print_footer_column( string $html ): void {
	// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- The widget's own HTML, as WordPress prints it.
	if ( preg_match( '~<h([1-6])\b[^>]*>(.*?)</h\1>~s', $html, $heading ) !== 1 ) {
		echo '<div class="site-footer__column">' . $html . '</div>';
		return;
	}
	?>
	<details class="site-footer__column" open>
		<summary>
			<span><?php echo wp_kses_post( $heading[2] ); ?></span>
			<?php icon( 'chevron' ); ?>
		</summary>
		<?php echo substr_replace( $html, '', (int) strpos( $html, $heading[0] ), strlen( $heading[0] ) ); ?>
	</details>
	<?php
	// phpcs:enable
}

/**
 * Prints the link to the top. Styles show it when the page is scrolled by the setting `scroll_top_after`, in CSS
 * pixels (spec §9). Without JavaScript the page jumps to the top instead of scrolling smoothly.
 */
function scroll_to_top(): void {
	printf( '<div class="scroll-to-top" style="--after:%dpx">', (int) setting( 'scroll_top_after' ) );
	Islands::open( 'scroll-to-top', [ 'duration' => setting( 'scroll_top_duration' ) ], load: 'click', attributes: [ 'class' => 'scroll-to-top__place' ] );
	echo '<a class="scroll-to-top__link" href="#top">';
	icon( 'chevron' );
	printf( '<span class="visually-hidden">%s</span></a>', esc_html__( 'Back to top', 'vitrina' ) );
	Islands::close();
	echo '</div>';
}
