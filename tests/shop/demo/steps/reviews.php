<?php
/**
 * Reviews with ratings, most products having a few and some none.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Demo;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * Writes the reviews. Who wrote what follows from the SKU, so that it is the
 * same in every shop.
 */
function make_reviews(): void {
	$shelves = array(
		'kvepalai'    => 'perfume',
		'zvakes'      => 'candle',
		'namu-kvapai' => 'home',
		'dovanos'     => 'gift',
	);
	$people  = content( 'reviews' )->texts( 'people' );
	foreach ( $shelves as $file => $kind ) {
		$texts = array_values( content( 'reviews' )->data( $kind )->each() );
		foreach ( content( $file )->each() as $plan ) {
			$id = wc_get_product_id_by_sku( $plan->text( 'sku' ) );
			if ( $id === 0 || get_comments( array(
				'post_id' => $id,
				'count' => true,
			) ) > 0 ) {
				continue;
			}
			$luck = crc32( 'review' . $plan->text( 'sku' ) );
			for ( $number = 0; $number < $luck % min( 5, count( $texts ) + 1 ); $number++ ) {
				$review = $texts[ ( $luck + $number ) % count( $texts ) ];
				$name   = $people[ ( $luck + 4 * $number ) % count( $people ) ];
				make_review( $id, $name, (int) $review->number( 0 ), $review->text( 1 ), 5 + ( $luck >> $number ) % 200 );
			}
			\WC_Comments::clear_transients( $id );
		}
	}
}

/**
 * Writes one review.
 *
 * @param int    $product Its product.
 * @param string $name    Who wrote it.
 * @param int    $stars   How many.
 * @param string $text    What it says.
 * @param int    $days    How long ago.
 */
function make_review( int $product, string $name, int $stars, string $text, int $days ): void {
	$when = time() - $days * DAY_IN_SECONDS;
	wp_insert_comment(
		array(
			'comment_post_ID'      => $product,
			'comment_author'       => $name,
			'comment_author_email' => sanitize_title( $name ) . '@vitrina.example',
			'comment_content'      => $text,
			'comment_type'         => 'review',
			'comment_approved'     => 1,
			'comment_date'         => get_date_from_gmt( gmdate( 'Y-m-d H:i:s', $when ) ),
			'comment_date_gmt'     => gmdate( 'Y-m-d H:i:s', $when ),
			'comment_meta'         => array(
				'rating'   => $stars,
				'verified' => $days % 3 === 0 ? 0 : 1,
			),
		)
	);
}
