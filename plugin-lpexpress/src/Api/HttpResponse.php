<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Api;

final readonly class HttpResponse {
	public function __construct(
		public int $status,
		public string $body,
	) {}

	/** @return array<array-key, mixed>|null Null for anything but a JSON list or object. */
	public function json(): ?array {
		$data = json_decode( $this->body, true, 32 );
		return is_array( $data ) ? $data : null;
	}
}
