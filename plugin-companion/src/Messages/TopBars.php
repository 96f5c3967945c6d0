<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Messages;

use Vitrina\Companion\Settings\Settings;
use Vitrina\Runtime\BuiltAssets;
use Vitrina\Runtime\Hookable;
use WP_HTML_Tag_Processor;

/**
 * The campaign bar and WooCommerce's store notice above the page.
 *
 * Every visitor's page contains both. An inline script right after each bar removes the bar again,
 * before the first paint, if the visitor has closed it, so nothing moves. The script finds the bar
 * by its class, because other plugins move inline scripts elsewhere.
 */
final readonly class TopBars implements Hookable {
	/** Spec §9. */
	private const CAMPAIGN = 'et-global-campaign';

	public function __construct(
		private Settings $settings,
		private BuiltAssets $files,
	) {}

	public function register_hooks(): void {
		add_action( 'wp_enqueue_scripts', $this->enqueue( ... ) );
		add_action( 'wp_body_open', $this->print_campaign( ... ), 5 );
		// After plugins that change the notice.
		add_filter( 'woocommerce_demo_store', $this->make_dismissible( ... ), PHP_INT_MAX );
	}

	private function enqueue(): void {
		if ( $this->settings->get( 'campaign_bar' ) === '' && ! is_store_notice_showing() ) {
			return;
		}
		$this->files->enqueue( 'dismissals' );
		$this->files->enqueue_style( 'top-bars' );
	}

	private function print_campaign(): void {
		$text = $this->settings->get( 'campaign_bar' );
		if ( $text === '' ) {
			return;
		}
		$cookie = sprintf( '%s=1;max-age=%d;path=/;samesite=lax', self::CAMPAIGN, $this->settings->get( 'campaign_bar_length' ) * DAY_IN_SECONDS );
		?>
		<aside class="top-bar campaign-bar" aria-label="<?php esc_attr_e( 'Campaign', 'vitrina-companion' ); ?>">
			<div class="top-bar__text"><?php echo OwnerContent::render( $text ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- By wp_kses_post() there. ?></div>
			<?php $this->print_button( $cookie ); ?>
		</aside>
		<?php
		$this->print_check( self::CAMPAIGN . '=1', '.campaign-bar' );
	}

	private function print_button( string $cookie ): void {
		printf(
			'<button type="button" class="top-bar__close" data-dismiss="%s" aria-label="%s">×</button>',
			esc_attr( $cookie ),
			esc_attr__( 'Dismiss', 'vitrina-companion' )
		);
	}

	private function print_check( string $cookie, string $bar ): void {
		wp_print_inline_script_tag( sprintf( '("; "+document.cookie+";").includes("; %s;")&&document.querySelector("%s")?.remove()', esc_js( $cookie ), esc_js( $bar ) ) );
	}

	/** Replaces WooCommerce's jQuery script for the notice. The cookie is the same. */
	private function make_dismissible( string $html ): string {
		$tags = new WP_HTML_Tag_Processor( $html );
		if ( ! $tags->next_tag( [ 'class_name' => 'woocommerce-store-notice' ] ) ) {
			return $html;
		}
		$id = $tags->get_attribute( 'data-notice-id' );
		$id = is_string( $id ) && ctype_alnum( $id ) ? $id : md5( $html );
		$tags->remove_attribute( 'style' );
		$tags->add_class( 'top-bar' );
		while ( $tags->next_tag( [ 'class_name' => 'woocommerce-store-notice__dismiss-link' ] ) ) {
			$tags->set_attribute( 'data-dismiss', "store_notice{$id}=hidden;path=/;samesite=lax" );
		}
		ob_start();
		$this->print_check( "store_notice{$id}=hidden", '.woocommerce-store-notice' );
		return $tags->get_updated_html() . ob_get_clean();
	}
}
