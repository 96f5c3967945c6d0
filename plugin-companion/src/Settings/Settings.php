<?php
/**
 * What an owner can set of the parts that stay when the theme changes.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion\Settings;

/**
 * @phpstan-type Values array{
 *     consent: bool, consent_text: string, consent_version: int, consent_length: int, consent_hide_after: int,
 *     popup: bool, popup_title: string, popup_content: string, popup_length: int, popup_delay: int,
 *     campaign_bar: string, campaign_bar_length: int,
 *     chat_script: string, chat_service: string,
 * }
 */
final class Settings {
	/**
	 * One autoloaded row for all of them.
	 */
	public const OPTION = 'vitrina_companion';

	/**
	 * The values a fresh shop starts with: everything is off (spec §9). Times are in milliseconds,
	 * lives in days.
	 */
	public const DEFAULTS = [
		'consent'             => false,
		// What the bar says; empty: our own words.
		'consent_text'        => '',
		// Raised, everybody is asked again.
		'consent_version'     => 1,
		'consent_length'      => 365,
		'consent_hide_after'  => 60000,
		'popup'               => false,
		'popup_title'         => '',
		'popup_content'       => '',
		'popup_length'        => 1,
		'popup_delay'         => 0,
		// What it says; empty: there is none.
		'campaign_bar'        => '',
		'campaign_bar_length' => 1,
		// Address of the messenger's script; empty: there is none.
		'chat_script'         => '',
		// Who answers there, for the question before it is loaded.
		'chat_service'        => '',
	];

	/**
	 * An option that is not there costs a query with each request.
	 */
	public static function remember_defaults(): void {
		add_option( self::OPTION, [] );
	}

	/**
	 * @template K of key-of<self::DEFAULTS>
	 * @param K $name
	 * @return Values[K] Of the default's own type, whatever the database holds.
	 */
	public function get( string $name ): bool|int|string {
		$default = self::DEFAULTS[ $name ];
		$kept    = get_option( self::OPTION );
		$value   = is_array( $kept ) ? $kept[ $name ] ?? $default : $default;
		if ( ! is_scalar( $value ) ) {
			return $default;
		}
		return match ( true ) {
			is_bool( $default ) => (bool) $value,
			is_int( $default )  => max( 0, (int) $value ),
			default             => (string) $value,
		};
	}
}
