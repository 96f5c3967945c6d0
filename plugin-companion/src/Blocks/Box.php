<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Blocks;

use Vitrina\Runtime\Islands;

/** Prints a block as an island. */
final class Box {
	/**
	 * @param non-empty-string $name Name of the island and of the container's class.
	 * @param array<string, mixed> $props See `Islands::open`.
	 * @param array<string, string|int|bool> $attributes See `Islands::open`.
	 * @param callable(): void $show Prints the content.
	 */
	public static function show( string $name, array $props, array $attributes, callable $show ): void {
		Islands::open( $name, $props, load: 'visible', attributes: $attributes + [ 'class' => "vitrina-{$name}" ] );
		$show();
		Islands::close();
	}
}
