<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Blocks;

use Vitrina\Companion\Blocks\Domain\Field;
use Vitrina\Runtime\BuiltAssets;
use Vitrina\Runtime\Hookable;
use Vitrina\Runtime\Islands;
use WP_Block;

/** Registers the blocks of this plugin, with their editor controls. */
final readonly class Blocks implements Hookable {
	private const PREFIX = 'vitrina/';
	private const EDITOR = 'content-blocks';

	/** @param list<Block<*>> $blocks */
	public function __construct(
		private BuiltAssets $files,
		private array $blocks,
	) {}

	public function register_hooks(): void {
		add_action( 'init', $this->register( ... ) );
		add_action( 'vitrina_runtime_ready', $this->register_islands( ... ) );
		add_action( 'enqueue_block_editor_assets', $this->print_settings( ... ) );
	}

	private function register_islands(): void {
		foreach ( $this->blocks as $block ) {
			if ( $block::HAS_ISLAND ) {
				Islands::register( $block::NAME, 'vitrina-' . $block::NAME );
			}
		}
	}

	private function register(): void {
		$this->files->register( self::EDITOR );
		$this->files->register_style( self::EDITOR );
		foreach ( $this->blocks as $block ) {
			if ( $block::HAS_ISLAND ) {
				$this->files->register( $block::NAME );
				$this->files->register_style( $block::NAME );
			}
			register_block_type(
				self::PREFIX . $block::NAME,
				// @phpstan-ignore argument.type (WordPress expects the API version as a number.)
				[
					'api_version'           => 3,
					...$block->words(),
					'category'              => 'design',
					'attributes'            => array_combine( array_column( $block->fields(), 'name' ), array_map( static fn ( Field $field ): array => $field->schema(), $block->fields() ) ),
					'allowed_blocks'        => $block->inner() === [] ? null : $block->inner(),
					'supports'              => [
						'align' => [ 'wide', 'full' ],
						'html'  => false,
					],
					'editor_script_handles' => [ 'vitrina-' . self::EDITOR ],
					'editor_style_handles'  => [ 'vitrina-' . self::EDITOR ],
					'style_handles'         => $block::HAS_ISLAND ? [ 'vitrina-' . $block::NAME ] : [],
					// The block renders its inner blocks itself, each in its own element.
					'skip_inner_blocks'     => true,
					'render_callback'       => fn ( mixed $attributes, string $content, WP_Block $instance ): string => self::render( $block, is_array( $attributes ) ? $attributes : [], $instance ),
				]
			);
		}
	}

	/**
	 * @param Block<*>                $block
	 * @param array<array-key, mixed> $attributes
	 */
	private static function render( Block $block, array $attributes, WP_Block $instance ): string {
		$values = [];
		foreach ( $block->fields() as $field ) {
			$values[ $field->name ] = $field->read( $attributes );
		}
		ob_start();
		// @phpstan-ignore argument.type (Each block's values are those of its fields.)
		$block->show( $values, $instance );
		$html = trim( (string) ob_get_clean() );
		return $html === '' ? '' : sprintf( '<div %s>%s</div>', get_block_wrapper_attributes(), $html );
	}

	/** Passes the controls of each block to the editor, so that labels are translated only in PHP. */
	private function print_settings(): void {
		$blocks = [];
		foreach ( $this->blocks as $block ) {
			$blocks[ self::PREFIX . $block::NAME ] = [
				'controls' => array_map( static fn ( Field $field ): array => $field->control(), $block->fields() ),
				'inner'    => $block->inner(),
			];
		}
		$settings = [
			'blocks'   => $blocks,
			'settings' => __( 'Settings', 'vitrina-companion' ),
		];
		wp_add_inline_script( 'vitrina-' . self::EDITOR, 'window.vitrinaContentBlocks = ' . wp_json_encode( $settings, JSON_HEX_TAG | JSON_HEX_AMP ) . ';', 'before' );
	}
}
