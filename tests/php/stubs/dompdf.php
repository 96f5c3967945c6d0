<?php
/**
 * The part of the library for PDF files that the companion calls, with the name that the build gives it.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace VitrinaCompanionDompdf {
	class Dompdf {
		/** @param array<string, mixed> $options */
		public function __construct( public array $options = [] ) {}

		public function loadHtml( string $html, string $encoding ): void {}

		public function render(): void {}

		public function output(): ?string {
			return null;
		}
	}
}
