<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Settings;

/**
 * The plugin's settings, independent of the theme.
 *
 * @phpstan-type Values array{
 *     consent: bool, consent_text: string, consent_version: int, consent_length: int, consent_hide_after: int, consent_log_months: int,
 *     popup: bool, popup_title: string, popup_content: string, popup_length: int, popup_delay: int,
 *     campaign_bar: string, campaign_bar_length: int,
 *     portfolio: bool,
 *     chat_script: string, chat_service: string,
 * }
 */
final class Settings {
	/** One autoloaded option for all settings. */
	public const OPTION = 'vitrina_companion';

	/** Defaults: everything is off (spec §9). Delays are in milliseconds, lengths in days. */
	public const DEFAULTS = [
		'consent'             => false,
		// Text of the bar; empty for the default text.
		'consent_text'        => '',
		// When the version is increased, all visitors are asked again.
		'consent_version'     => 1,
		'consent_length'      => 365,
		'consent_hide_after'  => 60000,
		// Months that a choice stays in the log; 0: no log.
		'consent_log_months'  => 12,
		'popup'               => false,
		'popup_title'         => '',
		'popup_content'       => '',
		'popup_length'        => 1,
		'popup_delay'         => 0,
		// Text of the bar; empty for no bar.
		'campaign_bar'        => '',
		'campaign_bar_length' => 1,
		'portfolio'           => false,
		// URL of the messenger's script; empty for no chat.
		'chat_script'         => '',
		// Name of the chat service, for the consent question.
		'chat_service'        => '',
	];

	/** Adds the option, because a missing option costs a query in each request. */
	public static function add_default_option(): void {
		add_option( self::OPTION, [] );
	}

	/** @param key-of<self::DEFAULTS> $name */
	public function is_stored( string $name ): bool {
		$stored = get_option( self::OPTION );
		return is_array( $stored ) && isset( $stored[ $name ] );
	}

	/**
	 * @template K of key-of<self::DEFAULTS>
	 * @param K $name
	 * @return Values[K] Always of the type of the default.
	 */
	public function get( string $name ): bool|int|string {
		$default = self::DEFAULTS[ $name ];
		$stored  = get_option( self::OPTION );
		$value   = is_array( $stored ) ? $stored[ $name ] ?? $default : $default;
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
