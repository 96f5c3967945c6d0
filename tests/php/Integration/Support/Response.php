<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Support;

final readonly class Response {

	/**
	 * @param array<string, string> $headers By name in small letters.
	 */
	public function __construct(
		public int $status,
		public string $url,
		public array $headers,
		public string $body,
	) {}

	public function header( string $name ): string {
		return $this->headers[ $name ] ?? '';
	}

	/**
	 * @return array<array-key, mixed>
	 */
	public function json(): array {
		$data = json_decode( $this->body, true );
		return is_array( $data ) ? $data : [];
	}

	/**
	 * The visible text of a page.
	 */
	public function text(): string {
		return html_entity_decode( (string) preg_replace( [ '/<(script|style)\b.*?<\/\1>/s', '/<[^>]*>/', '/\s+/' ], ' ', $this->body ), ENT_QUOTES | ENT_HTML5 );
	}

	public function field( string $name ): string {
		return preg_match( '/name="' . preg_quote( $name, '/' ) . '" value="([^"]*)"/', $this->body, $found ) === 1 ? html_entity_decode( $found[1] ) : '';
	}
}
