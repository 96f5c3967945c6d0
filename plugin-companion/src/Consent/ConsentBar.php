<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Consent;

use Vitrina\Companion\Consent\Cookies\CookiePage;
use Vitrina\Companion\Consent\Log\ChoiceRoute;
use Vitrina\Companion\Consent\Log\Texts;
use Vitrina\Companion\Consent\Storage\ChoiceTable;
use Vitrina\Companion\Settings\Settings;
use Vitrina\Runtime\BuiltAssets;
use Vitrina\Runtime\Hookable;
use Vitrina\Runtime\Islands;

/**
 * The consent bar, and the dialog for choosing cookie categories.
 *
 * The markup is the same for every visitor: their answer is in their own cookie, which only scripts
 * read. See docs/decisions/0018-consent.md.
 */
final class ConsentBar implements Hookable {
	private const LOAD    = 'consent';
	private const SIGNALS = 'consent-signals';
	private const BAR     = 'consent-bar';
	private const CHOICES = 'consent-choices';
	private const API     = 'consent-api';

	/** Triggers of the dialog: the bar's button, and links in any menu or text. */
	private const TRIGGERS = '[data-consent-settings], [href$="#consent"]';

	private ?bool $is_on = null;

	public function __construct(
		private readonly Settings $settings,
		private readonly ConsentPlugins $other_plugins,
		private readonly BuiltAssets $files,
		private readonly Texts $texts,
	) {}

	public function register_hooks(): void {
		// Late, after other consent plugins have registered.
		add_action( 'init', $this->start( ... ), 20 );
		add_action( 'vitrina_runtime_ready', static fn () => Islands::register( self::CHOICES, 'vitrina-' . self::CHOICES ) );
		add_filter( 'vitrina_consent_managed', fn ( bool $has_bar ): bool => $has_bar || $this->is_on() );
	}

	private function start(): void {
		if ( ! $this->is_on() ) {
			return;
		}
		// Before the tags of any plugin.
		add_action( 'wp_head', $this->print_signals( ... ), PHP_INT_MIN );
		add_action( 'wp_enqueue_scripts', $this->enqueue( ... ) );
		add_action( 'vitrina_footer_line', $this->print_link( ... ) );
		add_action( 'wp_footer', $this->print_bar( ... ) );
		if ( $this->settings->get( 'consent_log_months' ) > 0 ) {
			add_action( 'rest_api_init', static fn () => ( new ChoiceRoute( new ChoiceTable() ) )->register() );
		}
		// Settings of the WP Consent API, which applies these filters if it is active.
		add_filter( 'wp_get_consent_type', static fn (): string => 'optin' );
		add_filter( 'wp_consent_api_cookie_expiration', fn (): int => $this->settings->get( 'consent_length' ) );
	}

	/** Cached: our own filter for the WP Consent API must not be taken for another plugin's. */
	private function is_on(): bool {
		$this->is_on ??= $this->settings->get( 'consent' ) && ! $this->other_plugins->is_any_active();
		return $this->is_on;
	}

	private function print_signals(): void {
		wp_print_inline_script_tag( str_replace( '%version%', $this->version(), $this->files->source( self::SIGNALS ) ) );
	}

	/**
	 * Version of the question; empty in the Customizer, so that the preview shows the bar to an owner who has
	 * answered, and stores no answer (src/consent/choose.ts).
	 */
	private function version(): string {
		return is_customize_preview() ? '' : (string) $this->settings->get( 'consent_version' );
	}

	private function enqueue(): void {
		$this->files->register( self::BAR );
		Islands::offer( 'vitrina-' . self::BAR );
		$this->files->register( self::CHOICES );
		$this->files->enqueue( self::LOAD );
		if ( class_exists( 'WP_Consent_API' ) ) {
			// Deferred, so that the API's own script in the footer has already run.
			$this->files->enqueue( self::API );
		}
	}

	/** Prints a link that opens the settings again; a link to `#consent` in a menu or a text does the same. */
	private function print_link(): void {
		printf( ' <a class="consent-link" href="#consent">%s</a>', esc_html__( 'Cookie settings', 'vitrina-companion' ) );
	}

	private function print_bar(): void {
		// Without JavaScript nothing is stored that needs consent, so the link is hidden.
		echo '<noscript><style>.consent-link{display:none}</style></noscript>';
		$text     = $this->settings->get( 'consent_text' );
		$text     = $text === '' ? $this->text() : $text;
		$settings = [
			'style'     => $this->files->address( self::BAR, 'css' ),
			'version'   => $this->version(),
			'length'    => (string) $this->settings->get( 'consent_length' ),
			'log'       => $this->texts->log_address( [ $text, array_values( $this->categories() ) ] ),
			'hideAfter' => (string) $this->settings->get( 'consent_hide_after' ),
		];
		?>
		<template id="vitrina-consent" data-settings="<?php echo esc_attr( (string) wp_json_encode( $settings ) ); ?>">
			<section class="consent-bar" aria-label="<?php esc_attr_e( 'Consent to cookies', 'vitrina-companion' ); ?>" tabindex="-1">
				<div class="consent-bar__text"><?php echo wp_kses_post( wpautop( $text ) ); ?></div>
				<div class="consent-bar__buttons">
					<?php $this->print_choice_buttons(); ?>
					<button type="button" class="button" data-consent-settings><?php esc_html_e( 'Choose', 'vitrina-companion' ); ?></button>
				</div>
			</section>
		</template>
		<?php
		unset( $settings['hideAfter'] );
		$this->print_dialog( $settings );
	}

	/**
	 * Prints the choices by category: the same markup as the first render of src/widgets/consent-choices, with
	 * only the necessary category checked.
	 *
	 * @param array<string, string> $props Style, version, length and log.
	 */
	private function print_dialog( array $props ): void {
		?>
		<dialog class="consent-dialog" data-panel="consent"<?php Islands::print_attributes( self::CHOICES, $props, 'interaction', [ 'data-island-openers' => self::TRIGGERS ] ); ?> aria-labelledby="vitrina-consent-title">
			<form class="consent-dialog__inner" method="dialog">
				<div class="consent-dialog__head">
					<h2 id="vitrina-consent-title"><?php esc_html_e( 'Cookie settings', 'vitrina-companion' ); ?></h2>
					<button type="button" class="consent-dialog__close" data-panel-close aria-label="<?php esc_attr_e( 'Close', 'vitrina-companion' ); ?>">×</button>
				</div>
				<?php $this->print_categories(); ?>
				<?php
				$links = array_filter( [ get_the_privacy_policy_link(), CookiePage::link() ], static fn ( string $link ): bool => $link !== '' );
				if ( $links !== [] ) {
					echo '<p class="consent-dialog__policy" data-server-html>' . implode( ' · ', $links ) . '</p>'; // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by both.
				}
				if ( $props['log'] !== '' ) {
					// The script fills in date and number, because pages are the same for every visitor.
					/* translators: 1: date, 2: number. Keep both as they are. */
					printf( '<p class="consent-dialog__record" hidden>%s</p>', esc_html__( 'Your choice: %1$s, number %2$s', 'vitrina-companion' ) );
				}
				?>
				<div class="consent-bar__buttons">
					<?php $this->print_choice_buttons(); ?>
					<button type="button" class="button" data-consent-save><?php esc_html_e( 'Save my choice', 'vitrina-companion' ); ?></button>
				</div>
			</form>
		</dialog>
		<?php
	}

	/** Rejecting is as easy as accepting: two equal buttons side by side. */
	private function print_choice_buttons(): void {
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

	/** @return array<string, array{string, string}> Letter in the record → name, purpose. */
	private function categories(): array {
		return [
			''  => [ __( 'Necessary', 'vitrina-companion' ), __( 'Cart, checkout, login and this choice. The shop does not work without them.', 'vitrina-companion' ) ],
			'p' => [ __( 'Preferences', 'vitrina-companion' ), __( 'Remember your preferences and let you chat with us.', 'vitrina-companion' ) ],
			's' => [ __( 'Statistics', 'vitrina-companion' ), __( 'Count visits so that we can see what works.', 'vitrina-companion' ) ],
			'm' => [ __( 'Marketing', 'vitrina-companion' ), __( 'Show which advertisement or link brought you here.', 'vitrina-companion' ) ],
		];
	}
}
