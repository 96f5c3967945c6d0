<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Newsletter;

use Vitrina\Runtime\Hookable;

/**
 * The page that receives submitted forms and the links of the e-mails.
 *
 * No nonce, because caches keep pages with the form. A sign-up is accepted from the shop's own pages
 * only, and has no effect before the owner of the address has confirmed it.
 */
final readonly class SignupPage implements Hookable {
	public const QUERY = 'vitrina_newsletter';

	public function __construct(
		private Signups $signups,
		private SignupCall $call,
	) {}

	public static function address(): string {
		return add_query_arg( self::QUERY, 'sign-up', home_url( '/' ) );
	}

	public function register_hooks(): void {
		// Before a redirect to the canonical address (10).
		add_action( 'template_redirect', $this->handle_request( ... ), 1 );
	}

	private function handle_request(): void {
		$action = SignupCall::text( $_GET, self::QUERY ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- See above.
		if ( $action === '' ) {
			return;
		}
		nocache_headers();
		header( 'X-Robots-Tag: noindex' );
		header( 'Referrer-Policy: same-origin' );
		match ( $action ) {
			'sign-up'          => $this->handle_signup(),
			'confirm', 'leave' => $this->handle_link( $action ),
			default            => $this->show( 404, __( 'There is nothing here.', 'vitrina-companion' ) ),
		};
		exit;
	}

	private function handle_signup(): void {
		if ( ! self::is_post() ) {
			header( 'Allow: POST' );
			$this->show( 405, __( 'There is nothing here.', 'vitrina-companion' ) );
			return;
		}
		$sent   = wp_unslash( $_POST ); // phpcs:ignore WordPress.Security.NonceVerification.Missing -- See above.
		$form   = SignedForm::decode( SignupCall::text( $sent, 'form' ) );
		$result = $this->call->handle( $form, $sent );
		if ( SignupCall::text( $_SERVER, 'HTTP_ACCEPT' ) === 'application/json' ) {
			wp_send_json(
				[
					'code'    => $result->value,
					'message' => $result->text(),
				],
				$result->status()
			);
		}
		$back = add_query_arg(
			[
				'newsletter'      => $result->value,
				'newsletter-form' => $form->id ?? '1',
			],
			SignupCall::page()
		);
		wp_safe_redirect( $back . '#newsletter-' . ( $form->id ?? '1' ), 303 );
	}

	/**
	 * E-mail scanners open every link, so a link alone must not confirm or unsubscribe: it shows a page with
	 * a button that does.
	 *
	 * @param 'confirm'|'leave' $purpose
	 */
	private function handle_link( string $purpose ): void {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- The token is known only to the reader of the e-mail.
		$signup = $this->signups->find( $purpose, (int) SignupCall::text( $_GET, 'signup' ), SignupCall::text( $_GET, 'ticket' ) );
		// phpcs:enable
		if ( $signup === null ) {
			$this->show( 410, __( 'This link has expired or is incomplete. You can sign up again at any time.', 'vitrina-companion' ) );
			return;
		}
		$is_confirm = $purpose === 'confirm';
		if ( ! self::is_post() ) {
			$this->show(
				200,
				$is_confirm ? __( 'Do you want to get our newsletter?', 'vitrina-companion' ) : __( 'Do you want to unsubscribe from our newsletter?', 'vitrina-companion' ),
				$is_confirm ? __( 'Yes, confirm', 'vitrina-companion' ) : __( 'Yes, unsubscribe', 'vitrina-companion' )
			);
			return;
		}
		if ( $is_confirm ) {
			$this->signups->confirm( $signup );
			$this->show( 200, __( 'Thank you: you will get our newsletter.', 'vitrina-companion' ) );
		} else {
			$this->signups->unsubscribe( $signup );
			$this->show( 200, __( 'Done: your address has been deleted, and you will get no more e-mails.', 'vitrina-companion' ) );
		}
	}

	/** @param string $button Text of the button; '' for none. */
	private function show( int $status, string $text, string $button = '' ): void {
		$form = $button === '' ? '' : sprintf( '<form method="post"><button type="submit" class="button">%s</button></form>', esc_html( $button ) );
		$back = sprintf( '<p><a href="%s">%s</a></p>', esc_url( home_url( '/' ) ), esc_html__( 'To the shop', 'vitrina-companion' ) );
		$html = sprintf( '<h1>%s</h1>%s%s', esc_html( $text ), $form, $back );
		if ( wp_is_block_theme() ) {
			wp_die( $html, esc_html( $text ), [ 'response' => $status, 'code' => 'newsletter' ] ); // phpcs:ignore WordPress.Security.EscapeOutput, WordPress.Arrays -- Escaped above.
		}
		status_header( $status );
		add_filter( 'pre_get_document_title', static fn (): string => $text );
		get_header();
		echo '<div class="newsletter-page" style="max-width:42rem;margin:4rem auto;padding:0 1.5rem">' . $html . '</div>'; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped above.
		get_footer();
	}

	private static function is_post(): bool {
		return SignupCall::text( $_SERVER, 'REQUEST_METHOD' ) === 'POST';
	}
}
