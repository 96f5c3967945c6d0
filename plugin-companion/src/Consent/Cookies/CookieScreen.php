<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Consent\Cookies;

use Vitrina\Companion\Consent\Domain\Cookie;
use Vitrina\Runtime\Hookable;

/**
 * Vitrina → Cookies: the list as visitors see it, and the services that the owner adds. It works without JavaScript.
 *
 * @phpstan-import-type Row from Cookie
 */
final class CookieScreen implements Hookable {
	public const CAPABILITY = 'manage_woocommerce';
	private const SLUG      = 'vitrina-cookies';

	/** Slug of the menu page of the setup. */
	private const PARENT = 'vitrina-setup';

	public function register_hooks(): void {
		add_action( 'admin_menu', $this->add( ... ), 20 );
	}

	public static function url(): string {
		return admin_url( 'admin.php?page=' . self::SLUG );
	}

	private function add(): void {
		$title = __( 'Cookies', 'vitrina-companion' );
		add_submenu_page( self::PARENT, $title, $title, self::CAPABILITY, self::SLUG, self::render( ... ) );
	}

	private static function render(): void {
		echo '<div class="wrap" style="max-width:52rem;overflow-wrap:anywhere">';
		printf( '<h1>%s</h1>', esc_html__( 'Cookies', 'vitrina-companion' ) );
		CookieActions::print_result();
		printf( '<p>%s</p>', esc_html__( 'What WordPress, WooCommerce and Vitrina store in the browsers of your visitors is known from the settings of the shop. Add what other services store: statistics, advertising, chat, videos.', 'vitrina-companion' ) );
		printf(
			'<p>%s</p>',
			CookiePage::url() === ''
				? esc_html__( 'No published page shows the list: put the block "Cookies", or the shortcode [vitrina_cookies], on a page, for example the privacy policy. The cookie settings then link to it.', 'vitrina-companion' )
				: CookiePage::link() // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there.
		);
		self::print_services( OwnServices::rows() );
		self::print_form();
		printf( '<h2>%s</h2><p>%s</p>', esc_html__( 'The list as visitors see it', 'vitrina-companion' ), esc_html__( 'In the language of your profile; on a page it is in the language of the page.', 'vitrina-companion' ) );
		echo CookieTable::html(); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there.
		echo '</div>';
	}

	/** @param list<Row> $rows */
	private static function print_services( array $rows ): void {
		printf( '<h2>%s</h2>', esc_html__( 'Services that you added', 'vitrina-companion' ) );
		if ( $rows === [] ) {
			printf( '<p>%s</p>', esc_html__( 'You have not added any.', 'vitrina-companion' ) );
			return;
		}
		echo '<ul>';
		foreach ( $rows as $row ) {
			?>
			<li>
				<form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
					<input type="hidden" name="action" value="<?php echo esc_attr( CookieActions::REMOVE ); ?>">
					<input type="hidden" name="row" value="<?php echo esc_attr( OwnServices::key( $row ) ); ?>">
					<?php wp_nonce_field( CookieActions::REMOVE, '_wpnonce', false ); ?>
					<code><?php echo esc_html( $row['name'] ); ?></code>
					<?php echo esc_html( $row['provider'] ); ?>
					<?php /* translators: %s: name of a cookie. */ ?>
					<button class="button button-small" aria-label="<?php echo esc_attr( sprintf( __( 'Remove %s', 'vitrina-companion' ), $row['name'] ) ); ?>"><?php esc_html_e( 'Remove', 'vitrina-companion' ); ?></button>
				</form>
			</li>
			<?php
		}
		echo '</ul>';
	}

	private static function print_form(): void {
		$fields = [
			'name'     => [ __( 'Name of the cookie', 'vitrina-companion' ), __( 'As in the browser; * for what differs, such as _ga_*.', 'vitrina-companion' ), 100 ],
			'provider' => [ __( 'Service or company that sets it', 'vitrina-companion' ), __( 'For example: Google Analytics.', 'vitrina-companion' ), 100 ],
			'purpose'  => [ __( 'Purpose', 'vitrina-companion' ), __( 'In the language of your shop.', 'vitrina-companion' ), 500 ],
			'duration' => [ __( 'How long', 'vitrina-companion' ), __( 'For example: 2 years.', 'vitrina-companion' ), 100 ],
		];
		printf( '<h2>%s</h2><form method="post" action="%s">', esc_html__( 'Add a cookie of a service', 'vitrina-companion' ), esc_url( admin_url( 'admin-post.php' ) ) );
		printf( '<input type="hidden" name="action" value="%s">', esc_attr( CookieActions::ADD ) );
		wp_nonce_field( CookieActions::ADD, '_wpnonce', false );
		foreach ( $fields as $name => [ $label, $help, $length ] ) {
			printf( '<p><label for="cookie-%1$s">%2$s</label><br><input type="text" id="cookie-%1$s" name="%1$s" class="regular-text" maxlength="%3$d" required style="max-width:100%%" aria-describedby="cookie-%1$s-help">', esc_attr( $name ), esc_html( $label ), absint( $length ) );
			printf( '<br><span class="description" id="cookie-%s-help">%s</span></p>', esc_attr( $name ), esc_html( $help ) );
		}
		self::print_select( 'category', __( 'Category', 'vitrina-companion' ), array_reverse( CookieList::categories() ) );
		self::print_select(
			'storage',
			__( 'Where it is stored', 'vitrina-companion' ),
			[
				'cookie'  => __( 'Cookie', 'vitrina-companion' ),
				'local'   => __( 'local storage', 'vitrina-companion' ),
				'session' => __( 'session storage', 'vitrina-companion' ),
			]
		);
		printf( '<p><button class="button button-primary">%s</button></p></form>', esc_html__( 'Add', 'vitrina-companion' ) );
	}

	/** @param array<string, string> $options Labels by value. */
	private static function print_select( string $name, string $label, array $options ): void {
		printf( '<p><label for="cookie-%1$s">%2$s</label><br><select id="cookie-%1$s" name="%1$s">', esc_attr( $name ), esc_html( $label ) );
		foreach ( $options as $value => $text ) {
			printf( '<option value="%s">%s</option>', esc_attr( $value ), esc_html( $text ) );
		}
		echo '</select></p>';
	}
}
