<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Newsletter;

use Vitrina\Runtime\Hookable;
use WP_REST_Request;
use WP_REST_Response;

/**
 * REST route for sign-ups.
 *
 * No nonce, because caches keep pages with the form. A sign-up is accepted from the shop's own pages
 * only, and has no effect before the owner of the address has confirmed it.
 */
final readonly class SignupRoute implements Hookable {
	/** Maximum characters of a value, as in the form's fields. */
	private const MAX_LENGTH = 500;

	private const ANSWER_SCHEMA = [
		'type'      => 'string',
		'maxLength' => self::MAX_LENGTH,
	];

	public function __construct( private SignupCall $call ) {}

	public function register_hooks(): void {
		add_action( 'rest_api_init', $this->register( ... ) );
	}

	private function register(): void {
		register_rest_route(
			'vitrina/v1',
			'/newsletter',
			[
				'methods'             => 'POST',
				'callback'            => $this->handle( ... ),
				'permission_callback' => '__return_true',
				'args'                => [
					'form'           => [
						'type'      => 'string',
						'maxLength' => 20000,
						'required'  => true,
					],
					'fields'         => [
						'type'                 => 'object',
						'required'             => true,
						'maxProperties'        => 50,
						'additionalProperties' => [
							'anyOf' => [
								self::ANSWER_SCHEMA,
								[
									'type'     => 'array',
									'items'    => self::ANSWER_SCHEMA,
									'maxItems' => 50,
								],
							],
						],
					],
					SignupForm::TRAP => self::ANSWER_SCHEMA,
				],
			]
		);
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function handle( WP_REST_Request $request ): WP_REST_Response {
		$fields = $request->get_param( 'fields' );
		$form   = $request->get_param( 'form' );
		$sent   = is_array( $fields ) ? $fields : [];

		$sent[ SignupForm::TRAP ] = $request->get_param( SignupForm::TRAP );

		$result = $this->call->handle( SignedForm::decode( is_string( $form ) ? $form : '' ), $sent );
		return new WP_REST_Response(
			[
				'code'    => $result->value,
				'message' => $result->text(),
			],
			$result->status(),
			[ 'Cache-Control' => 'no-store' ]
		);
	}
}
