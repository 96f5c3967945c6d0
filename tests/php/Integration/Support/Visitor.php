<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Support;

use CurlHandle;
use CURLStringFile;
use RuntimeException;

/**
 * A browser without JavaScript: stores cookies, follows redirects.
 */
final class Visitor {

	private readonly CurlHandle $curl;

	private string $store_nonce = '';

	public function __construct( private readonly string $url ) {
		$this->curl = curl_init();
		curl_setopt( $this->curl, CURLOPT_COOKIEFILE, '' );
	}

	/**
	 * @return string What a browser would send as its cookies.
	 */
	public function cookies(): string {
		$lines = curl_getinfo( $this->curl, CURLINFO_COOKIELIST );
		// In Netscape's format a line ends with name and value.
		return implode( '; ', array_map( static fn ( string $line ): string => implode( '=', array_slice( explode( "\t", $line ), 5, 2 ) ), $lines ) );
	}

	/**
	 * Sets a cookie as a script of the page does.
	 */
	public function set_cookie( string $name, string $value ): void {
		$host = (string) parse_url( $this->url, PHP_URL_HOST );
		curl_setopt( $this->curl, CURLOPT_COOKIELIST, "Set-Cookie: {$name}={$value}; path=/; domain={$host}" );
	}

	/**
	 * Sends a request and disconnects before the response; the shop continues.
	 *
	 * @param 'GET'|'POST'|'PUT' $method
	 * @param list<string>       $headers
	 */
	public function send_and_disconnect( string $method, string $path, string $body, array $headers = [] ): void {
		curl_setopt( $this->curl, CURLOPT_TIMEOUT_MS, 1500 );
		try {
			$this->send( $method, $path, $body, $headers );
		} catch ( RuntimeException ) {
			return;
		} finally {
			curl_setopt( $this->curl, CURLOPT_TIMEOUT_MS, 0 );
		}
	}

	public function get( string $path ): Response {
		return $this->send( 'GET', $path );
	}

	/**
	 * @param array<string, mixed> $fields
	 */
	public function post( string $path, array $fields ): Response {
		return $this->send( 'POST', $path, http_build_query( $fields ) );
	}

	/**
	 * @param array<string, mixed> $data
	 * @param 'POST'|'PUT'         $method
	 */
	public function store_api( string $path, array $data, string $method = 'POST' ): Response {
		$response          = $this->send( $method, "/wp-json/wc/store/v1/{$path}", json_encode( $data, JSON_THROW_ON_ERROR ), $this->store_headers() );
		$this->store_nonce = $response->header( 'nonce' ) === '' ? $this->store_nonce : $response->header( 'nonce' );
		return $response;
	}

	/**
	 * @return list<string> Headers that the Store API requires for changes.
	 */
	public function store_headers(): array {
		if ( $this->store_nonce === '' ) {
			$this->store_nonce = $this->get( '/wp-json/wc/store/v1/cart' )->header( 'nonce' );
		}
		return [ 'Content-Type: application/json', "Nonce: {$this->store_nonce}" ];
	}

	public function add_to_cart( int $product_id ): void {
		if ( ! isset( $this->post( '/?wc-ajax=add_to_cart', compact( 'product_id' ) )->json()['cart_hash'] ) ) {
			throw new RuntimeException( "Product {$product_id} could not be added." );
		}
	}

	/** Sends the login form. The page that follows is not opened: in wp-admin it takes longer than the login. */
	public function log_in( string $name, ?string $password = null ): void {
		$this->set_cookie( 'wordpress_test_cookie', 'WP%20Cookie%20check' );
		$fields   = [
			'log'        => $name,
			'pwd'        => $password ?? $name,
			'testcookie' => '1',
		];
		$response = $this->send( 'POST', '/wp-login.php', http_build_query( $fields ), follow: false );
		if ( $response->status !== 302 ) {
			throw new RuntimeException( "{$name} cannot log in." );
		}
	}

	/**
	 * The nonce for saving a terminal, from the state call.
	 */
	public function terminal_nonce(): string {
		$nonces = $this->get( '/wp-json/vitrina/v1/state' )->json()['nonces'] ?? null;
		$nonce  = is_array( $nonces ) ? $nonces['terminal'] ?? null : null;
		return is_string( $nonce ) ? $nonce : '';
	}

	/**
	 * @param array<string, mixed> $fields
	 */
	public function save_terminal( array $fields ): Response {
		return $this->post( '/wp-admin/admin-ajax.php', [ 'action' => 'save_selected_lpexpress_terminal' ] + $fields );
	}

	/**
	 * @param array<string, string|CURLStringFile> $fields
	 */
	public function upload( string $path, array $fields ): Response {
		return $this->send( 'POST', $path, $fields );
	}

	/**
	 * @param 'GET'|'POST'|'PUT'|'PURGE' $method
	 * @param string|array<string, string|CURLStringFile> $body
	 * @param list<string>                                $headers
	 * @param bool                                        $follow  Whether redirects are followed.
	 */
	public function send( string $method, string $path, string|array $body = '', array $headers = [], bool $follow = true ): Response {
		$received = [];
		$address  = str_starts_with( $path, 'http' ) ? $path : $this->url . $path;
		curl_setopt( $this->curl, CURLOPT_URL, $address === '' ? '/' : $address );
		curl_setopt( $this->curl, CURLOPT_CUSTOMREQUEST, null );
		curl_setopt( $this->curl, CURLOPT_HTTPGET, true );
		curl_setopt( $this->curl, CURLOPT_RETURNTRANSFER, true );
		curl_setopt( $this->curl, CURLOPT_FOLLOWLOCATION, $follow );
		curl_setopt( $this->curl, CURLOPT_HTTPHEADER, $headers );
		curl_setopt(
			$this->curl,
			CURLOPT_HEADERFUNCTION,
			static function ( CurlHandle $curl, string $line ) use ( &$received ): int {
				[ $name, $value ]                        = explode( ':', $line, 2 ) + [ '', '' ];
				$received[ strtolower( trim( $name ) ) ] = trim( $value );
				return strlen( $line );
			}
		);
		if ( $method !== 'GET' ) {
			curl_setopt( $this->curl, CURLOPT_POSTFIELDS, $body );
			curl_setopt( $this->curl, CURLOPT_CUSTOMREQUEST, $method === 'POST' ? null : $method );
		}
		$text = curl_exec( $this->curl );
		if ( ! is_string( $text ) ) {
			throw new RuntimeException( curl_error( $this->curl ) );
		}
		return new Response( curl_getinfo( $this->curl, CURLINFO_RESPONSE_CODE ), curl_getinfo( $this->curl, CURLINFO_EFFECTIVE_URL ), $received, $text );
	}
}
