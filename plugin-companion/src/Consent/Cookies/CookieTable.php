<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Consent\Cookies;

use Vitrina\Companion\Consent\Domain\Cookie;
use Vitrina\Runtime\Hookable;
use Vitrina\Runtime\ServerBlock;
use WP_Post;

/** The cookie list as a table, where the owner puts the block or the shortcode. */
final class CookieTable implements Hookable {
	public const BLOCK     = 'vitrina/cookies';
	public const SHORTCODE = 'vitrina_cookies';

	private const STYLE_HANDLE = 'vitrina-cookies';

	/** In a narrow window the name has a line of its own. */
	private const STYLE = '.vitrina-cookies{width:100%;border-collapse:collapse;overflow-wrap:anywhere}
.vitrina-cookies :is(th,td){padding:.5em .75em .5em 0;text-align:start;vertical-align:top}
.vitrina-cookies th[scope=row]{font-weight:inherit}
.vitrina-cookies__category{padding-top:1.5em!important}
.vitrina-cookies code{padding:0;background:none}
@media(min-width:40em){.vitrina-cookies{table-layout:fixed}.vitrina-cookies [scope=col]{width:36%}.vitrina-cookies [scope=col]:last-child{width:24%}}
@media(max-width:39.99em){.vitrina-cookies tr{display:flex;flex-wrap:wrap}.vitrina-cookies th{flex:1 0 100%}.vitrina-cookies thead th+th,.vitrina-cookies td{flex:1 0 0}.vitrina-cookies :is(th,td):nth-child(2){flex-grow:2}.vitrina-cookies th:first-child{padding-bottom:0}}';

	public function register_hooks(): void {
		add_action( 'init', $this->register( ... ) );
		add_action( 'save_post_page', static fn ( int $id, WP_Post $page ) => CookiePage::on_save( $page ), 10, 2 );
		add_action( 'deleted_post', static fn ( int $id ) => CookiePage::on_delete( $id ) );
	}

	private function register(): void {
		add_shortcode( self::SHORTCODE, self::html( ... ) );
		ServerBlock::register(
			self::BLOCK,
			[
				'title'       => __( 'Cookies', 'vitrina-companion' ),
				'description' => __( 'What the shop stores in the browser: name, purpose and duration, from the settings of the shop and Vitrina → Cookies.', 'vitrina-companion' ),
				'category'    => 'widgets',
				'icon'        => 'list-view',
			],
			self::html( ... )
		);
	}

	public static function html(): string {
		wp_register_style( self::STYLE_HANDLE, false, [], '1' );
		wp_add_inline_style( self::STYLE_HANDLE, self::STYLE );
		wp_enqueue_style( self::STYLE_HANDLE );
		$html     = '';
		$category = '';
		foreach ( CookieList::all() as $cookie ) {
			if ( $cookie->category !== $category ) {
				$category = $cookie->category;
				$html    .= sprintf( '<tr><th scope="rowgroup" colspan="3" class="vitrina-cookies__category">%s</th></tr>', esc_html( CookieList::categories()[ $category ] ?? '' ) );
			}
			$html .= self::row( $cookie );
		}
		return sprintf(
			'<table class="vitrina-cookies"><thead><tr><th scope="col">%s</th><th scope="col">%s</th><th scope="col">%s</th></tr></thead><tbody>%s</tbody></table>',
			esc_html__( 'Cookie or key', 'vitrina-companion' ),
			esc_html__( 'Purpose', 'vitrina-companion' ),
			esc_html__( 'How long', 'vitrina-companion' ),
			$html
		);
	}

	private static function row( Cookie $cookie ): string {
		return sprintf(
			'<tr><th scope="row"><code>%s</code><br>%s</th><td>%s</td><td>%s</td></tr>',
			esc_html( $cookie->name ),
			esc_html( $cookie->provider . self::place( $cookie->storage ) ),
			esc_html( $cookie->purpose ),
			esc_html( $cookie->duration )
		);
	}

	private static function place( string $storage ): string {
		return match ( $storage ) {
			'local'   => ', ' . __( 'local storage', 'vitrina-companion' ),
			'session' => ', ' . __( 'session storage', 'vitrina-companion' ),
			default   => '',
		};
	}
}
