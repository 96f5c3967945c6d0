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
	/** @var non-empty-string Without the namespace; also the name of its island, script and style, if it has them. */
	public const NAME = 'block';

	/** @var bool Whether it has an island with a script and a style. */
	public const HAS_ISLAND = true;

	/** @return array{title: string, description: string, icon: string} Texts for the editor. */
	abstract public function words(): array;

	/** @return list<Field> */
	abstract public function fields(): array;

	/** @return list<string> Allowed inner blocks; empty if it renders only from its attributes. */
	public function inner(): array {
		return [];
	}

	/**
	 * Prints the content of its wrapper.
	 *
	 * @param T $values Validated, by name of the field.
	 */
	abstract public function show( array $values, WP_Block $block ): void;
}
