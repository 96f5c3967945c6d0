<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Setup;

use Vitrina\Companion\StoreAddress;

/**
 * First texts of pages about the shop, of WordPress's own blocks. They say only what the shop's settings
 * say; what only the owner knows is a draft.
 */
final class PageTexts {
	/** @return array<string, array{title: string, content: string, status: string}> By name. */
	public static function all(): array {
		return [
			'contacts' => [
				'title'   => __( 'Contacts', 'vitrina-companion' ),
				'content' => self::paragraphs( self::contacts() ),
				'status'  => 'publish',
			],
			'delivery' => [
				'title'   => __( 'Delivery and returns', 'vitrina-companion' ),
				'content' => self::paragraphs( self::delivery() ),
				'status'  => 'publish',
			],
			'about'    => [
				'title'   => __( 'About us', 'vitrina-companion' ),
				'content' => self::paragraphs(
					[
						__( 'Who you are, and since when the shop exists.', 'vitrina-companion' ),
						__( 'What you sell, and how you choose it.', 'vitrina-companion' ),
						__( 'Where shoppers can meet you.', 'vitrina-companion' ),
					]
				),
				'status'  => 'draft',
			],
		];
	}

	/** @return list<string> */
	private static function contacts(): array {
		$email = get_option( 'woocommerce_email_from_address' );
		return self::filled( [ get_bloginfo( 'name' ), implode( ', ', StoreAddress::lines() ), is_string( $email ) ? $email : '' ] );
	}

	/**
	 * @param list<string> $texts
	 * @return list<string>
	 */
	private static function filled( array $texts ): array {
		return array_values( array_filter( $texts, static fn ( string $text ): bool => $text !== '' ) );
	}

	/** @return list<string> */
	private static function delivery(): array {
		return [
			__( 'What delivery costs is shown in the cart, before you order.', 'vitrina-companion' ),
			__( 'You choose how you get the parcel, and how you pay, at the checkout.', 'vitrina-companion' ),
			__( 'If you want to return something, write to us or use the page for withdrawing from the contract: its link is at the bottom of each page and in the e-mail that confirms the order.', 'vitrina-companion' ),
		];
	}

	/** @param list<string> $texts */
	private static function paragraphs( array $texts ): string {
		return implode( "\n\n", array_map( static fn ( string $text ): string => "<!-- wp:paragraph -->\n<p>" . esc_html( $text ) . "</p>\n<!-- /wp:paragraph -->", $texts ) );
	}
}
