<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Setup;

use Vitrina\Companion\StoreAddress;

/**
 * First texts of the pages about the shop, in WordPress's own blocks. They use only what is in the shop's
 * settings; a page that the owner has to write is a draft.
 */
final class PageTexts {
	/** @return array<string, array{title: string, content: string, status: string}> Pages by name. */
	public static function all(): array {
		return [
			'contacts' => [
				'title'   => __( 'Contacts', 'vitrina-companion' ),
				'content' => self::contacts(),
				'status'  => 'publish',
			],
			'delivery' => [
				'title'   => __( 'Delivery and returns', 'vitrina-companion' ),
				'content' => self::delivery(),
				'status'  => 'publish',
			],
			'about'    => [
				'title'   => __( 'About us', 'vitrina-companion' ),
				'content' => self::blocks(
					[
						[ __( 'Who we are', 'vitrina-companion' ) ],
						__( 'Who you are, and since when the shop exists.', 'vitrina-companion' ),
						[ __( 'What we sell', 'vitrina-companion' ) ],
						__( 'What you sell, and how you choose it.', 'vitrina-companion' ),
						[ __( 'Where to find us', 'vitrina-companion' ) ],
						__( 'Where shoppers can meet you.', 'vitrina-companion' ),
					]
				),
				'status'  => 'draft',
			],
		];
	}

	/**
	 * The start page: the sections that fill themselves from the shop.
	 *
	 * @param string $sentence Over the picture; empty for the title of the page.
	 * @param string $story    Blocks between the products and the delivery; empty for none.
	 */
	public static function start( string $sentence = '', string $story = '' ): string {
		$section = static fn ( string $name, array $values = [] ): string => get_comment_delimited_block_content( "vitrina/front-{$name}", $values, '' );
		return implode(
			"\n\n",
			array_filter(
				[
					$section( 'hero', $sentence === '' ? [] : compact( 'sentence' ) ),
					$section( 'categories' ),
					$section( 'products' ),
					$story,
					$section( 'delivery' ),
					$section( 'journal' ),
					$section( 'newsletter' ),
				],
				static fn ( string $block ): bool => $block !== ''
			)
		);
	}

	/** Blocks of a story that the owner has to write. */
	public static function story(): string {
		return self::blocks( [ [ __( 'Our story', 'vitrina-companion' ) ], __( 'How the shop began, and what you care about. Two or three sentences are enough.', 'vitrina-companion' ) ] );
	}

	/** Contains name, address and e-mail address, because the seller block below may still be empty. */
	private static function contacts(): string {
		$email = get_option( 'woocommerce_email_from_address' );
		$email = is_string( $email ) && is_email( $email ) !== false ? $email : get_bloginfo( 'admin_email' );
		$lines = [ get_bloginfo( 'name' ), implode( ', ', StoreAddress::lines() ) ];
		$texts = array_values( array_filter( $lines, static fn ( string $line ): bool => $line !== '' ) );
		$link  = sprintf( '<a href="mailto:%1$s">%1$s</a>', esc_attr( $email ) );
		return self::blocks( $texts ) . ( $texts === [] ? '' : "\n\n" ) . "<!-- wp:paragraph -->\n<p>{$link}</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:vitrina/seller /-->";
	}

	private static function delivery(): string {
		return self::blocks(
			[
				[ __( 'Delivery', 'vitrina-companion' ) ],
				__( 'What delivery costs is shown in the cart, before you order.', 'vitrina-companion' ),
				__( 'You choose how you get the parcel, and how you pay, at the checkout.', 'vitrina-companion' ),
				[ __( 'Returns', 'vitrina-companion' ) ],
				__( 'If you want to return something, write to us or use the page for withdrawing from the contract: its link is at the bottom of each page and in the e-mail that confirms the order.', 'vitrina-companion' ),
			]
		);
	}

	/** @param list<string|array{string}> $texts A string is a paragraph; a list with one string is a heading. */
	private static function blocks( array $texts ): string {
		return implode(
			"\n\n",
			array_map(
				static fn ( string|array $text ): string => is_string( $text )
					? "<!-- wp:paragraph -->\n<p>" . esc_html( $text ) . "</p>\n<!-- /wp:paragraph -->"
					: '<!-- wp:heading -->' . "\n" . '<h2 class="wp-block-heading">' . esc_html( $text[0] ) . "</h2>\n<!-- /wp:heading -->",
				$texts
			)
		);
	}
}
