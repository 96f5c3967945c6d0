<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Setup\Steps;

use Vitrina\Runtime\Setup\Step;

/** A step that only shows its status, and leaves the work to the owner. */
abstract class InformingStep implements Step {
	public function capability(): string {
		return 'manage_woocommerce';
	}

	public function fields(): array {
		return [];
	}

	public function button(): string {
		return '';
	}

	public function run( array $values ): array {
		return [];
	}

	public function undo( array $changes ): void {}
}
