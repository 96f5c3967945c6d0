<?php

declare( strict_types=1 );

namespace Vitrina\Companion\ProductFacts;

use Vitrina\Companion\ProductFacts\Domain\Fields;
use Vitrina\Runtime\Hookable;
use WP_Term;

/** The facts on the screens of brands and product categories. */
final class TermFields implements Hookable {
	private const NONCE = 'vitrina_facts_nonce';

	public function register_hooks(): void {
		foreach ( FactsMeta::TAXONOMIES as $taxonomy ) {
			add_action( "{$taxonomy}_add_form_fields", $this->print_on_add_form( ... ), 20 );
			add_action( "{$taxonomy}_edit_form_fields", $this->print_on_edit_form( ... ), 20 );
		}
		add_action( 'created_term', $this->save( ... ), 10, 3 );
		add_action( 'edited_term', $this->save( ... ), 10, 3 );
	}

	private function print_on_add_form( string $taxonomy ): void {
		printf( '<details class="form-field"><summary style="cursor:pointer">%s</summary>', esc_html__( 'Manufacturer and safety', 'vitrina-companion' ) );
		wp_nonce_field( self::action( $taxonomy ), self::NONCE, false );
		foreach ( self::fields() as $field => $label ) {
			printf( '<div class="form-field"><label for="%s">%s</label>', esc_attr( self::id( $field ) ), esc_html( $label ) );
			Controls::print( $field, self::id( $field ), SentFacts::NAME, '' );
			echo '</div>';
		}
		echo '</details>';
	}

	private function print_on_edit_form( WP_Term $term ): void {
		$values = FactsMeta::of_term( $term->term_id );
		printf( '<tr class="form-field"><th scope="row" colspan="2"><h2>%s</h2>', esc_html__( 'Manufacturer and safety', 'vitrina-companion' ) );
		wp_nonce_field( self::action( $term->taxonomy ), self::NONCE, false );
		printf( '<p class="description" style="font-weight:400">%s</p></th></tr>', esc_html__( 'For all products of it that fill in nothing themselves.', 'vitrina-companion' ) );
		foreach ( self::fields() as $field => $label ) {
			printf( '<tr class="form-field"><th scope="row"><label for="%s">%s</label></th><td>', esc_attr( self::id( $field ) ), esc_html( $label ) );
			Controls::print( $field, self::id( $field ), SentFacts::NAME, $values[ $field ] ?? '' );
			echo '</td></tr>';
		}
	}

	/**
	 * Saves the fields. Quick edit, imports and other plugins save terms without these fields; the stored values
	 * then do not change.
	 */
	private function save( int $term_id, int $tt_id, string $taxonomy ): void {
		$nonce = $_POST[ self::NONCE ] ?? null; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Only compared.
		if ( ! is_string( $nonce ) || (int) wp_verify_nonce( $nonce, self::action( $taxonomy ) ) < 1 ) {
			return;
		}
		if ( ! current_user_can( 'edit_term', $term_id ) || ! in_array( $taxonomy, FactsMeta::TAXONOMIES, true ) ) {
			return;
		}
		$sent = SentFacts::parse( wp_unslash( $_POST[ SentFacts::NAME ] ?? [] ) ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Validated by parse().
		FactsMeta::save_term( $term_id, array_diff_key( $sent->values, array_flip( Fields::OF_PRODUCTS_ONLY ) ) );
		FactsNotice::store( $sent->problem() );
	}

	/** @return array<string, string> */
	private static function fields(): array {
		return array_diff_key( Labels::all(), array_flip( Fields::OF_PRODUCTS_ONLY ) );
	}

	private static function id( string $field ): string {
		return "vitrina-fact-{$field}";
	}

	private static function action( string $taxonomy ): string {
		return "vitrina_facts_{$taxonomy}";
	}
}
