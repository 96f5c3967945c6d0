<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Wishlist;

use Vitrina\Companion\ShortcodePage;
use Vitrina\Companion\Wishlist\Domain\ShareToken;
use Vitrina\Runtime\Hookable;
use Vitrina\Runtime\Islands;

/**
 * The wishlist page: a customer's own list, a guest's list, which the browser fills, or a shared list.
 * The page is the same for all guests, so that it can be cached.
 */
final class Page implements Hookable {
	public const SHORTCODE = 'vitrina_wishlist';
	public const FORM      = 'vitrina-wishlist-form';
	public const OWN_LOOP  = 'vitrina-wishlist-own';
	public const OPTION    = 'vitrina_companion_wishlist_page';

	/** Query parameter of a shared list. */
	public const TOKEN = 'wishlist';

	public function __construct(
		private readonly Wishlists $wishlists,
		private readonly PublicProducts $products,
		private readonly Cards $cards,
	) {}

	public function register_hooks(): void {
		add_action( 'init', static fn () => self::page()->ensure( __( 'Wishlist', 'vitrina-companion' ) ), 6 );
		add_shortcode( self::SHORTCODE, $this->print_list( ... ) );
		add_action( 'template_redirect', $this->send_headers( ... ) );
		add_filter( 'wp_robots', $this->add_noindex( ... ) );
		add_filter( 'vitrina_wishlist_url', self::url( ... ), 10, 0 );
	}

	/** @return string Empty if the owner has deleted the page. */
	public static function url(): string {
		return self::page()->url();
	}

	public static function is_shown(): bool {
		return self::page()->is_shown();
	}

	private static function page(): ShortcodePage {
		return new ShortcodePage( self::OPTION, self::SHORTCODE );
	}

	/** Sends the headers of a shared list. Pages of customers, such as their own list, are never cached: see PersonalPage. */
	private function send_headers(): void {
		if ( ! self::is_shown() || ! self::is_shared_request() ) {
			return;
		}
		if ( ! defined( 'DONOTCACHEPAGE' ) ) {
			define( 'DONOTCACHEPAGE', true );
		}
		nocache_headers();
		// Other sites must not receive the address with the token as referrer.
		header( 'Referrer-Policy: same-origin' );
		if ( $this->wishlists->shared_by( self::requested_token() ) === null ) {
			status_header( 404 );
		}
	}

	/**
	 * @param array<string, bool|string> $robots
	 * @return array<string, bool|string>
	 */
	private function add_noindex( array $robots ): array {
		return self::is_shown() ? [
			'noindex'  => true,
			'nofollow' => true,
		] + $robots : $robots;
	}

	private static function is_shared_request(): bool {
		return isset( $_GET[ self::TOKEN ] ); // phpcs:ignore WordPress.Security.NonceVerification -- A public read.
	}

	private static function requested_token(): ?ShareToken {
		// phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- A public read; validated by parse().
		return ShareToken::parse( wp_unslash( $_GET[ self::TOKEN ] ?? null ) );
	}

	private function print_list(): string {
		ob_start();
		if ( self::is_shared_request() ) {
			$this->print_shared();
		} elseif ( is_user_logged_in() ) {
			$this->print_own( get_current_user_id() );
		} else {
			$this->print_guest();
		}
		return (string) ob_get_clean();
	}

	private function print_shared(): void {
		$wishes = $this->wishlists->shared_by( self::requested_token() );
		if ( $wishes === null ) {
			self::print_empty( __( 'This link does not work', 'vitrina-companion' ), __( 'The list is no longer shared.', 'vitrina-companion' ) );
			return;
		}
		$products = $this->products->of_items( $wishes );
		if ( $products === [] ) {
			self::print_empty( __( 'Nothing here yet', 'vitrina-companion' ), __( 'Come back later: the list may grow.', 'vitrina-companion' ) );
			return;
		}
		printf( '<div class="vitrina-wishlist"><p class="vitrina-wishlist__note">%s</p>', esc_html__( 'Someone has shared this list with you.', 'vitrina-companion' ) );
		echo $this->cards->capture( $products, false ); // phpcs:ignore WordPress.Security.EscapeOutput -- The theme's cards.
		echo '</div>';
	}

	private function print_own( int $user_id ): void {
		$wishes   = $this->wishlists->of( $user_id );
		$products = $this->products->of_items( $wishes );
		echo '<div class="vitrina-wishlist" data-wishlist-page="own">';
		wc_print_notices();
		Forms::print_own_form();
		self::open_products( 'interaction' );
		echo '<div data-wishlist-cards role="presentation">';
		if ( $products !== [] ) {
			echo $this->cards->capture( $products, true ); // phpcs:ignore WordPress.Security.EscapeOutput -- The theme's cards.
		}
		echo '</div>';
		self::print_empty_list( $products !== [] );
		self::print_unavailable( count( $wishes ) - count( $products ) );
		echo '</div>';
		$this->print_sharing( $user_id, $products !== [] );
		echo '</div>';
	}

	/**
	 * Opens the island of the component src/widgets/wished-products, which renders the same markup.
	 *
	 * @param 'now'|'interaction' $load When the island is loaded.
	 */
	private static function open_products( string $load ): void {
		echo '<div class="vitrina-wishlist__products"';
		Islands::print_attributes( 'wished-products', [], $load );
		echo '>';
	}

	/** An empty list that the browser fills. */
	private function print_guest(): void {
		echo '<div class="vitrina-wishlist" data-wishlist-page="guest">';
		printf(
			'<noscript><p>%s</p></noscript>',
			esc_html__( 'Without JavaScript a wishlist needs an account.', 'vitrina-companion' )
		);
		// Loaded immediately, because the list is empty until then.
		self::open_products( 'now' );
		echo '<div data-wishlist-cards role="presentation"></div>';
		printf(
			'<div class="vitrina-wishlist__failure" data-wishlist-failure data-server-html hidden><p>%s</p><button class="button" type="button" data-wishlist-again>%s</button></div>',
			esc_html__( 'Your wishlist could not be shown.', 'vitrina-companion' ),
			esc_html__( 'Try again', 'vitrina-companion' )
		);
		self::print_empty_list( true );
		self::print_unavailable( 0 );
		echo '</div>';
		printf(
			'<p class="vitrina-wishlist__note">%s</p>',
			wp_kses(
				sprintf(
					/* translators: %s: address of the account's page. */
					__( '<a href="%s">Log in</a> to see the list on all your devices, and to share it.', 'vitrina-companion' ),
					esc_url( wc_get_page_permalink( 'myaccount' ) )
				),
				[ 'a' => [ 'href' => true ] ]
			)
		);
		echo '</div>';
	}

	/** @param bool $is_hidden True while the list has products. */
	private static function print_empty_list( bool $is_hidden ): void {
		printf( '<div data-wishlist-empty data-server-html%s>', esc_attr( $is_hidden ? ' hidden' : '' ) );
		self::print_empty( __( 'Your wishlist is empty', 'vitrina-companion' ), __( 'Press the heart on a product, and you will find it here.', 'vitrina-companion' ) );
		echo '</div>';
	}

	private static function print_empty( string $title, string $text ): void {
		printf(
			'<div class="empty"><h2 class="empty__title" tabindex="-1">%s</h2><p>%s</p><p><a class="button" href="%s">%s</a></p></div>',
			esc_html( $title ),
			esc_html( $text ),
			esc_url( wc_get_page_permalink( 'shop' ) ),
			esc_html__( 'See all products', 'vitrina-companion' )
		);
	}

	/** Shows that the list has products that are not available, but not which. */
	private static function print_unavailable( int $count ): void {
		printf(
			'<p class="vitrina-wishlist__missing" data-wishlist-missing data-server-html%1$s>%2$s <button class="vitrina-wishlist__text-button" type="submit" form="%3$s" name="%4$s" value="1">%5$s</button></p>',
			esc_attr( $count > 0 ? '' : ' hidden' ),
			esc_html__( 'Some products on your list are not available at the moment.', 'vitrina-companion' ),
			esc_attr( self::FORM ),
			esc_attr( Forms::TIDY ),
			esc_html__( 'Remove them from the list', 'vitrina-companion' )
		);
	}

	private function print_sharing( int $user_id, bool $has_products ): void {
		$token = $this->wishlists->token_of( $user_id );
		if ( $token === null ) {
			if ( $has_products ) {
				printf(
					'<p class="vitrina-wishlist__share"><button class="button button--quiet" type="submit" form="%s" name="%s" value="1">%s</button></p>',
					esc_attr( self::FORM ),
					esc_attr( Forms::SHARE ),
					esc_html__( 'Share the list with a link', 'vitrina-companion' )
				);
			}
			return;
		}
		printf(
			'<div class="vitrina-wishlist__share"><label for="vitrina-wishlist-link">%1$s</label><div class="vitrina-wishlist__link"><input id="vitrina-wishlist-link" type="text" readonly value="%2$s"><button class="button" type="button" data-wishlist-copy hidden>%3$s</button></div><p>%4$s <button class="vitrina-wishlist__text-button" type="submit" form="%5$s" name="%6$s" value="1">%7$s</button></p></div>',
			esc_html__( 'Link to your list', 'vitrina-companion' ),
			esc_url( add_query_arg( self::TOKEN, $token->text, self::url() ) ),
			esc_html__( 'Copy the link', 'vitrina-companion' ),
			esc_html__( 'Anyone with the link can see the list, but not your name or anything else about you.', 'vitrina-companion' ),
			esc_attr( self::FORM ),
			esc_attr( Forms::UNSHARE ),
			esc_html__( 'Stop sharing', 'vitrina-companion' )
		);
	}
}
