<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Newsletter;

use Vitrina\Companion\Newsletter\Domain\ConfirmationToken;
use Vitrina\Companion\Newsletter\Storage\Signup;

/** E-mails of the newsletter: to confirm a sign-up, or for an address that is already confirmed. */
final readonly class Mailer {
	public function __construct( private ConfirmationToken $token ) {}

	/** Sends the e-mail in the language of the page with the form. */
	public function send( Signup $signup ): void {
		$shop = wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES );
		if ( $signup->is_confirmed() ) {
			/* translators: %s: name of the shop. */
			$subject = sprintf( __( 'You already get the newsletter of %s', 'vitrina-companion' ), $shop );
			$text    = __( 'This address was entered in our newsletter form, but it already gets the newsletter. You do not need to do anything.', 'vitrina-companion' );
		} else {
			/* translators: %s: name of the shop. */
			$subject = sprintf( __( 'Please confirm: the newsletter of %s', 'vitrina-companion' ), $shop );
			$text    = __( 'This address was entered in our newsletter form. To get the newsletter, confirm here:', 'vitrina-companion' )
				. "\n\n" . $this->address( 'confirm', $signup )
				. "\n\n" . __( 'The link is valid for seven days. If it was not you, you do not need to do anything: you will get no more e-mails, and the address will be deleted.', 'vitrina-companion' );
		}
		$leave = $this->address( 'leave', $signup );
		$text .= "\n\n" . __( 'To unsubscribe at any time:', 'vitrina-companion' ) . "\n\n" . $leave . "\n\n" . $shop . "\n" . home_url( '/' );

		wp_mail( $signup->email, $subject, $text, [ 'List-Unsubscribe: <' . $leave . '>' ] );
	}

	/** @param 'confirm'|'leave' $purpose */
	public function address( string $purpose, Signup $signup ): string {
		return add_query_arg(
			[
				SignupPage::QUERY => $purpose,
				'signup'          => $signup->id,
				'ticket'          => $this->token->create( $purpose, $signup->id, $signup->email, $signup->created_at ),
			],
			home_url( '/' )
		);
	}
}
