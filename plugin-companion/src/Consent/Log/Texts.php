<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Consent\Log;

use Vitrina\Companion\Consent\Cookies\CookieList;
use Vitrina\Companion\Consent\Domain\Cookie;
use Vitrina\Companion\Consent\Storage\TextsTable;
use Vitrina\Companion\Settings\Settings;

/** Which texts a visitor saw when they chose: the bar, the categories and the cookie list, as one version. */
final readonly class Texts {
	/** Autoloaded list of the versions that are stored, so that pages need no query to find out. */
	public const OPTION = 'vitrina_companion_consent_texts';

	/** Maximum number of stored versions: texts that change with each page would fill the table. */
	private const MAX_VERSIONS = 200;

	public function __construct( private Settings $settings, private TextsTable $table ) {}

	/**
	 * Address to which the browser reports a choice, with the version of the texts. A version that is shown for the
	 * first time is stored.
	 *
	 * @param list<mixed> $shown Texts of the bar and of the categories.
	 * @return string Without the host; '' if no log is kept, and in the Customizer's preview.
	 */
	public function log_address( array $shown ): string {
		if ( $this->settings->get( 'consent_log_months' ) === 0 || is_customize_preview() ) {
			return '';
		}
		$content = (string) wp_json_encode(
			[
				'language' => determine_locale(),
				'texts'    => $shown,
				'cookies'  => array_map( static fn ( Cookie $cookie ): array => $cookie->to_array(), CookieList::all() ),
			],
			JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES
		);
		$version = substr( hash( 'sha256', $content ), 0, 12 );
		$this->remember( $version, $content );
		return wp_make_link_relative( add_query_arg( 'texts', $version, rest_url( ChoiceRoute::ROUTE ) ) );
	}

	/** @return list<string> */
	public static function known(): array {
		$known = get_option( self::OPTION );
		return is_array( $known ) ? array_values( array_filter( $known, is_string( ... ) ) ) : [];
	}

	private function remember( string $version, string $content ): void {
		$known = self::known();
		if ( in_array( $version, $known, true ) || count( $known ) >= self::MAX_VERSIONS ) {
			return;
		}
		if ( $this->table->add( $version, $content, time() ) ) {
			update_option( self::OPTION, [ ...$known, $version ], true );
		}
	}
}
