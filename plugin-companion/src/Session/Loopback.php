<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Session;

use Closure;
use Vitrina\Runtime\Hookable;

/**
 * Prevents a deadlock when a request that holds a session lock sends a request to its own site: the
 * second request carries a proof that the lock is held for it, and does not wait.
 */
final class Loopback implements Hookable {
	private const HEADER = 'X-Vitrina-Session-Held';

	/** @var list<string> Proofs of the locks that this request holds. */
	private array $proofs = [];

	/**
	 * @param Closure(string): string $sign     Signs a text with a secret of this site.
	 * @param list<string>            $received Proofs in this request's header.
	 */
	public function __construct( private readonly Closure $sign, private readonly array $received = [] ) {}

	public static function of_this_site(): self {
		$name = 'HTTP_' . strtoupper( str_replace( '-', '_', self::HEADER ) );
		$sent = isset( $_SERVER[ $name ] ) && is_string( $_SERVER[ $name ] ) ? sanitize_text_field( wp_unslash( $_SERVER[ $name ] ) ) : '';
		return new self( static fn( string $text ): string => hash_hmac( 'sha256', $text, wp_salt( 'nonce' ) ), explode( ',', $sent ) );
	}

	public function register_hooks(): void {
		add_filter( 'http_request_args', $this->add_proofs( ... ), 10, 2 );
	}

	public function add_proof( string $session_key ): void {
		$this->proofs[] = $this->proof( $session_key );
	}

	public function clear_proofs(): void {
		$this->proofs = [];
	}

	/**
	 * Whether this request has a valid proof that its sender holds the session's lock. Only the site itself can
	 * create proofs, and it sends them only to itself.
	 */
	public function is_sent_by_holder_of( string $session_key ): bool {
		if ( $this->received === [ '' ] ) {
			return false;
		}
		$proof = $this->proof( $session_key );
		foreach ( $this->received as $one ) {
			if ( hash_equals( $proof, $one ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * @param array<string, mixed> $arguments Arguments of the outgoing HTTP request.
	 * @return array<string, mixed>
	 */
	private function add_proofs( array $arguments, string $url ): array {
		$waits = (bool) ( $arguments['blocking'] ?? true );
		if ( $this->proofs === [] || ! $waits || ! self::is_own( $url ) ) {
			return $arguments;
		}
		$headers = $arguments['headers'] ?? [];
		if ( is_array( $headers ) ) {
			$arguments['headers'] = [ self::HEADER => implode( ',', $this->proofs ) ] + $headers;
		}
		return $arguments;
	}

	private static function is_own( string $url ): bool {
		$host = static fn( string $address ): mixed => [ wp_parse_url( $address, PHP_URL_HOST ), wp_parse_url( $address, PHP_URL_PORT ) ];
		return in_array( $host( $url ), [ $host( home_url() ), $host( site_url() ) ], true );
	}

	private function proof( string $session_key ): string {
		return ( $this->sign )( 'session held: ' . $session_key );
	}
}
