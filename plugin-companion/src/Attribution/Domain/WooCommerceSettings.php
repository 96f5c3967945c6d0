<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Attribution\Domain;

/** The settings of WooCommerce's own attribution script, with all filters applied. */
final readonly class WooCommerceSettings {
	/** WooCommerce's fields, the same as in src/attribution/fields.ts. */
	private const KNOWN_FIELDS = [
		'source_type'          => 'current.typ',
		'referrer'             => 'current_add.rf',
		'utm_campaign'         => 'current.cmp',
		'utm_source'           => 'current.src',
		'utm_medium'           => 'current.mdm',
		'utm_content'          => 'current.cnt',
		'utm_id'               => 'current.id',
		'utm_term'             => 'current.trm',
		'utm_source_platform'  => 'current.plt',
		'utm_creative_format'  => 'current.fmt',
		'utm_marketing_tactic' => 'current.tct',
		'session_entry'        => 'current_add.ep',
		'session_start_time'   => 'current_add.fd',
		'session_pages'        => 'session.pgs',
		'session_count'        => 'udata.vst',
		'user_agent'           => 'udata.uag',
	];

	/**
	 * @param float $lifetime Lifetime of the cookies, in months of thirty days.
	 * @param int $session Length of a session in minutes.
	 * @param string $prefix Prefix of the inputs' names.
	 * @param array<array-key, string> $fields Paths in the records of the visit, by field name.
	 */
	private function __construct(
		public float $lifetime,
		public int $session,
		public bool $base64,
		public string $prefix,
		public bool $is_allowed,
		private array $fields,
	) {}

	/**
	 * Parses the script that WooCommerce prints: `var wc_order_attribution = {…};`.
	 *
	 * @return self|null Null for an unknown format: WooCommerce's own scripts are then kept.
	 */
	public static function parse( string $script ): ?self {
		preg_match( '/^var wc_order_attribution = (\{.+\});\s*$/m', $script, $found );
		$json   = json_decode( $found[1] ?? '', true );
		$params = is_array( $json ) ? $json['params'] ?? null : null;
		$fields = is_array( $json ) ? $json['fields'] ?? null : null;
		if ( ! is_array( $params ) || ! is_array( $fields ) || ! is_string( $params['prefix'] ?? null ) ) {
			return null;
		}
		$lifetime = $params['lifetime'] ?? 0;
		$session  = $params['session'] ?? 0;
		return new self(
			lifetime: is_numeric( $lifetime ) ? (float) $lifetime : 0.0,
			session: is_numeric( $session ) ? (int) $session : 0,
			base64: (bool) ( $params['base64'] ?? false ),
			prefix: $params['prefix'],
			is_allowed: (bool) ( $params['allowTracking'] ?? false ),
			fields: array_filter( $fields, is_string( ... ) ),
		);
	}

	/** @return array<array-key, string>|null The fields; null if they equal those that the script knows. */
	public function other_fields(): ?array {
		return $this->fields === self::KNOWN_FIELDS ? null : $this->fields;
	}
}
