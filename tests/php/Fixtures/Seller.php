<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Fixtures;

use WC_Email;

/**
 * Who sells in the shop: what the owner saved, and what it says in e-mails. Runs inside WordPress.
 */
final class Seller {

	public const FIELDS = [
		'trade_name'            => 'Lino namai',
		'legal_form'            => 'MB',
		'company'               => 'Lino <script>alert(1)</script> namai',
		'company_code'          => '121215587',
		'vat_code'              => 'LT119511515',
		'address'               => 'Lino g. 1, LT-01103 Vilnius',
		'register'              => 'Juridinių asmenų registras',
		'email'                 => 'labas@lino.example',
		'phone'                 => '+370 612 34567',
		'returns_address'       => 'Sandėlio g. <b>2</b>, Kaunas',
		'dispute_body'          => "VVTAT\nVilniaus g. 25",
		'accessibility_checked' => '2026-10-05',
		'reviews'               => 'Tikriname <b>pirkėjus</b>.',
		'reviews_confirmed'     => '1',
	];

	/**
	 * @param array<string, string> $fields Changes of FIELDS.
	 */
	public static function save( array $fields = [] ): void {
		update_option( 'vitrina_companion_seller', $fields + self::FIELDS, true );
	}

	public static function delete_all(): void {
		delete_option( 'vitrina_companion_seller' );
		foreach ( self::pages() as $id ) {
			wp_delete_post( $id, true );
		}
		delete_option( 'vitrina_companion_seller_pages' );
	}

	/**
	 * @return array<string, int> Created from templates.
	 */
	public static function pages(): array {
		$pages = get_option( 'vitrina_companion_seller_pages' );
		/** @var array<string, int> $pages */
		$pages = is_array( $pages ) ? $pages : [];
		return $pages;
	}

	/**
	 * @return array{html: string, plain: string, shop: string} An order's whole e-mails: to the customer, and to the shop.
	 */
	public static function mails( int $order, string $locale ): array {
		switch_to_locale( $locale );
		$mails = WC()->mailer()->get_emails();
		$mail  = static function ( string $name ) use ( $mails, $order ): WC_Email {
			$mails[ $name ]->object = Orders::get( $order );
			return $mails[ $name ];
		};
		$all = [
			'html'  => $mail( 'WC_Email_Customer_Processing_Order' )->get_content_html(),
			'plain' => $mail( 'WC_Email_Customer_Processing_Order' )->get_content_plain(),
			'shop'  => $mail( 'WC_Email_New_Order' )->get_content_html(),
		];
		restore_previous_locale();
		return $all;
	}
}
