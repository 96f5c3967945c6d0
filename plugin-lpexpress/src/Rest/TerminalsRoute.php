<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Rest;

use Vitrina\LpExpress\Domain\Terminals;
use Vitrina\Runtime\DatabaseException;
use Vitrina\Runtime\Hookable;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/** `GET vitrina/v1/terminals`: the terminals of one country, the same for all visitors. */
final readonly class TerminalsRoute implements Hookable {

	public const NAMESPACE = 'vitrina/v1';
	public const PATH      = '/terminals';

	public function __construct( private Terminals $terminals ) {}

	public function register_hooks(): void {
		add_action( 'rest_api_init', $this->register( ... ) );
		add_filter( 'rest_pre_serve_request', $this->send_cache_headers( ... ), 10, 3 );
		add_filter( 'rest_json_encode_options', $this->unescape_json( ... ), 10, 2 );
	}

	public function register(): void {
		register_rest_route(
			self::NAMESPACE,
			self::PATH,
			[
				'methods'             => WP_REST_Server::READABLE,
				'callback'            => $this->get_terminals( ... ),
				// The list is public: the carrier publishes it, too.
				'permission_callback' => '__return_true',
				'args'                => [
					'country' => [
						'description' => __( 'Two-letter code of the country.', 'vitrina-lpexpress' ),
						'type'        => 'string',
						'pattern'     => '^[A-Za-z]{2}$',
						'required'    => true,
					],
					'v'       => [
						'description' => __( 'The version of the list that the caller expects.', 'vitrina-lpexpress' ),
						'type'        => 'string',
						'pattern'     => '^[0-9a-f]{0,64}$',
						'default'     => '',
					],
				],
			]
		);
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	public function get_terminals( WP_REST_Request $request ): WP_REST_Response {
		$country       = is_string( $request['country'] ) ? strtoupper( $request['country'] ) : '';
		$version       = $this->terminals->version( $country );
		$etag          = '"' . ( $version === '' ? 'empty' : $version ) . '"';
		$if_none_match = $request->get_header( 'if_none_match' );
		$response      = new WP_REST_Response();
		if ( is_string( $if_none_match ) && in_array( $etag, array_map( self::without_weak_prefix( ... ), explode( ',', $if_none_match ) ), true ) ) {
			$response->set_status( 304 );
		} else {
			try {
				$groups = $this->terminals->of_country( $country )->groups();
			} catch ( DatabaseException $exception ) {
				// An error, because browsers would cache an empty list for a year under this version.
				return new WP_REST_Response(
					[
						'code'    => 'vitrina_storage_failed',
						'message' => $exception->getMessage(),
					],
					503,
					[ 'Cache-Control' => 'no-store' ]
				);
			}
			$response->set_data( compact( 'version', 'country', 'groups' ) );
		}
		$is_current = $version !== '' && $request['v'] === $version;
		$response->header( 'ETag', $etag );
		$response->header( 'Cache-Control', $is_current ? 'public, max-age=31536000, immutable' : 'public, max-age=60' );
		return $response;
	}

	/**
	 * Allows caching for logged-in visitors, too. WordPress forbids it for them, but this response is not personal.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public function send_cache_headers( bool $served, mixed $response, WP_REST_Request $request ): bool {
		$cache = $response instanceof WP_REST_Response ? $response->get_headers()['Cache-Control'] ?? null : null;
		if ( $this->is_terminals_route( $request ) && is_string( $cache ) && ! headers_sent() ) {
			header_remove( 'Expires' );
			header( "Cache-Control: {$cache}" );
		}
		return $served;
	}

	/**
	 * Encodes letters as UTF-8, without escapes: half of the names have letters that take six bytes each when escaped.
	 *
	 * @param mixed                                 $options Flags of json_encode().
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public function unescape_json( mixed $options, WP_REST_Request $request ): mixed {
		return is_int( $options ) && $this->is_terminals_route( $request ) ? $options | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES : $options;
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function is_terminals_route( WP_REST_Request $request ): bool {
		return '/' . self::NAMESPACE . self::PATH === $request->get_route();
	}

	/** An ETag without the prefix `W/`, which a proxy adds when it compresses the response. */
	private static function without_weak_prefix( string $tag ): string {
		$tag = trim( $tag );
		return str_starts_with( $tag, 'W/' ) ? substr( $tag, 2 ) : $tag;
	}
}
