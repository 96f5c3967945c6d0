<?php
/** Template tags: markup that several templates share. */

declare( strict_types=1 );

namespace Vitrina\Theme;

add_action( 'wp_body_open', __NAMESPACE__ . '\print_icon_sprite' );
add_filter( 'woocommerce_get_breadcrumb', __NAMESPACE__ . '\restore_breadcrumb_names' );

/** Prints the icon sprite; `icon()` refers to its icons by name. */
function print_icon_sprite(): void {
	$file = get_template_directory() . '/build/icons.svg';
	if ( is_readable( $file ) ) {
		echo file_get_contents( $file ); // phpcs:ignore WordPress.WP.AlternativeFunctions, WordPress.Security.EscapeOutput -- Our own built file, not a remote one.
	}
}

/** Prints an icon of bin/sprite.mjs. The icon is hidden from screen readers: label the control around it. */
function icon( string $name ): void {
	printf( '<svg class="icon" aria-hidden="true" focusable="false"><use href="#icon-%s"/></svg>', esc_attr( $name ) );
}

/** Prints the shop's logo, or its name if there is no logo. */
function site_logo(): void {
	$is_home = is_front_page();
	printf( '<a class="word-mark" href="%s" rel="home"%s>', esc_url( home_url( '/' ) ), $is_home ? ' aria-current="page"' : '' );
	$logo = get_theme_mod( 'custom_logo' );
	if ( is_numeric( $logo ) && (int) $logo > 0 ) {
		echo wp_get_attachment_image( (int) $logo, 'full', false, [ 'alt' => get_bloginfo( 'name' ) ] );
	} else {
		echo esc_html( get_bloginfo( 'name' ) );
	}
	echo '</a>';
}

/**
 * Prints a menu, or nothing if none is assigned; without a main menu a default one is printed. The main
 * menu is printed in the header, in its panel and in the footer, but generated once.
 */
function menu( string $location, string $label ): void {
	/** @var array<string, array{string, string}> $menus Location → label and HTML. */
	static $menus = [];
	if ( ! isset( $menus[ $location ] ) ) {
		$menus[ $location ] = [ $label, menu_html( $location, $label ) ];
	}
	[ $generated, $html ] = $menus[ $location ];
	$attribute            = ' aria-label="%s"';
	echo $generated === $label ? $html : str_replace( sprintf( $attribute, esc_attr( $generated ) ), sprintf( $attribute, esc_attr( $label ) ), $html ); // phpcs:ignore WordPress.Security.EscapeOutput -- WordPress's own list of links, escaped by its walker.
}

function menu_html( string $location, string $label ): string {
	if ( ! has_nav_menu( $location ) ) {
		if ( $location !== 'primary' ) {
			return '';
		}
		require_once __DIR__ . '/default-menu.php';
		return default_menu_html( $label );
	}
	prime_menus();
	return (string) wp_nav_menu(
		[
			'theme_location'       => $location,
			'container'            => 'nav',
			'container_class'      => "menu menu--{$location}",
			'container_aria_label' => $label,
			'menu_class'           => 'menu__list',
			// The list has no ID, because the menu may be in the page twice.
			'items_wrap'           => '<ul class="%2$s">%3$s</ul>',
			'depth'                => 3,
			'fallback_cb'          => false,
			'echo'                 => false,
		]
	);
}

/**
 * Gives the last breadcrumb the stored page title if it has no name, because a plugin may empty the title. Other
 * breadcrumbs without a name are removed.
 */
function restore_breadcrumb_names( mixed $crumbs ): mixed {
	if ( ! is_array( $crumbs ) ) {
		return $crumbs;
	}
	$post = is_singular() ? get_post() : null;
	$last = array_key_last( $crumbs );
	if ( $post !== null && $last !== null && is_array( $crumbs[ $last ] ) && ( $crumbs[ $last ][0] ?? null ) === '' ) {
		$crumbs[ $last ][0] = wp_strip_all_tags( $post->post_title );
	}
	return array_values( array_filter( $crumbs, fn ( mixed $crumb ): bool => ! is_array( $crumb ) || ( $crumb[0] ?? '' ) !== '' ) );
}

function breadcrumbs(): void {
	if ( function_exists( 'woocommerce_breadcrumb' ) && ! is_front_page() ) {
		woocommerce_breadcrumb(
			[
				'delimiter'   => '',
				'wrap_before' => '<nav class="breadcrumbs woocommerce-breadcrumb" aria-label="' . esc_attr__( 'Breadcrumbs', 'vitrina' ) . '"><ol>',
				'wrap_after'  => '</ol></nav>',
				'before'      => '<li>',
				'after'       => '</li>',
				'home'        => __( 'Home', 'vitrina' ),
			]
		);
	}
}

/** Sends the headers of a response that is a part of a page: HTML that is neither cached nor indexed. */
function send_part_headers(): void {
	nocache_headers();
	header( 'Content-Type: text/html; charset=' . get_bloginfo( 'charset' ) );
	header( 'X-Robots-Tag: noindex' );
}

/** @param callable(): mixed $print Its output is returned instead of printed. */
function output_of( callable $print ): string {
	ob_start();
	$print();
	return (string) ob_get_clean();
}

function close_div(): void {
	echo '</div>';
}

/** Prints what a page without content shows: a title and a next step. */
function empty_state( string $title, string $text ): void {
	$shop = function_exists( 'wc_get_page_permalink' ) ? wc_get_page_permalink( 'shop' ) : home_url( '/' );
	?>
	<div class="empty">
		<h2 class="empty__title"><?php echo esc_html( $title ); ?></h2>
		<p><?php echo esc_html( $text ); ?></p>
		<p><a class="button" href="<?php echo esc_url( $shop ); ?>"><?php esc_html_e( 'See all products', 'vitrina' ); ?></a></p>
	</div>
	<?php
}

function posted_on(): void {
	printf(
		'<time datetime="%s">%s</time>',
		esc_attr( (string) get_the_date( DATE_W3C ) ),
		esc_html( (string) get_the_date() )
	);
}

/** Prints the pagination links. */
function pages(): void {
	the_posts_pagination(
		[
			'mid_size'           => 1,
			'prev_text'          => __( 'Previous', 'vitrina' ),
			'next_text'          => __( 'Next', 'vitrina' ),
			'screen_reader_text' => __( 'Pages', 'vitrina' ),
			'class'              => 'pages',
		]
	);
}
