<?php

declare( strict_types=1 );

namespace Vitrina\Companion\ProductFacts;

use Vitrina\Runtime\DatabaseException;
use Vitrina\Runtime\Hookable;

/** Vitrina → Product facts: the facts that products lack, and the notice on the legal guarantee. */
final class Screen implements Hookable {
	public const CAPABILITY = 'manage_woocommerce';
	public const SLUG       = 'vitrina-product-facts';

	/** The menu "Vitrina", which the setup adds. */
	private const MENU = 'vitrina-setup';

	public function register_hooks(): void {
		add_action( 'admin_menu', $this->add( ... ), 20 );
	}

	public static function url(): string {
		return admin_url( 'admin.php?page=' . self::SLUG );
	}

	private function add(): void {
		add_submenu_page( self::MENU, __( 'Product facts', 'vitrina-companion' ), __( 'Product facts', 'vitrina-companion' ), self::CAPABILITY, self::SLUG, $this->render( ... ) );
	}

	private function render(): void {
		?>
		<div class="wrap" style="overflow-wrap:anywhere">
			<h1><?php esc_html_e( 'Product facts', 'vitrina-companion' ); ?></h1>
			<?php GuaranteeForm::print_result(); ?>
			<p style="max-width:52rem"><?php esc_html_e( 'Before a customer buys, the product page names the manufacturer, for manufacturers outside the European Union a responsible person in it, an identifier, and warnings in the language of the customer (Regulation (EU) 2023/988, article 19). Fill them in once for a brand or a category, or for a single product.', 'vitrina-companion' ); ?></p>
			<?php
			self::print_links();
			self::print_gaps();
			GuaranteeForm::print();
			?>
		</div>
		<?php
	}

	private static function print_links(): void {
		$links = [];
		foreach ( array_filter( FactsMeta::TAXONOMIES, taxonomy_exists( ... ) ) as $taxonomy ) {
			$name    = get_taxonomy( $taxonomy )->label ?? $taxonomy;
			$links[] = sprintf( '<a href="%s">%s</a>', esc_url( admin_url( "edit-tags.php?taxonomy={$taxonomy}&post_type=product" ) ), esc_html( $name ) );
		}
		printf( '<p>%s</p>', wp_kses_post( implode( ' · ', $links ) ) );
	}

	private static function print_gaps(): void {
		printf( '<h2>%s</h2>', esc_html__( 'What is missing', 'vitrina-companion' ) );
		try {
			[ $total, $lacking ] = Completeness::check();
		} catch ( DatabaseException ) {
			printf( '<div class="notice notice-error inline"><p>%s</p></div>', esc_html__( 'The database did not answer. Please load the page again.', 'vitrina-companion' ) );
			return;
		}
		echo '<ul>';
		foreach ( self::sentences( $total, $lacking ) as $what => $sentence ) {
			printf( '<li>%s</li>', wp_kses_post( $lacking[ $what ] === [] ? esc_html( $sentence ) : sprintf( '<a href="%s">%s</a>', esc_url( ProductList::url( $what ) ), esc_html( $sentence ) ) ) );
		}
		printf( '</ul><p class="description">%s</p>', esc_html__( 'Published products that are shipped; what they inherit counts. A product without a warning is complete when “No warnings are needed” is ticked. A responsible person is missing unless the manufacturer’s country is in the European Union.', 'vitrina-companion' ) );
	}

	/**
	 * @param array<string, list<int>> $lacking As Completeness::check() returns it.
	 * @return array<string, string> Each of Facts::CHECKED → sentence.
	 */
	public static function sentences( int $total, array $lacking ): array {
		$texts = [
			/* translators: 1: number of products, 2: number of all products. */
			'manufacturer' => __( 'Without a manufacturer: %1$d of %2$d', 'vitrina-companion' ),
			/* translators: 1: number of products, 2: number of all products. */
			'responsible'  => __( 'Without a responsible person: %1$d of %2$d', 'vitrina-companion' ),
			/* translators: 1: number of products, 2: number of all products. */
			'identifier'   => __( 'Without an identifier: %1$d of %2$d', 'vitrina-companion' ),
			/* translators: 1: number of products, 2: number of all products. */
			'warnings'     => __( 'Without a warning: %1$d of %2$d', 'vitrina-companion' ),
		];
		foreach ( $texts as $what => $text ) {
			$texts[ $what ] = sprintf( $text, count( $lacking[ $what ] ?? [] ), $total );
		}
		return $texts;
	}
}
