<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Blocks;

use Vitrina\Runtime\Islands;

/** Prints an island, or a plain container if the runtime is missing. */
final class Box {
	/**
	 * @param non-empty-string $name Name of the island and of the container's class.
	 * @param array<string, mixed> $props See `Islands::open`.
	 * @param array<string, string|int|bool> $attributes See `Islands::open`.
	 * @param callable(): void $show Prints the content.
	 */
	public static function show( string $name, array $props, array $attributes, callable $show ): void {
		if ( ! class_exists( Islands::class ) ) {
			printf( '<div class="%s">', esc_attr( "vitrina-{$name}" ) );
			$show();
			echo '</div>';
			return;
		}
		Islands::open( $name, $props, load: 'visible', attributes: $attributes + [ 'class' => "vitrina-{$name}" ] );
		$show();
		Islands::close();
	}
}
