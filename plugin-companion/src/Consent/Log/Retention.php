<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Consent\Log;

use Vitrina\Companion\Consent\Storage\ChoiceTable;
use Vitrina\Companion\Consent\Storage\TextsTable;
use Vitrina\Companion\Settings\Settings;
use Vitrina\Runtime\Hookable;
use Vitrina\Runtime\RecurringAction;

/**
 * Deletes expired choices, and says in the suggested privacy policy what is stored. WordPress's export and erasure
 * have nothing to do here: no choice belongs to an e-mail address or a user.
 */
final readonly class Retention implements Hookable {
	public const DAILY = 'vitrina_consent_daily';

	/** Choices that are deleted at once, and how often in one run. */
	private const BATCH   = 500;
	private const BATCHES = 10;

	public function __construct(
		private Settings $settings,
		private ChoiceTable $choices,
		private TextsTable $texts,
	) {}

	public function register_hooks(): void {
		add_action( 'admin_init', $this->suggest_policy( ... ) );
		( new RecurringAction( self::DAILY, '', delay: HOUR_IN_SECONDS ) )->register_hooks( 'vitrina_companion_consent_installed' );
		// Also while the bar is off: what is stored expires anyway.
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
				'When you choose which cookies you allow, we store your choice with a random number, the version of the texts that you saw, the time and the address of our shop, to be able to prove it. The number is also in the cookie with your choice, and you can read it in the cookie settings. No name, IP address, browser or account is stored with it, so the log does not say who you are. It is deleted after %d month.',
				'When you choose which cookies you allow, we store your choice with a random number, the version of the texts that you saw, the time and the address of our shop, to be able to prove it. The number is also in the cookie with your choice, and you can read it in the cookie settings. No name, IP address, browser or account is stored with it, so the log does not say who you are. It is deleted after %d months.',
				$months,
				'vitrina-companion'
			),
			$months
		);
		wp_add_privacy_policy_content( __( 'Vitrina: consent to cookies', 'vitrina-companion' ), '<p>' . esc_html( $text ) . '</p>' );
	}
}
