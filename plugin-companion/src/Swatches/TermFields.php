<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Swatches;

use Vitrina\Companion\Swatches\Domain\SwatchType;
use Vitrina\Runtime\BuiltAssets;
use Vitrina\Runtime\Hookable;
use WP_Term;

/** Fields for colour and image on the term screens of an attribute. */
final class TermFields implements Hookable {
	private const NONCE = 'vitrina_swatch_nonce';

	public function __construct( private readonly BuiltAssets $files ) {}

	public function register_hooks(): void {
		add_action( 'admin_init', $this->register_screens( ... ) );
		add_action( 'admin_enqueue_scripts', $this->enqueue( ... ) );
		add_action( 'created_term', $this->save( ... ), 10, 3 );
		add_action( 'edited_term', $this->save( ... ), 10, 3 );
	}

	private function register_screens(): void {
		foreach ( Attributes::types() as $taxonomy => $type ) {
			if ( $type !== SwatchType::Label ) {
				add_action( "{$taxonomy}_add_form_fields", $this->print_on_add_form( ... ) );
				add_action( "{$taxonomy}_edit_form_fields", $this->print_on_edit_form( ... ) );
			}
		}
	}

	private function print_on_add_form( string $taxonomy ): void {
		$this->print_nonce( $taxonomy );
		foreach ( self::fields( $taxonomy ) as $name => $label ) {
			printf( '<div class="form-field"><label for="%1$s">%2$s</label>', esc_attr( $name ), esc_html( $label ) );
			self::render_control( $name, TermSwatch::from_fields( [] ) );
			echo '</div>';
		}
	}

	private function print_on_edit_form( WP_Term $term ): void {
		$swatch = TermSwatch::of( $term->term_id );
		foreach ( self::fields( $term->taxonomy ) as $name => $label ) {
			printf( '<tr class="form-field"><th scope="row"><label for="%1$s">%2$s</label></th><td>', esc_attr( $name ), esc_html( $label ) );
			// The nonce is printed once, and inside a cell, because rows of a table contain only cells.
			if ( array_key_first( self::fields( $term->taxonomy ) ) === $name ) {
				$this->print_nonce( $term->taxonomy );
			}
			self::render_control( $name, $swatch );
			echo '</td></tr>';
		}
	}

	/** @return array<string, string> Field → its label. */
	private static function fields( string $taxonomy ): array {
		return Attributes::type_of( $taxonomy ) === SwatchType::Image
			? [ TermSwatch::IMAGE => __( 'Image', 'vitrina-companion' ) ]
			: [
				TermSwatch::COLOR        => __( 'Colour', 'vitrina-companion' ),
				TermSwatch::SECOND_COLOR => __( 'Second colour (optional)', 'vitrina-companion' ),
			];
	}

	private static function render_control( string $name, TermSwatch $swatch ): void {
		if ( $name === TermSwatch::IMAGE ) {
			self::render_image_control( $swatch->image );
			return;
		}
		$value = $name === TermSwatch::COLOR ? $swatch->color : $swatch->second_color;
		printf(
			'<input type="text" class="vitrina-swatch-color" name="%1$s" id="%1$s" value="%2$s" placeholder="#b9762b" maxlength="7">',
			esc_attr( $name ),
			esc_attr( $value )
		);
	}

	private static function render_image_control( int $image ): void {
		?>
		<div class="vitrina-swatch-image">
			<input type="hidden" name="<?php echo esc_attr( TermSwatch::IMAGE ); ?>" value="<?php echo esc_attr( $image === 0 ? '' : (string) $image ); ?>">
			<div class="vitrina-swatch-image__preview"><?php echo wp_get_attachment_image( $image, 'thumbnail', false, [ 'style' => 'width:60px;height:75px;object-fit:cover' ] ); ?></div>
			<button type="button" class="button" id="<?php echo esc_attr( TermSwatch::IMAGE ); ?>" data-choose><?php esc_html_e( 'Choose an image', 'vitrina-companion' ); ?></button>
			<button type="button" class="button-link button-link-delete" data-remove<?php echo $image === 0 ? ' hidden' : ''; ?>><?php esc_html_e( 'Remove', 'vitrina-companion' ); ?></button>
		</div>
		<?php
	}

	private function print_nonce( string $taxonomy ): void {
		wp_nonce_field( self::action( $taxonomy ), self::NONCE, false );
	}

	private static function action( string $taxonomy ): string {
		return "vitrina_swatch_{$taxonomy}";
	}

	/** Quick edit, imports and other plugins also save terms, without these fields: stored values are then not changed. */
	private function save( int $term_id, int $tt_id, string $taxonomy ): void {
		$nonce = $_POST[ self::NONCE ] ?? null; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Only compared.
		if ( ! is_string( $nonce ) || (int) wp_verify_nonce( $nonce, self::action( $taxonomy ) ) < 1 ) {
			return;
		}
		if ( ! current_user_can( 'edit_term', $term_id ) || Attributes::type_of( $taxonomy ) === null ) {
			return;
		}
		$fields = array_intersect_key( wp_unslash( $_POST ), self::fields( $taxonomy ) );
		TermSwatch::from_fields( $fields )->save( $term_id );
	}

	private function enqueue(): void {
		$taxonomy = get_current_screen()->taxonomy ?? '';
		$type     = Attributes::type_of( $taxonomy );
		if ( $type === null || $type === SwatchType::Label ) {
			return;
		}
		if ( $type === SwatchType::Image ) {
			wp_enqueue_media();
		}
		wp_enqueue_style( 'wp-color-picker' );
		$this->files->enqueue( 'swatch-fields', [ 'wp-color-picker' ] );
	}
}
