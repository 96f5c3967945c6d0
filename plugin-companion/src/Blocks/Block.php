<?php
/**
 * A block of content that the server draws.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion\Blocks;

use Vitrina\Companion\Blocks\Domain\Field;
use WP_Block;

interface Block {
	/**
	 * Its name without the namespace; its island, script and style are called the same.
	 *
	 * @return non-empty-string
	 */
	public function name(): string;

	/**
	 * What the editor says of it.
	 *
	 * @return array{title: string, description: string, icon: string}
	 */
	public function words(): array;

	/**
	 * @return list<Field>
	 */
	public function fields(): array;

	/**
	 * Which blocks stand inside it; none where it is drawn from its attributes alone.
	 *
	 * @return list<string>
	 */
	public function inner(): array;

	/**
	 * Prints what stands inside its wrapper.
	 *
	 * @param array<array-key, mixed> $attributes As the post holds them.
	 */
	public function show( array $attributes, WP_Block $block ): void;
}
