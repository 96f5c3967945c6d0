<?php
/** Reviews of a product: their average, the list, and the form to write one. */

declare( strict_types=1 );

namespace Vitrina\Theme;

use Vitrina\Runtime\Shop;
use WC_Product;
use WP_Comment;

add_filter( 'woocommerce_product_tabs', __NAMESPACE__ . '\reviews_tab', 98 );
add_filter( 'woocommerce_product_review_comment_form_args', __NAMESPACE__ . '\review_form' );
add_filter( 'woocommerce_product_get_rating_html', __NAMESPACE__ . '\localize_rating', 10, 2 );
add_filter( 'woocommerce_get_star_rating_html', __NAMESPACE__ . '\localize_rating', 10, 2 );
add_action( 'comment_form_before', __NAMESPACE__ . '\open_review_form' );
add_action( 'comment_form_after', __NAMESPACE__ . '\close_review_form' );

// WooCommerce's setting and the theme's are kept the same: otherwise WooCommerce, which requires stars by default, rejects reviews that the form accepts.
add_filter( 'option_woocommerce_review_rating_required', __NAMESPACE__ . '\rating_required' );
add_filter( 'default_option_woocommerce_review_rating_required', __NAMESPACE__ . '\rating_required' );
add_filter( 'pre_update_option_woocommerce_review_rating_required', __NAMESPACE__ . '\sync_rating_required' );

// A review may come from an import, or from an owner, who may write any HTML.
add_filter( 'comment_text', __NAMESPACE__ . '\review_text', 8, 2 );

function rating_required(): string {
	return wc_bool_to_string( is_on( 'review_rating_required' ) );
}

/** Stores a change of WooCommerce's setting ("yes" or "no") in the theme's setting. */
function sync_rating_required( mixed $value ): mixed {
	set_theme_mod( 'review_rating_required', $value === 'yes' );
	return $value;
}

/**
 * Replaces the content of the reviews tab, so that the rating summary is printed above the list.
 *
 * @param array<string, array<string, mixed>> $tabs Tabs of the product.
 * @return array<string, array<string, mixed>>
 */
function reviews_tab( array $tabs ): array {
	if ( isset( $tabs['reviews'] ) && ( $tabs['reviews']['callback'] ?? null ) === 'comments_template' ) {
		$tabs['reviews']['callback'] = __NAMESPACE__ . '\print_reviews';
	}
	return $tabs;
}

function print_reviews(): void {
	rating_summary();
	comments_template();
}

/**
 * Formats a rating in the shop's number format: "4,25 iš 5". WooCommerce prints the stored number.
 *
 * @param string       $html   HTML of the stars, or their text.
 * @param float|string $rating Stars, from 0 to 5.
 */
function localize_rating( string $html, float|string $rating ): string {
	$number   = floatval( $rating );
	$decimals = strlen( (string) strrchr( (string) $number, '.' ) );
	$local    = number_format_i18n( $number, max( 0, $decimals - 1 ) );
	return (string) preg_replace( '/(?<=[\s>])' . preg_quote( (string) $rating, '/' ) . '(?=[\s<])/', $local, $html );
}

/** Prints the average rating, and the number of reviews per number of stars. WooCommerce stores the counts with the product, so no query is needed. */
function rating_summary(): void {
	$product = Shop::current_product();
	if ( ! $product instanceof WC_Product || ! wc_review_ratings_enabled() || $product->get_rating_count() === 0 ) {
		return;
	}
	$counts = $product->get_rating_counts();
	$all    = max( 1, $product->get_rating_count() );
	?>
	<div class="rating-summary">
		<p class="rating-summary__average">
			<strong><?php echo esc_html( number_format_i18n( floatval( $product->get_average_rating() ), 1 ) ); ?></strong>
			<?php echo wp_kses_post( wc_get_rating_html( floatval( $product->get_average_rating() ), $all ) ); ?>
		</p>
		<ul class="rating-summary__bars">
			<?php for ( $stars = 5; $stars >= 1; $stars-- ) : ?>
				<?php $count = isset( $counts[ $stars ] ) && is_numeric( $counts[ $stars ] ) ? (int) $counts[ $stars ] : 0; ?>
				<li>
					<span aria-hidden="true"><?php echo esc_html( "{$stars} ★" ); ?></span>
					<span class="rating-summary__bar"><span style="inline-size: <?php echo esc_attr( (string) round( 100 * $count / $all ) ); ?>%"></span></span>
					<span aria-hidden="true"><?php echo esc_html( number_format_i18n( $count ) ); ?></span>
					<span class="visually-hidden">
						<?php
						/* translators: 1: stars, 1 to 5, 2: number of reviews. */
						echo esc_html( sprintf( __( '%1$s of 5 stars: %2$s', 'vitrina' ), number_format_i18n( $stars ), number_format_i18n( $count ) ) );
						?>
					</span>
				</li>
			<?php endfor; ?>
		</ul>
	</div>
	<?php
}

/**
 * Hides the heading, which is printed around the form, and removes `required` from an optional rating.
 *
 * @param array<string, mixed> $args Arguments of comment_form().
 * @return array<string, mixed>
 */
function review_form( array $args ): array {
	$field = $args['comment_field'] ?? '';
	return [
		...$args,
		'title_reply'        => '',
		'title_reply_before' => '<p class="comment-reply-title" hidden>',
		'title_reply_after'  => '</p>',
		'comment_field'      => is_string( $field ) && ! wc_review_ratings_required() ? str_replace( 'id="rating" required', 'id="rating"', $field ) : $field,
	];
}

/** Prints the heading that opens and closes the form (spec §2), also without JavaScript. */
function open_review_form(): void {
	if ( ! is_review_form() ) {
		return;
	}
	printf( '<details class="review-form" data-rating-required="%s">', esc_attr( wc_review_ratings_required() ? __( 'Please select a rating', 'vitrina' ) : '' ) );
	printf( '<summary><h3>%s</h3>', esc_html__( 'Write a review', 'vitrina' ) );
	icon( 'plus' );
	echo '</summary>';
}

function close_review_form(): void {
	echo is_review_form() ? '</details>' : '';
}

/** Whether the current comment form is for a product's reviews. */
function is_review_form(): bool {
	return get_post_type() === 'product';
}

/** Restricts a review to text and the tags that WordPress allows in comments. */
function review_text( mixed $text, mixed $comment = null ): mixed {
	$is_review = $comment instanceof WP_Comment && get_post_type( (int) $comment->comment_post_ID ) === 'product';
	return is_string( $text ) && $is_review ? wp_kses( $text, 'data' ) : $text;
}
