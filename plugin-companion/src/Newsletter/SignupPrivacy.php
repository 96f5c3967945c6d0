<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Newsletter;

use Vitrina\Companion\Newsletter\Domain\ConfirmationToken;
use Vitrina\Companion\Newsletter\Storage\SignupTable;
use Vitrina\Companion\PersonalData;
use Vitrina\Runtime\RecurringAction;

/** Export, erasure and retention of the personal data of sign-ups. */
final readonly class SignupPrivacy extends PersonalData {
	protected const ID = 'vitrina-newsletter';

	public const DAILY = 'vitrina_newsletter_daily';

	public function __construct( private SignupTable $table ) {}

	public function register_hooks(): void {
		parent::register_hooks();
		add_action( 'admin_init', $this->suggest_policy( ... ) );
		( new RecurringAction( self::DAILY, '', delay: HOUR_IN_SECONDS ) )->register_hooks( 'vitrina_companion_newsletter_installed' );
		add_action( self::DAILY, $this->prune( ... ) );
	}

	private function prune(): void {
		$this->table->prune( time() - ConfirmationToken::LIFETIME, time() - DAY_IN_SECONDS );
	}

	protected static function title(): string {
		return __( 'Newsletter', 'vitrina-companion' );
	}

	protected function items( string $email ): array {
		$signup = $this->table->find_by_email( strtolower( $email ) );
		return $signup === null ? [] : [
			$signup->id => [
				__( 'E-mail address', 'vitrina-companion' ) => $signup->email,
				__( 'Form', 'vitrina-companion' )           => $signup->form,
				__( 'Page', 'vitrina-companion' )           => $signup->page,
				__( 'Signed up', 'vitrina-companion' )      => (string) wp_date( 'Y-m-d H:i', $signup->created_at ),
				__( 'Confirmed', 'vitrina-companion' )      => $signup->is_confirmed() ? (string) wp_date( 'Y-m-d H:i', $signup->confirmed_at ) : '–',
			] + $signup->answers,
		];
	}

	protected function delete( string $email ): bool {
		$signup = $this->table->find_by_email( strtolower( $email ) );
		if ( $signup !== null ) {
			$this->table->delete( [ $signup->id ] );
		}
		return $signup !== null;
	}

	private function suggest_policy(): void {
		wp_add_privacy_policy_content(
			__( 'Vitrina: newsletter', 'vitrina-companion' ),
			'<p>' . esc_html__( 'When you sign up for the newsletter, we store your e-mail address, your answers in the form, the page and the time. The address is used only after it has been confirmed by e-mail; unconfirmed addresses are deleted after seven days. A hash of the IP address is kept for one day to prevent abuse.', 'vitrina-companion' ) . '</p>'
		);
	}
}
