<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Blocks;

use Vitrina\Companion\Blocks\Domain\Field;
use WP_Block;

/** A content block that is rendered on the server. */
interface Block {
	/**
	 * Name without the namespace; also the name of its island, script and style.
	 *
	 * @return non-empty-string
	 */
	public function name(): string;

	/**
	 * Texts for the editor.
	 *
	 * @return array{title: string, description: string, icon: string}
	 */
	public function words(): array;

	/** @return list<Field> */
	public function fields(): array;

	/**
	 * Allowed inner blocks; empty if it renders only from its attributes.
	 *
	 * @return list<string>
	 */
	public function inner(): array;

	/**
	 * Prints the content of its wrapper.
	 *
	 * @param array<array-key, mixed> $attributes Attributes from the post.
	 */
	public function show( array $attributes, WP_Block $block ): void;
}
