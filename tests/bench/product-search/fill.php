<?php
/**
 * Adds generated products with SQL until the shop has a given number: with WooCommerce's
 * objects fifty thousand would take hours. One in ten has three variations. The products are the
 * same each time. Prints the time and the size of the index.
 *
 * `BENCH_PRODUCTS` is the number of products.
 */

declare( strict_types=1 );

namespace Vitrina\Bench;

use Vitrina\Companion\Search\Indexer;
use Vitrina\Companion\Search\Rebuild;
use Vitrina\Companion\Search\Storage\ProductTexts;
use Vitrina\Companion\Search\Storage\SearchIndex;

const FIRST = 100000;
const KINDS = [ 'Žvakė', 'Kvepalai', 'Namų kvapas', 'Muilas', 'Difuzorius', 'Smilkalai', 'Kūno aliejus', 'Dušo želė', 'Rankų kremas', 'Vonios druska', 'Pagalvėlė', 'Vaza', 'Žvakidė', 'Dovanų rinkinys', 'Eterinis aliejus' ];
const NOTES = [ 'bergamotė', 'čiobrelis', 'šermukšnis', 'žolynai', 'ąžuolas', 'medus', 'vanilė', 'kedras', 'sandalas', 'jazminas', 'rožė', 'figa', 'granatas', 'imbieras', 'kardamonas', 'levanda', 'mėta', 'muskusas', 'pačiulis', 'pušis', 'eglė', 'šalavijas', 'alyva', 'bijūnas', 'gintaras', 'oda', 'tabakas', 'vetiverija', 'juodieji serbentai', 'žalioji arbata', 'ūkanos', 'jūros druska', 'slyva', 'kriaušė', 'obuolys', 'cinamonas', 'gvazdikėliai', 'vilna', 'linas', 'rūkas' ];
const STYLES = [ 'ryto', 'vakaro', 'vasaros', 'žiemos', 'šventinis', 'kelioninis', 'didelis', 'mažas', 'tamsus', 'šviesus', 'lengvas', 'sodrus', 'ramus', 'šiaurės', 'pajūrio', 'miško' ];
const SYLLABLES = [ 'ba', 'ri', 'mo', 'ne', 'lu', 'ža', 'ši', 'dva', 'kro', 'vel', 'tur', 'gin', 'pas', 'jo', 'če', 'rai', 'sku', 'min', 'del', 'no' ];

global $wpdb;
$vitrina_wanted = (int) getenv( 'BENCH_PRODUCTS' );

/**
 * @param list<list<int|string>> $rows
 */
function insert( string $table, string $columns, array $rows ): void {
	global $wpdb;
	foreach ( array_chunk( $rows, 2000 ) as $chunk ) {
		$values = array_map( fn ( array $row ): string => '(' . implode( ',', array_map( fn ( int|string $value ): string => is_int( $value ) ? (string) $value : "'" . esc_sql( $value ) . "'", $row ) ) . ')', $chunk );
		if ( $wpdb->query( "INSERT INTO {$table} ({$columns}) VALUES " . implode( ',', $values ) ) === false ) {
			throw new \RuntimeException( $wpdb->last_error );
		}
	}
}

/** A brand name; two thousand of them, so that the number of words grows as in a real shop. */
function maker( int $number ): string {
	$number = ( $number * 7919 ) % 2000;
	return ucfirst( SYLLABLES[ $number % 20 ] . SYLLABLES[ intdiv( $number, 20 ) % 20 ] . SYLLABLES[ intdiv( $number, 400 ) ] . 'as' );
}

function title( int $number ): string {
	$pick = fn ( array $from, int $by ): string => $from[ crc32( "{$number} {$by}" ) % count( $from ) ];
	return sprintf( '%s „%s ir %s“ %s %s %d ml', $pick( KINDS, 1 ), ucfirst( $pick( NOTES, 2 ) ), $pick( NOTES, 3 ), $pick( STYLES, 4 ), maker( $number ), 10 * ( 1 + $number % 30 ) );
}

/** @return list<int> term_taxonomy_id of forty categories. */
function categories(): array {
	$ids = [];
	foreach ( range( 1, 40 ) as $number ) {
		$name = KINDS[ $number % 15 ] . ' ' . STYLES[ $number % 16 ] . " {$number}";
		$term = get_term_by( 'slug', "bench-{$number}", 'product_cat', ARRAY_A ) ?: wp_insert_term( $name, 'product_cat', [ 'slug' => "bench-{$number}" ] );
		$ids[] = (int) $term['term_taxonomy_id'];
	}
	return $ids;
}

$vitrina_last = (int) $wpdb->get_var( "SELECT COALESCE(MAX(CAST(SUBSTRING(sku,4) AS UNSIGNED)),0) FROM {$wpdb->prefix}wc_product_meta_lookup WHERE sku LIKE 'BN-%' AND sku NOT LIKE '%-V%'" );
$vitrina_next_id = max( FIRST, (int) $wpdb->get_var( "SELECT MAX(ID) FROM {$wpdb->posts}" ) + 1 );
$vitrina_shelves = categories();
$vitrina_types   = [
	'simple'   => (int) get_term_by( 'slug', 'simple', 'product_type' )->term_taxonomy_id,
	'variable' => (int) get_term_by( 'slug', 'variable', 'product_type' )->term_taxonomy_id,
];
$vitrina_picture = (string) $wpdb->get_var( "SELECT ID FROM {$wpdb->posts} WHERE post_type = 'attachment' LIMIT 1" );
$wpdb->query( 'SET autocommit = 0' );
for ( $number = $vitrina_last + 1; $number <= $vitrina_wanted; $number += 2000 ) {
	$posts = $lookup = $meta = $terms = [];
	foreach ( range( $number, min( $vitrina_wanted, $number + 1999 ) ) as $one ) {
		$id      = $vitrina_next_id++;
		$price   = sprintf( '%d.%02d', 3 + $one % 90, $one % 100 );
		$is_var  = $one % 10 === 0;
		$title   = title( $one );
		$posts[] = [ $id, $title, "bench-{$one}", 'Lietuviškas kvapas namams: ' . mb_strtolower( $title ) . '. Pagaminta rankomis iš natūralių medžiagų.', '', '', '', '', '', 'product', 'publish', 0, '2026-01-01 00:00:00', '2026-01-01 00:00:00', '2026-01-01 00:00:00', '2026-01-01 00:00:00' ];
		$lookup[] = [ $id, sprintf( 'BN-%06d', $one ), $price, $price, $one % 20 === 0 ? 'outofstock' : 'instock' ];
		foreach ( [ '_sku' => sprintf( 'BN-%06d', $one ), '_price' => $price, '_regular_price' => $price, '_stock_status' => 'instock', '_thumbnail_id' => $vitrina_picture, '_tax_status' => 'taxable', '_manage_stock' => 'no', 'total_sales' => '0' ] as $key => $value ) {
			$meta[] = [ $id, $key, $value ];
		}
		$terms[] = [ $id, $vitrina_shelves[ $one % 40 ] ];
		$terms[] = [ $id, $vitrina_types[ $is_var ? 'variable' : 'simple' ] ];
		for ( $variation = 1; $is_var && $variation <= 3; $variation++ ) {
			$child    = $vitrina_next_id++;
			$sku      = sprintf( 'BN-%06d-V%d', $one, $variation );
			$posts[]  = [ $child, $title, "bench-{$one}-{$variation}", '', '', '', '', '', '', 'product_variation', 'publish', $id, '2026-01-01 00:00:00', '2026-01-01 00:00:00', '2026-01-01 00:00:00', '2026-01-01 00:00:00' ];
			$lookup[] = [ $child, $sku, $price, $price, 'instock' ];
			foreach ( [ '_sku' => $sku, '_price' => $price, '_regular_price' => $price, '_stock_status' => 'instock' ] as $key => $value ) {
				$meta[] = [ $child, $key, $value ];
			}
		}
	}
	insert( $wpdb->posts, 'ID,post_title,post_name,post_content,post_excerpt,to_ping,pinged,post_content_filtered,post_mime_type,post_type,post_status,post_parent,post_date,post_date_gmt,post_modified,post_modified_gmt', $posts );
	insert( "{$wpdb->prefix}wc_product_meta_lookup", 'product_id,sku,min_price,max_price,stock_status', $lookup );
	insert( $wpdb->postmeta, 'post_id,meta_key,meta_value', $meta );
	insert( $wpdb->term_relationships, 'object_id,term_taxonomy_id', $terms );
	$wpdb->query( 'COMMIT' );
}
$wpdb->query( 'SET autocommit = 1' );
$wpdb->query( "UPDATE {$wpdb->term_taxonomy} AS t SET count = (SELECT COUNT(*) FROM {$wpdb->term_relationships} AS r WHERE r.term_taxonomy_id = t.term_taxonomy_id) WHERE taxonomy = 'product_cat'" );
wp_cache_flush();

$vitrina_index = new SearchIndex();
$vitrina_texts = new ProductTexts();
$vitrina_began = microtime( true );
$vitrina_count = ( new Rebuild( new Indexer( $vitrina_index, $vitrina_texts ), $vitrina_index, $vitrina_texts ) )->rebuild_now( fn () => null );
$vitrina_took  = microtime( true ) - $vitrina_began;
foreach ( [ $vitrina_index->words_table(), $vitrina_index->typos_table(), $wpdb->posts, $wpdb->postmeta, $wpdb->term_relationships, "{$wpdb->prefix}wc_product_meta_lookup" ] as $vitrina_table ) {
	$wpdb->query( "ANALYZE TABLE {$vitrina_table}" );
}
$vitrina_size = fn ( string $table ): array => $wpdb->get_row( $wpdb->prepare( 'SELECT TABLE_ROWS AS `rows`, ROUND((DATA_LENGTH + INDEX_LENGTH) / 1048576, 1) AS mb FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = %s', $table ), ARRAY_A );

return [
	'products' => $vitrina_count,
	'seconds'  => round( $vitrina_took, 1 ),
	'words'    => $vitrina_size( $vitrina_index->words_table() ),
	'typos'    => $vitrina_size( $vitrina_index->typos_table() ),
];
