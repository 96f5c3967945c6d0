<?php
/**
 * The bar that asks which cookies a visitor allows.
 *
 * All of it is the same for every visitor: what they have answered stands in their own cookie and
 * is read by the browser. See docs/decisions/0018-consent.md.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion\Consent;

use Vitrina\Companion\BuiltFiles;
use Vitrina\Companion\Settings\Settings;
use Vitrina\Runtime\Hookable;
use Vitrina\Runtime\Islands;

final class ConsentBar implements Hookable {
	private const LOAD    = 'consent';
	private const SIGNALS = 'consent-signals';
	private const BAR     = 'consent-bar';
	private const CHOICES = 'consent-choices';
	private const API     = 'consent-api';

	/** What opens the dialog: the bar's button, and links of any menu or text. */
	private const OPENERS = '[data-consent-settings], [href$="#consent"]';

	private ?bool $is_on = null;

	public function __construct(
		private readonly Settings $settings,
		private readonly ConsentPlugins $others,
		private readonly BuiltFiles $files,
	) {}

	public function register_hooks(): void {
		// When every plugin has had the time to say that it asks.
		add_action( 'init', $this->start( ... ), 20 );
		add_action( 'vitrina_runtime_ready', static fn () => Islands::register( self::CHOICES, 'vitrina-' . self::CHOICES ) );
		add_filter( 'vitrina_consent_managed', fn ( bool $has_bar ): bool => $has_bar || $this->is_on() );
	}

	private function start(): void {
		if ( ! $this->is_on() ) {
			return;
		}
		// Before any tag of any plugin.
		add_action( 'wp_head', $this->print_signals( ... ), PHP_INT_MIN );
		add_action( 'wp_enqueue_scripts', $this->enqueue( ... ) );
		add_action( 'vitrina_footer_line', $this->print_link( ... ) );
		add_action( 'wp_footer', $this->print_bar( ... ) );
		// The WP Consent API, where it is active.
		add_filter( 'wp_get_consent_type', static fn (): string => 'optin' );
		add_filter( 'wp_consent_api_cookie_expiration', fn (): int => $this->settings->get( 'consent_length' ) );
	}

	/**
	 * Asked once: our own answer to the WP Consent API must not count as another's.
	 */
	private function is_on(): bool {
		$this->is_on ??= $this->settings->get( 'consent' ) && class_exists( Islands::class ) && ! $this->others->is_any_active();

		return $this->is_on;
	}

	private function print_signals(): void {
		wp_print_inline_script_tag( str_replace( '%version%', (string) $this->version(), $this->files->source( self::SIGNALS ) ) );
	}

	/**
	 * In the Customizer the bar is always there to be looked at.
	 */
	private function version(): int {
		return is_customize_preview() ? 0 : $this->settings->get( 'consent_version' );
	}

	private function enqueue(): void {
		$this->files->register( self::BAR );
		Islands::offer( 'vitrina-' . self::BAR );
		$this->files->register( self::CHOICES );
		$this->files->enqueue( self::LOAD );
		if ( class_exists( 'WP_Consent_API' ) ) {
			// Deferred: theirs, in the footer, has run by then.
			$this->files->enqueue( self::API );
		}
	}

	/**
	 * The way back to the question; a link to `#consent` does the same in a menu or a text.
	 */
	private function print_link(): void {
		printf( ' <a class="consent-link" href="#consent">%s</a>', esc_html__( 'Cookie settings', 'vitrina-companion' ) );
	}

	private function print_bar(): void {
		if ( did_action( 'vitrina_footer_line' ) === 0 ) {
			echo '<p>';
			$this->print_link();
			echo '</p>';
		}
		// Without a script nothing is stored that could be allowed.
		echo '<noscript><style>.consent-link{display:none}</style></noscript>';
		$says = $this->settings->get( 'consent_text' );
		$kept = [
			'style'     => $this->files->address( self::BAR, 'css' ),
			'version'   => (string) $this->version(),
			'length'    => (string) $this->settings->get( 'consent_length' ),
			'hideAfter' => (string) $this->settings->get( 'consent_hide_after' ),
		];
		?>
		<template id="vitrina-consent" data-settings="<?php echo esc_attr( (string) wp_json_encode( $kept ) ); ?>">
			<section class="consent-bar" aria-label="<?php esc_attr_e( 'Consent to cookies', 'vitrina-companion' ); ?>" tabindex="-1">
				<div class="consent-bar__text"><?php echo wp_kses_post( wpautop( $says === '' ? $this->text() : $says ) ); ?></div>
				<div class="consent-bar__buttons">
					<?php $this->print_answers(); ?>
					<button type="button" class="button" data-consent-settings><?php esc_html_e( 'Choose', 'vitrina-companion' ); ?></button>
				</div>
			</section>
		</template>
		<?php
		unset( $kept['hideAfter'] );
		$this->print_dialog( $kept );
	}

	/**
	 * The choices by category: the first render of src/widgets/consent-choices, where nothing is ticked.
	 *
	 * @param array<string, string> $props Style, version and length.
	 */
	private function print_dialog( array $props ): void {
		?>
		<dialog class="consent-dialog" data-panel="consent"<?php Islands::print_attributes( self::CHOICES, $props, 'interaction', [ 'data-island-openers' => self::OPENERS ] ); ?> aria-labelledby="vitrina-consent-title">
			<form class="consent-dialog__inner" method="dialog">
				<div class="consent-dialog__head">
					<h2 id="vitrina-consent-title"><?php esc_html_e( 'Cookie settings', 'vitrina-companion' ); ?></h2>
					<button type="button" class="consent-dialog__close" data-panel-close aria-label="<?php esc_attr_e( 'Close', 'vitrina-companion' ); ?>">×</button>
				</div>
				<?php $this->print_categories(); ?>
				<?php the_privacy_policy_link( '<p class="consent-dialog__policy" data-server-html>', '</p>' ); ?>
				<div class="consent-bar__buttons">
					<?php $this->print_answers(); ?>
					<button type="button" class="button" data-consent-save><?php esc_html_e( 'Save my choice', 'vitrina-companion' ); ?></button>
				</div>
			</form>
		</dialog>
		<?php
	}

	/**
	 * Saying no is as easy as saying yes: two buttons alike, side by side.
	 */
	private function print_answers(): void {
		printf( '<button type="button" class="button" data-consent-answer="psm">%s</button>', esc_html__( 'Accept all', 'vitrina-companion' ) );
		printf( '<button type="button" class="button" data-consent-answer="">%s</button>', esc_html__( 'Reject all', 'vitrina-companion' ) );
	}

	private function text(): string {
		return esc_html__( 'We use cookies the shop needs to work. With your consent we also use cookies that remember your choices, count visits and measure advertising. You can change your mind at any time.', 'vitrina-companion' )
			. ' ' . get_the_privacy_policy_link();
	}

	private function print_categories(): void {
		foreach ( $this->categories() as $letter => [ $name, $what ] ) {
			printf(
				'<label class="consent-category"><input type="checkbox" name="%1$s"%2$s><span><strong>%3$s</strong><span>%4$s</span></span></label>',
				esc_attr( $letter ),
				esc_attr( $letter === '' ? ' disabled checked' : '' ),
				esc_html( $name ),
				esc_html( $what )
			);
		}
	}

	/**
	 * @return array<string, array{string, string}> Letter in the record → name, what it is for.
	 */
	private function categories(): array {
		return [
			''  => [ __( 'Necessary', 'vitrina-companion' ), __( 'Cart, checkout, login and this choice. The shop does not work without them.', 'vitrina-companion' ) ],
			'p' => [ __( 'Preferences', 'vitrina-companion' ), __( 'Remember your preferences and let you chat with us.', 'vitrina-companion' ) ],
			's' => [ __( 'Statistics', 'vitrina-companion' ), __( 'Count visits so that we can see what works.', 'vitrina-companion' ) ],
			'm' => [ __( 'Marketing', 'vitrina-companion' ), __( 'Show which advertisement or link brought you here.', 'vitrina-companion' ) ],
		];
	}
}
