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
interface Block {
	/** @return non-empty-string Name without the namespace; also the name of its island, script and style. */
	public function name(): string;

	/** @return array{title: string, description: string, icon: string} Texts for the editor. */
	public function words(): array;

	/** @return list<Field> */
	public function fields(): array;

	/** @return list<string> Allowed inner blocks; empty if it renders only from its attributes. */
	public function inner(): array;

	/**
	 * Prints the content of its wrapper.
	 *
	 * @param T $values Validated, by name of the field.
	 */
	public function show( array $values, WP_Block $block ): void;
}
