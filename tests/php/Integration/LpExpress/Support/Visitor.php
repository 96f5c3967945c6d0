<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\LpExpress\Support;

use CurlHandle;
use RuntimeException;

/**
 * A browser without JavaScript: keeps cookies, follows redirects.
 */
final class Visitor {

	private readonly CurlHandle $curl;

	private string $store_nonce = '';

	public function __construct( private readonly string $url ) {
		$this->curl = curl_init();
		curl_setopt( $this->curl, CURLOPT_COOKIEFILE, '' );
	}

	public function get( string $path ): Answer {
		return $this->send( 'GET', $path );
	}

	/**
	 * @param array<string, mixed> $fields
	 */
	public function post( string $path, array $fields ): Answer {
		return $this->send( 'POST', $path, http_build_query( $fields ) );
	}

	/**
	 * @param array<string, mixed> $data
	 */
	public function store_api( string $path, array $data, string $method = 'POST' ): Answer {
		if ( '' === $this->store_nonce ) {
			$this->store_nonce = $this->get( '/wp-json/wc/store/v1/cart' )->header( 'nonce' );
		}
		$answer            = $this->send( $method, "/wp-json/wc/store/v1/{$path}", json_encode( $data, JSON_THROW_ON_ERROR ), [ 'Content-Type: application/json', "Nonce: {$this->store_nonce}" ] );
		$this->store_nonce = '' === $answer->header( 'nonce' ) ? $this->store_nonce : $answer->header( 'nonce' );
		return $answer;
	}

	public function add_to_cart( int $product_id ): void {
		if ( ! isset( $this->post( '/?wc-ajax=add_to_cart', compact( 'product_id' ) )->json()['cart_hash'] ) ) {
			throw new RuntimeException( "Product {$product_id} could not be added." );
		}
	}

	/**
	 * The nonce to save a terminal with, as a page gets it.
	 */
	public function terminal_nonce(): string {
		$nonces = $this->get( '/wp-json/vitrina/v1/state' )->json()['nonces'] ?? null;
		$nonce  = is_array( $nonces ) ? $nonces['terminal'] ?? null : null;
		return is_string( $nonce ) ? $nonce : '';
	}

	/**
	 * @param array<string, mixed> $fields
	 */
	public function save_terminal( array $fields ): Answer {
		return $this->post( '/wp-admin/admin-ajax.php', [ 'action' => 'save_selected_lpexpress_terminal' ] + $fields );
	}

	/**
	 * @param 'GET'|'POST'|'PUT' $method
	 * @param list<string>       $headers
	 */
	public function send( string $method, string $path, string $body = '', array $headers = [] ): Answer {
		$received = [];
		curl_setopt_array(
			$this->curl,
			[
				CURLOPT_URL            => str_starts_with( $path, 'http' ) ? $path : $this->url . $path,
				CURLOPT_CUSTOMREQUEST  => null,
				CURLOPT_HTTPGET        => true,
				CURLOPT_RETURNTRANSFER => true,
				CURLOPT_FOLLOWLOCATION => true,
				CURLOPT_HTTPHEADER     => $headers,
				CURLOPT_HEADERFUNCTION => static function ( CurlHandle $curl, string $line ) use ( &$received ): int {
					[ $name, $value ]                        = explode( ':', $line, 2 ) + [ '', '' ];
					$received[ strtolower( trim( $name ) ) ] = trim( $value );
					return strlen( $line );
				},
			]
		);
		if ( 'GET' !== $method ) {
			curl_setopt( $this->curl, CURLOPT_POSTFIELDS, $body );
			curl_setopt( $this->curl, CURLOPT_CUSTOMREQUEST, 'POST' === $method ? null : $method );
		}
		$text = curl_exec( $this->curl );
		if ( ! is_string( $text ) ) {
			throw new RuntimeException( curl_error( $this->curl ) );
		}
		return new Answer( (int) curl_getinfo( $this->curl, CURLINFO_RESPONSE_CODE ), (string) curl_getinfo( $this->curl, CURLINFO_EFFECTIVE_URL ), $received, $text );
	}
}
