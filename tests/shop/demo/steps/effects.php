<?php
/**
 * The page of a season: countdown, typing, slideshow, counters and carousel.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Demo;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * Writes the page, once its pictures and products are there.
 */
function make_effects_page(): void {
	$parts = array(
		effect( 'typing', array(
			'before'  => 'Šiemet dovanojame',
			'phrases' => "sodą po lietaus\nkalvę Dzūkijoje\npaplūdimį prie Karklės",
		) ),
		effect( 'slideshow', array(
			'label' => 'Šventinės naujienos',
			'align' => 'wide',
		), implode( "\n\n", array_map( __NAMESPACE__ . '\season_slide', season_slides() ) ) ),
		effect( 'countdown', array(
			'title'     => 'Užsakykite, kad spėtume iki Kūčių',
			'date'      => last_order_day() . 'T12:00',
			'utcOffset' => 2,
			'after'     => 'Šių metų dovanos jau išsiųstos. Gražių švenčių!',
			'align'     => 'wide',
		) ),
		'<!-- wp:heading --><h2 class="wp-block-heading">Dirbtuvės skaičiais</h2><!-- /wp:heading -->',
		season_counters(),
		'<!-- wp:heading --><h2 class="wp-block-heading">Po eglute telpa</h2><!-- /wp:heading -->',
		effect( 'carousel', array(
			'label'   => 'Dovanų idėjos',
			'columns' => 4,
			'align'   => 'wide',
		), implode( "\n\n", array_map( __NAMESPACE__ . '\season_card', array( 'VK-101', 'VZ-105', 'VN-108', 'VK-103', 'VZ-102', 'VN-101', 'VK-105', 'VZ-201' ) ) ) ),
	);
	ensure_post(
		'page',
		'efektai',
		array(
			'post_title'   => 'Kalėdų dirbtuvės',
			'post_excerpt' => 'Šventinės dovanos, sumaišytos ir surištos Užupyje.',
			'post_content' => implode( "\n\n", $parts ),
		)
	);
}

/**
 * A block of the companion, as the editor saves it.
 *
 * @param string               $name       Without its namespace.
 * @param array<string, mixed> $attributes What differs from the defaults.
 * @param string               $inner      Blocks inside.
 */
function effect( string $name, array $attributes, string $inner = '' ): string {
	return get_comment_delimited_block_content( "vitrina/$name", $attributes, $inner );
}

/**
 * The next day on which an order still comes before Christmas Eve.
 */
function last_order_day(): string {
	$year = (int) gmdate( 'Y' );
	return sprintf( '%d-12-22', gmdate( 'm-d' ) < '12-21' ? $year : $year + 1 );
}

/**
 * What the slides show: picture, heading, text, and where the button leads.
 *
 * @return list<array{string, string, string, string, string}>
 */
function season_slides(): array {
	return array(
		array( 'irasas-kaip-isrinkti-kvepalus-dovanai', 'Kvapas, kurio neprireiks keisti', 'Įdedame mėginuką. Jei kvapas netiko, neatplėštą buteliuką pakeisime iki sausio pabaigos.', 'Rinktis kvepalus', '/kategorija/kvepalai/' ),
		array( 'irasas-pirmas-degimas', 'Žvakės ilgiems vakarams', 'Sojų vaškas, medvilninis dagtis ir penkiasdešimt valandų šviesos.', 'Rinktis žvakes', '/kategorija/zvakes/' ),
		array( 'irasas-namai-kvepia-svara', 'Namai, kurie kvepia namais', 'Linas, kedras ir mandarino žievelė – tyliai, bet kas rytą.', 'Rinktis namų kvapus', '/kategorija/namu-kvapai/' ),
	);
}

/**
 * One slide: picture beside text.
 *
 * @param array{string, string, string, string, string} $slide From season_slides.
 */
function season_slide( array $slide ): string {
	list( $name, $heading, $text, $label, $address ) = $slide;
	$id     = picture_id( $name );
	$inside = sprintf(
		'<!-- wp:heading {"fontSize":"2xl"} --><h2 class="wp-block-heading has-2-xl-font-size">%1$s</h2><!-- /wp:heading --><!-- wp:paragraph --><p>%2$s</p><!-- /wp:paragraph --><!-- wp:paragraph --><p><a href="%4$s">%3$s</a></p><!-- /wp:paragraph -->',
		$heading,
		$text,
		$label,
		esc_url( home_url( $address ) )
	);
	return sprintf(
		'<!-- wp:media-text {"mediaId":%1$d,"mediaType":"image","mediaSizeSlug":"large","mediaWidth":58,"imageFill":false,"backgroundColor":"ground"} --><div class="wp-block-media-text is-stacked-on-mobile has-ground-background-color has-background" style="grid-template-columns:58%% auto"><figure class="wp-block-media-text__media"><img src="%2$s" alt="" class="wp-image-%1$d size-large"/></figure><div class="wp-block-media-text__content">%3$s</div></div><!-- /wp:media-text -->',
		$id,
		esc_url( (string) wp_get_attachment_image_url( $id, 'large' ) ),
		$inside
	);
}

/**
 * Four numbers side by side.
 */
function season_counters(): string {
	$numbers  = array(
		array(
			'number' => 214,
			'label'  => 'kvapų medžiagos lentynose',
		),
		array(
			'number' => 12480,
			'label'  => 'surištų dėžučių šiemet',
		),
		array(
			'number'   => 4.9,
			'decimals' => 1,
			'after'    => ' / 5',
			'label'    => 'pirkėjų įvertinimas',
		),
		array(
			'number' => 97,
			'after'  => ' %',
			'label'  => 'siuntų pasiekia kitą dieną',
		),
	);
	$counters = array_map( static fn( array $number ): string => effect( 'counter', $number ), $numbers );
	return '<!-- wp:group {"align":"wide","layout":{"type":"grid","columnCount":4,"minimumColumnWidth":"9.5rem"}} --><div class="wp-block-group alignwide">' . implode( '', $counters ) . '</div><!-- /wp:group -->';
}

/**
 * A product as a card of the carousel.
 *
 * @param string $sku Its number.
 */
function season_card( string $sku ): string {
	$product = wc_get_product( wc_get_product_id_by_sku( $sku ) );
	if ( ! $product instanceof \WC_Product ) {
		return '';
	}
	$picture = (int) $product->get_image_id();
	return sprintf(
		'<!-- wp:group --><div class="wp-block-group"><!-- wp:image {"id":%1$d,"sizeSlug":"vitrina-450"} --><figure class="wp-block-image size-vitrina-450"><img src="%2$s" alt="" class="wp-image-%1$d"/></figure><!-- /wp:image --><!-- wp:paragraph --><p><a href="%3$s">%4$s</a></p><!-- /wp:paragraph --><!-- wp:paragraph {"textColor":"muted","fontSize":"s"} --><p class="has-muted-color has-text-color has-s-font-size">%5$s</p><!-- /wp:paragraph --></div><!-- /wp:group -->',
		$picture,
		esc_url( (string) wp_get_attachment_image_url( $picture, 'vitrina-450' ) ),
		esc_url( $product->get_permalink() ),
		esc_html( $product->get_name() ),
		esc_html( wp_strip_all_tags( $product->get_short_description() ) )
	);
}
