<?php

declare( strict_types=1 );

namespace Vitrina\Companion;

use Closure;
use Vitrina\Runtime\Hookable;

/** Adds a test to Tools → Site Health. */
final readonly class HealthTest implements Hookable {
	/**
	 * @param Closure(): string               $label  Returns the label in the user's language; called when WordPress lists the tests.
	 * @param Closure(): array<string, mixed> $result Returns the result in the form that WordPress documents for `site_status_tests`.
	 */
	public function __construct(
		private string $id,
		private Closure $label,
		private Closure $result,
	) {}

	public function register_hooks(): void {
		add_filter( 'site_status_tests', $this->add( ... ) );
	}

	private function add( mixed $tests ): mixed {
		$direct = is_array( $tests ) ? $tests['direct'] ?? [] : null;
		if ( ! is_array( $tests ) || ! is_array( $direct ) ) {
			return $tests;
		}
		$direct[ $this->id ] = [
			'label' => ( $this->label )(),
			'test'  => $this->result,
		];
		$tests['direct']     = $direct;
		return $tests;
	}
}
