<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Consent\Log;

use Vitrina\Companion\Consent\Storage\ChoiceTable;
use Vitrina\Companion\Consent\Storage\TextsTable;
use Vitrina\Companion\Settings\Settings;
use Vitrina\Runtime\Hookable;
use Vitrina\Runtime\RecurringAction;

/**
 * Deletes expired choices, and adds a text about them to WordPress's suggested privacy policy. WordPress's export and
 * erasure have nothing to do here: no choice belongs to an e-mail address or a user.
 */
final readonly class Retention implements Hookable {
	public const DAILY = 'vitrina_consent_daily';

	/** Choices in one batch. */
	private const BATCH = 500;

	/** Maximum number of batches in one run; another run deletes the rest a minute later. */
	private const BATCHES = 10;

	public function __construct(
		private Settings $settings,
		private ChoiceTable $choices,
		private TextsTable $texts,
	) {}

	public function register_hooks(): void {
		add_action( 'admin_init', $this->suggest_policy( ... ) );
		( new RecurringAction( self::DAILY, '', delay: HOUR_IN_SECONDS ) )->register_hooks( 'vitrina_companion_consent_installed' );
		// Also while the consent bar is off: choices that are stored expire then, too.
		add_action( self::DAILY, $this->prune( ... ) );
	}

	private function prune(): void {
		$before = (int) strtotime( '-' . $this->settings->get( 'consent_log_months' ) . ' months' );
		for ( $batch = 1; $this->choices->delete_before( $before, self::BATCH ) === self::BATCH; $batch++ ) {
			if ( $batch === self::BATCHES ) {
				as_schedule_single_action( time() + MINUTE_IN_SECONDS, self::DAILY );
				return;
			}
		}
		if ( Texts::known() !== [] ) {
			update_option( Texts::OPTION, $this->texts->prune( $before ), true );
		}
	}

	private function suggest_policy(): void {
		$months = $this->settings->get( 'consent_log_months' );
		if ( ! $this->settings->get( 'consent' ) || $months === 0 ) {
			return;
		}
		$text = sprintf(
			/* translators: %d: number of months. */
			_n(
				'When you choose which cookies you allow, we store your choice with a random number, the version of the texts that you saw, the time and the domain of our shop, so that we can prove your consent. The number is also in the cookie with your choice, and you can read it in the cookie settings. We do not store your name, IP address, browser or account with your choice, so the log does not say who you are. Each choice is deleted after %d month.',
				'When you choose which cookies you allow, we store your choice with a random number, the version of the texts that you saw, the time and the domain of our shop, so that we can prove your consent. The number is also in the cookie with your choice, and you can read it in the cookie settings. We do not store your name, IP address, browser or account with your choice, so the log does not say who you are. Each choice is deleted after %d months.',
				$months,
				'vitrina-companion'
			),
			$months
		);
		wp_add_privacy_policy_content( __( 'Vitrina: consent to cookies', 'vitrina-companion' ), '<p>' . esc_html( $text ) . '</p>' );
	}
}
