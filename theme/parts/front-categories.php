<?php
/** The first categories, in the owner's order: four, or as many as the owner wants. */

declare( strict_types=1 );

namespace Vitrina\Theme;

$vitrina_count = is_array( $args ?? null ) && is_int( $args['count'] ?? null ) && $args['count'] > 0 ? $args['count'] : 4;
$vitrina_terms = top_categories();
if ( $vitrina_terms === [] ) {
	return;
}
?>
<section class="container section">
	<h2 class="visually-hidden"><?php esc_html_e( 'Categories', 'vitrina' ); ?></h2>
	<ul class="shelves">
		<?php foreach ( array_slice( $vitrina_terms, 0, $vitrina_count ) as $vitrina_term ) : ?>
			<?php
			$vitrina_picture = category_picture( $vitrina_term );
			$vitrina_link    = get_term_link( $vitrina_term );
			?>
			<li class="shelf">
				<a href="<?php echo esc_url( is_string( $vitrina_link ) ? $vitrina_link : '' ); ?>">
					<span class="shelf__frame">
						<?php
						if ( $vitrina_picture > 0 ) {
							echo wp_get_attachment_image(
								$vitrina_picture,
								'woocommerce_thumbnail',
								false,
								[
									'sizes' => '(min-width: 75rem) 17.25rem, (min-width: 48rem) 25vw, 46vw',
									'alt'   => '',
								]
							);
						}
						?>
					</span>
					<span class="shelf__name"><?php echo esc_html( $vitrina_term->name ); ?></span>
				</a>
			</li>
		<?php endforeach; ?>
	</ul>
</section>
