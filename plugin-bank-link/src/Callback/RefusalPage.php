<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Callback;

/** The error page of the return URL, for a message that cannot be used. It shows what the shopper can do next. */
final class RefusalPage {

	public static function show( int $status ): never {
		$message = __( 'We cannot use this response from the bank. If you have paid, your order will show it within minutes; nothing is lost.', 'vitrina-bank-link' );
		$title   = __( 'Payment', 'vitrina-bank-link' );
		if ( locate_template( 'header.php' ) === '' ) {
			// Block themes have no header.php.
			wp_die(
				esc_html( $message ),
				esc_html( $title ),
				[
					'response'  => absint( $status ),
					'link_url'  => esc_url( self::links()[0]['url'] ),
					'link_text' => esc_html( self::links()[0]['text'] ),
				]
			);
		}
		status_header( $status );
		nocache_headers();
		add_filter( 'pre_get_document_title', static fn (): string => $title );
		get_header();
		printf( '<div class="container container--narrow woocommerce"><h1>%s</h1><p>%s</p>', esc_html( $title ), esc_html( $message ) );
		foreach ( self::links() as $at => $link ) {
			printf( '<p><a class="%s" href="%s">%s</a></p>', esc_attr( $at === 0 ? 'button' : '' ), esc_url( $link['url'] ), esc_html( $link['text'] ) );
		}
		echo '</div>';
		get_footer();
		exit;
	}

	/** @return list<array{url: string, text: string}> Guests have no list of orders, so they get the checkout or the shop, and an e-mail address. */
	private static function links(): array {
		if ( is_user_logged_in() ) {
			return [
				[
					'url'  => wc_get_account_endpoint_url( 'orders' ),
					'text' => __( 'My orders', 'vitrina-bank-link' ),
				],
			];
		}
		$cart  = WC()->cart !== null && ! WC()->cart->is_empty();
		$links = [
			[
				'url'  => $cart ? wc_get_checkout_url() : wc_get_page_permalink( 'shop' ),
				'text' => $cart ? __( 'Back to the checkout', 'vitrina-bank-link' ) : __( 'Back to the shop', 'vitrina-bank-link' ),
			],
		];
		$email = get_option( 'woocommerce_email_from_address' );
		if ( is_string( $email ) && is_email( $email ) !== false ) {
			$links[] = [
				'url'  => 'mailto:' . $email,
				'text' => __( 'Write to the shop', 'vitrina-bank-link' ),
			];
		}
		return $links;
	}
}
