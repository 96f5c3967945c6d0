<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Newsletter;

use Vitrina\Companion\Newsletter\Domain\ConfirmationToken;
use Vitrina\Companion\Newsletter\Storage\SignupTable;
use Vitrina\Runtime\Hookable;
use Vitrina\Runtime\RecurringAction;

/** Export, erasure and retention of the personal data of sign-ups. */
final readonly class SignupPrivacy implements Hookable {
	private const ID    = 'vitrina-newsletter';
	private const DAILY = 'vitrina_newsletter_daily';

	public function __construct( private SignupTable $table ) {}

	public static function unschedule(): void {
		as_unschedule_all_actions( self::DAILY );
	}

	public function register_hooks(): void {
		add_filter( 'wp_privacy_personal_data_exporters', $this->add_exporter( ... ) );
		add_filter( 'wp_privacy_personal_data_erasers', $this->add_eraser( ... ) );
		add_action( 'admin_init', $this->suggest_policy( ... ) );
		( new RecurringAction( self::DAILY, '', delay: HOUR_IN_SECONDS ) )->register_hooks( 'vitrina_companion_newsletter_installed' );
		add_action( self::DAILY, $this->prune( ... ) );
	}

	private function prune(): void {
		$this->table->prune( time() - ConfirmationToken::LIFETIME, time() - DAY_IN_SECONDS );
	}

	/**
	 * @param array<string, mixed> $exporters
	 * @return array<string, mixed>
	 */
	private function add_exporter( array $exporters ): array {
		return $exporters + [
			self::ID => [
				'exporter_friendly_name' => __( 'Newsletter', 'vitrina-companion' ),
				'callback'               => $this->export( ... ),
			],
		];
	}

	/**
	 * @param array<string, mixed> $erasers
	 * @return array<string, mixed>
	 */
	private function add_eraser( array $erasers ): array {
		return $erasers + [
			self::ID => [
				'eraser_friendly_name' => __( 'Newsletter', 'vitrina-companion' ),
				'callback'             => $this->erase( ... ),
			],
		];
	}

	/** @return array{data: list<mixed>, done: true} */
	private function export( string $email ): array {
		$signup = $this->table->find_by_email( strtolower( $email ) );
		$data   = [];
		if ( $signup !== null ) {
			$values = [
				__( 'E-mail address', 'vitrina-companion' ) => $signup->email,
				__( 'Form', 'vitrina-companion' )           => $signup->form,
				__( 'Page', 'vitrina-companion' )           => $signup->page,
				__( 'Signed up', 'vitrina-companion' )      => (string) wp_date( 'Y-m-d H:i', $signup->created_at ),
				__( 'Confirmed', 'vitrina-companion' )      => $signup->is_confirmed() ? (string) wp_date( 'Y-m-d H:i', $signup->confirmed_at ) : '–',
			] + $signup->answers;
			$data[] = [
				'group_id'    => self::ID,
				'group_label' => __( 'Newsletter', 'vitrina-companion' ),
				'item_id'     => self::ID . "-{$signup->id}",
				'data'        => array_map( static fn ( string $name, string $value ): array => compact( 'name', 'value' ), array_keys( $values ), array_values( $values ) ),
			];
		}
		return [
			'data' => $data,
			'done' => true,
		];
	}

	/** @return array{items_removed: bool, items_retained: false, messages: list<string>, done: true} */
	private function erase( string $email ): array {
		$signup = $this->table->find_by_email( strtolower( $email ) );
		if ( $signup !== null ) {
			$this->table->delete( [ $signup->id ] );
		}
		return [
			'items_removed'  => $signup !== null,
			'items_retained' => false,
			'messages'       => [],
			'done'           => true,
		];
	}

	private function suggest_policy(): void {
		wp_add_privacy_policy_content(
			__( 'Vitrina: newsletter', 'vitrina-companion' ),
			'<p>' . esc_html__( 'When you sign up for the newsletter, we store your e-mail address, your answers in the form, the page and the time. The address is used only after it has been confirmed by e-mail; unconfirmed addresses are deleted after seven days. A hash of the IP address is kept for one day to prevent abuse.', 'vitrina-companion' ) . '</p>'
		);
	}
}
