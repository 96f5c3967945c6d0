<?php
/**
 * What WooCommerce has told its own script, with all its filters applied.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion\Attribution\Domain;

final readonly class WooCommerceSettings {
	/** WooCommerce's fields, as src/attribution/fields.ts knows them. */
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
	 * @param float                 $lifetime   Of the cookies, in months of thirty days.
	 * @param int                   $session    In minutes.
	 * @param bool                  $base64     Whether cookies are written that way.
	 * @param string                $prefix     Of the inputs' names.
	 * @param bool                  $is_allowed Whether visits are recorded.
	 * @param array<string, string> $fields     Places in the records by the fields' names.
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
	 * Reads them from the script that WooCommerce prints: `var wc_order_attribution = {…};`.
	 *
	 * @return self|null Null where it is not as we know it: then its own scripts had better stay.
	 */
	public static function read( string $script ): ?self {
		preg_match( '/^var wc_order_attribution = (\{.+\});\s*$/m', $script, $found );
		$said   = json_decode( $found[1] ?? '', true );
		$params = is_array( $said ) ? $said['params'] ?? null : null;
		$fields = is_array( $said ) ? $said['fields'] ?? null : null;
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
			fields: self::strings( $fields ),
		);
	}

	/**
	 * @return array<string, string>|null Null where they are those that our script knows.
	 */
	public function other_fields(): ?array {
		return $this->fields === self::KNOWN_FIELDS ? null : $this->fields;
	}

	/**
	 * @param array<mixed> $values Names and places.
	 * @return array<string, string>
	 */
	private static function strings( array $values ): array {
		$strings = [];
		foreach ( $values as $name => $value ) {
			if ( is_string( $value ) ) {
				$strings[ (string) $name ] = $value;
			}
		}
		return $strings;
	}
}
