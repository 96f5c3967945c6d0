<?php

declare( strict_types=1 );

namespace Vitrina\Companion\ProductFacts;

/**
 * The owner's files of the harmonised notice on the legal guarantee (Regulation (EU) 2025/1960), by language.
 *
 * @phpstan-type Notice array{file: int, text: string, url: string}
 */
final class Guarantee {
	public const OPTION = 'vitrina_companion_guarantee';

	/** From this date on, every shop that sells goods to consumers has to show the notice (Directive (EU) 2024/825, article 4). */
	public const SINCE = '2026-09-27';

	/** @return Notice The stored notice of a language; empty values if there is none. */
	public static function stored( string $language ): array {
		$all    = get_option( self::OPTION );
		$stored = is_array( $all ) ? $all[ $language ] ?? [] : [];
		$stored = is_array( $stored ) ? $stored : [];
		$file   = $stored['file'] ?? 0;
		return [
			'file' => is_int( $file ) ? $file : 0,
			'text' => is_string( $stored['text'] ?? null ) ? $stored['text'] : '',
			'url'  => is_string( $stored['url'] ?? null ) && self::is_official( $stored['url'] ) ? $stored['url'] : '',
		];
	}

	/** @return ?Notice The notice in a language; null if it is not complete, and so not shown. */
	public static function notice( string $language ): ?array {
		$notice = self::stored( $language );
		return $notice['url'] !== '' && $notice['text'] !== '' && wp_attachment_is_image( $notice['file'] ) ? $notice : null;
	}

	/** @param Notice $notice */
	public static function save( string $language, array $notice ): void {
		$all = get_option( self::OPTION );
		update_option( self::OPTION, [ $language => $notice ] + ( is_array( $all ) ? $all : [] ), true );
	}

	/** Whether an address is on a site of the European Union. */
	public static function is_official( string $url ): bool {
		return preg_match( '#\Ahttps://([a-z0-9-]+\.)*europa\.eu(/[^\s<>"\']*)?\z#i', $url ) === 1;
	}

	/** @return list<string> Names of the languages without a complete notice. */
	public static function missing(): array {
		$missing = [];
		foreach ( self::languages() as $code => $name ) {
			if ( self::notice( $code ) === null ) {
				$missing[] = $name;
			}
		}
		return $missing;
	}

	/** @return array<string, string> Language code ('' for the default language) → name. */
	public static function languages(): array {
		$others = ShopLanguages::others();
		return [ '' => $others === [] ? __( 'Language of the shop', 'vitrina-companion' ) : __( 'Default language of the shop', 'vitrina-companion' ) ] + $others;
	}
}
