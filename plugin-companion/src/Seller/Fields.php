<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Seller;

use Vitrina\Companion\StoreAddress;
use Vitrina\Companion\Seller\Domain\Problem;
use Vitrina\Companion\Seller\Domain\SellerForm;

/** The fields of the screen: labels, suggested values before the first save, and messages for invalid values. */
final class Fields {
	/** Fields without which a seller is not identified (Civil Code, article 6.228-7; Law on Information Society Services, article 6). */
	public const REQUIRED = [ 'company', 'company_code', 'address', 'email', 'phone' ];

	/** @return array<string, array{label: string, type: string, help: string}> Fields by name. */
	public static function all(): array {
		$about = [
			'trade_name'            => [ __( 'Trade name', 'vitrina-companion' ), 'text', __( 'The name of the shop, for search engines. If empty, the name of the seller is used.', 'vitrina-companion' ) ],
			'legal_form'            => [ __( 'Legal form', 'vitrina-companion' ), 'select', '' ],
			'company'               => [ __( 'Name of the seller', 'vitrina-companion' ), 'text', __( 'As in the register, without the legal form; a person writes first and last name.', 'vitrina-companion' ) ],
			'company_code'          => [ __( 'Company code', 'vitrina-companion' ), 'text', __( 'In Lithuania 9 digits, or 7. A person writes the number of the certificate of individual activity.', 'vitrina-companion' ) ],
			'vat_code'              => [ __( 'VAT code', 'vitrina-companion' ), 'text', __( 'With the letters of the country, such as LT100001919017. Empty if the seller is not registered for VAT.', 'vitrina-companion' ) ],
			'address'               => [ __( 'Registered address: street and house', 'vitrina-companion' ), 'text', '' ],
			'postcode'              => [ __( 'Registered address: postcode', 'vitrina-companion' ), 'text', '' ],
			'city'                  => [ __( 'Registered address: city', 'vitrina-companion' ), 'text', __( 'E-invoices and search engines have the parts of the address apart. An address that is all in the first field is shown as it is.', 'vitrina-companion' ) ],
			'register'              => [ __( 'Register that keeps the data of the company', 'vitrina-companion' ), 'text', '' ],
			'email'                 => [ __( 'E-mail', 'vitrina-companion' ), 'email', '' ],
			'phone'                 => [ __( 'Phone', 'vitrina-companion' ), 'tel', '' ],
			'returns_address'       => [ __( 'Address for returns', 'vitrina-companion' ), 'text', '' ],
			'dispute_body'          => [ __( 'Who settles disputes out of court', 'vitrina-companion' ), 'textarea', __( 'In Lithuania, the State Consumer Rights Protection Authority.', 'vitrina-companion' ) ],
			'accessibility_checked' => [ __( 'Last check of accessibility', 'vitrina-companion' ), 'date', __( 'For the accessibility statement.', 'vitrina-companion' ) ],
			'reviews'               => [ __( 'How reviews are checked', 'vitrina-companion' ), 'textarea', __( 'Shown above the reviews of products once you confirm it below.', 'vitrina-companion' ) ],
			'reviews_confirmed'     => [ __( 'The text about reviews is true for this shop: show it', 'vitrina-companion' ), 'checkbox', '' ],
		];
		return array_map( static fn ( array $field ): array => array_combine( [ 'label', 'type', 'help' ], $field ), $about );
	}

	/** @return array<string, string> Field → suggested value. Only the owner sees it, on this screen. */
	public static function suggested(): array {
		$shop       = WC()->countries;
		$in_country = $shop->get_base_country() === 'LT';
		$address    = implode( ', ', StoreAddress::lines() );
		$email      = get_option( 'woocommerce_email_from_address' );
		return [
			'trade_name'      => html_entity_decode( get_bloginfo( 'name' ), ENT_QUOTES ),
			'address'         => implode( ', ', array_diff( [ $shop->get_base_address(), $shop->get_base_address_2() ], [ '' ] ) ),
			'postcode'        => $shop->get_base_postcode(),
			'city'            => $shop->get_base_city(),
			'email'           => is_string( $email ) ? $email : '',
			'returns_address' => $address,
			'register'        => $in_country ? __( 'Register of Legal Entities, State Enterprise Centre of Registers', 'vitrina-companion' ) : '',
			'dispute_body'    => $in_country ? __( "State Consumer Rights Protection Authority (VVTAT)\nVilniaus g. 25, LT-01402 Vilnius\nhttps://www.vvtat.lt", 'vitrina-companion' ) : '',
			'reviews'         => self::suggested_reviews(),
		];
	}

	/** Describes how WooCommerce checks reviews, according to its two settings. */
	private static function suggested_reviews(): string {
		if ( get_option( 'woocommerce_review_rating_verification_required' ) === 'yes' ) {
			return __( 'Only customers who bought the product in this shop can write a review of it: the shop compares them with its orders.', 'vitrina-companion' );
		}
		return get_option( 'woocommerce_review_rating_verification_label' ) === 'yes'
			? __( 'Anyone can write a review. A review is marked as "verified owner" only if its author bought the product in this shop; other reviews are not checked.', 'vitrina-companion' )
			: __( 'Anyone can write a review. The shop does not check whether its author bought the product.', 'vitrina-companion' );
	}

	public static function explain( Problem $problem ): string {
		return match ( $problem ) {
			/* translators: 1: number of characters in one line, 2: in a text of several lines. */
			Problem::TooLong               => sprintf( __( 'This is too long: at most %1$d characters, or %2$d in a text of several lines.', 'vitrina-companion' ), SellerForm::LINE, SellerForm::LINES ),
			Problem::LithuanianCompanyCode => __( 'This is not a Lithuanian company code: it has 9 or 7 digits. Check for a typing error.', 'vitrina-companion' ),
			Problem::ForeignCompanyCode    => __( 'This is not a valid code: use digits, letters, spaces, dots or dashes, as in the register.', 'vitrina-companion' ),
			Problem::Vat                   => __( 'This is not a valid VAT code: it starts with the country letters. A Lithuanian one has LT and 9 or 12 digits. Check for a typing error.', 'vitrina-companion' ),
			Problem::Email                 => __( 'This is not an e-mail address. Example: info@example.lt.', 'vitrina-companion' ),
			Problem::Phone                 => __( 'This is not a phone number. Example: +370 612 34567.', 'vitrina-companion' ),
			Problem::Date                  => __( 'This is not a date. Example: 2026-11-26.', 'vitrina-companion' ),
			Problem::Form                  => __( 'Choose one of the legal forms.', 'vitrina-companion' ),
		};
	}
}
