<?php
/**
 * A video that a product may show: of the shop's own media library, YouTube or Vimeo.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion\Video\Domain;

final readonly class Video {
	private const YOUTUBE = [ 'youtube.com', 'm.youtube.com', 'youtube-nocookie.com', 'youtu.be' ];
	private const VIMEO   = [ 'vimeo.com', 'player.vimeo.com' ];

	private function __construct(
		public Provider $provider,
		/** Where a person watches it without our script. */
		public string $page,
		/** What the player shows: the file, or the page for a frame that sets no cookie before it is played. */
		public string $source,
	) {}

	/**
	 * Reads what an owner has pasted.
	 *
	 * @param string $address What stands in the field, whoever wrote it.
	 * @param string $uploads Address of the shop's uploads, without a slash at its end.
	 * @return self|null Null for anything that is not a video of a known place.
	 */
	public static function read( string $address, string $uploads ): ?self {
		$address = trim( $address );
		$parts   = parse_url( $address ); // phpcs:ignore WordPress.WP.AlternativeFunctions.parse_url_parse_url -- Pure: no WordPress here.
		if ( ! is_array( $parts ) || ! in_array( $parts['scheme'] ?? '', [ 'http', 'https' ], true ) || isset( $parts['user'] ) || isset( $parts['pass'] ) ) {
			return null;
		}
		$host = preg_replace( '/^www\./', '', strtolower( $parts['host'] ?? '' ) );
		$path = $parts['path'] ?? '';
		parse_str( $parts['query'] ?? '', $query );

		return match ( true ) {
			self::is_upload( $address, $uploads ) => new self( Provider::File, $address, $address ),
			isset( $parts['port'] ) => null,
			in_array( $host, self::YOUTUBE, true ) => self::youtube( $path, $query['v'] ?? '' ),
			in_array( $host, self::VIMEO, true ) => self::vimeo( $path, $query['h'] ?? '' ),
			default => null,
		};
	}

	private static function is_upload( string $address, string $uploads ): bool {
		$without_scheme = static fn ( string $of ): string => (string) preg_replace( '/^https?:/i', '', $of );
		$start          = $without_scheme( $uploads ) . '/';
		$rest           = $without_scheme( $address );
		return str_starts_with( $rest, $start )
			&& preg_match( '~^(?:[^/?#%<>"\'\\\\\s]|%[0-9a-f]{2}|/)+\.(?:mp4|webm)$~i', substr( $rest, strlen( $start ) ) ) === 1
			&& ! str_contains( rawurldecode( $rest ), '..' );
	}

	private static function youtube( string $path, mixed $asked ): ?self {
		$id = preg_match( '~^/(?:embed/|shorts/|live/)?([\w-]{11})/?$~D', $path, $found ) === 1 && $found[1] !== 'watch' ? $found[1] : '';
		if ( $path === '/watch' && is_string( $asked ) && preg_match( '/^[\w-]{11}$/D', $asked ) === 1 ) {
			$id = $asked;
		}
		return $id === '' ? null : new self(
			Provider::YouTube,
			"https://www.youtube.com/watch?v={$id}",
			"https://www.youtube-nocookie.com/embed/{$id}?autoplay=1&rel=0"
		);
	}

	private static function vimeo( string $path, mixed $asked ): ?self {
		if ( preg_match( '~^/(?:video/)?(\d{1,12})(?:/([0-9a-f]{6,16}))?/?$~D', $path, $found ) !== 1 ) {
			return null;
		}
		// A video that is not listed is shown only with its key.
		$key = $found[2] ?? ( is_string( $asked ) && preg_match( '/^[0-9a-f]{6,16}$/D', $asked ) === 1 ? $asked : '' );
		return new self(
			Provider::Vimeo,
			"https://vimeo.com/{$found[1]}" . ( $key === '' ? '' : "/{$key}" ),
			"https://player.vimeo.com/video/{$found[1]}?autoplay=1&dnt=1" . ( $key === '' ? '' : "&h={$key}" )
		);
	}
}
