<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Consent\Log;

use Vitrina\Companion\Consent\Domain\Choice;
use Vitrina\Companion\Consent\Storage\ChoiceTable;
use Vitrina\Companion\OwnOrigin;
use Vitrina\Companion\Visitors\Visitor;
use Vitrina\Runtime\DatabaseException;
use WC_Rate_Limiter;
use WP_REST_Request;
use WP_REST_Response;

/**
 * REST route to which the browser reports a choice.
 *
 * The route has no nonce: a nonce would expire in cached pages, and prove nothing about an anonymous visitor. The log
 * is protected by other rules: browsers can report only from the shop's own pages, each value has one strict form, a
 * number is written once and never changed, each client address has a limit per minute, and rows contain nothing that
 * could be abused.
 */
final readonly class ChoiceRoute {
	public const ROUTE = 'vitrina/v1/consent';

	/** Reports per minute from one client address; several visitors can share an address. */
	private const PER_MINUTE = 20;

	public function __construct( private ChoiceTable $table ) {}

	public function register(): void {
		[ $namespace, $version, $route ] = explode( '/', self::ROUTE );
		register_rest_route(
			"{$namespace}/{$version}",
			"/{$route}",
			[
				'methods'             => 'POST',
				'callback'            => $this->handle( ... ),
				'permission_callback' => '__return_true',
			]
		);
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function handle( WP_REST_Request $request ): WP_REST_Response {
		return new WP_REST_Response( null, $this->status_of( $request ), [ 'Cache-Control' => 'no-store' ] );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function status_of( WP_REST_Request $request ): int {
		$choice = Choice::parse( $request->get_params() );
		if ( ! OwnOrigin::is_same_origin() ) {
			return 403;
		}
		if ( $choice === null ) {
			return 400;
		}
		if ( self::is_too_often() ) {
			return 429;
		}
		try {
			$this->table->add( $choice, (string) wp_parse_url( home_url(), PHP_URL_HOST ), time() );
		} catch ( DatabaseException ) {
			return 503;
		}
		return 201;
	}

	/**
	 * WooCommerce's rate limiter stores one time per action id, so each report of a minute has an id of its own. The ids
	 * contain a hash of the client address, which is useless without the site's secret; WooCommerce deletes expired ids.
	 */
	private static function is_too_often(): bool {
		$source = 'vitrina_consent_' . wp_hash( Visitor::address() ) . '_';
		for ( $report = 1; $report <= self::PER_MINUTE; $report++ ) {
			if ( ! WC_Rate_Limiter::retried_too_soon( $source . $report ) ) {
				WC_Rate_Limiter::set_rate_limit( $source . $report, MINUTE_IN_SECONDS );
				return false;
			}
		}
		return true;
	}
}
