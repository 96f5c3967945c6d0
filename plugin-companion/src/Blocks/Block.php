<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Blocks;

use Vitrina\Companion\Blocks\Domain\Field;
use WP_Block;

/**
 * A content block that is rendered on the server.
 *
 * @template T of array<string, mixed>
 */
abstract class Block {
	/** @var non-empty-string Name without the namespace; also the name of the block's island, script and style. */
	public const NAME = 'block';

	/** @var bool Whether the block has an island with a script and a style. */
	public const HAS_ISLAND = true;

	/** @return array{title: string, description: string, icon: string} Texts for the editor. */
	abstract public function words(): array;

	/** @return list<Field> */
	abstract public function fields(): array;

	/** @return list<string> Allowed inner blocks; empty if the block renders only from its attributes. */
	public function inner(): array {
		return [];
	}

	/**
	 * Prints the content of the block's wrapper element.
	 *
	 * @param T $values Validated values by name of the field.
	 */
	abstract public function show( array $values, WP_Block $block ): void;
}
