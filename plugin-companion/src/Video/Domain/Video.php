<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Video\Domain;

/** A product video from the shop's media library, YouTube or Vimeo. */
final readonly class Video {
	private const YOUTUBE = [ 'youtube.com', 'm.youtube.com', 'youtube-nocookie.com', 'youtu.be' ];
	private const VIMEO   = [ 'vimeo.com', 'player.vimeo.com' ];

	private function __construct(
		public Provider $provider,
		/** Link for visitors without JavaScript: the provider's page with the video, or the file. */
		public string $page,
		/** Source of the player: the file, or an embed page that sets no cookie before playback. */
		public string $source,
	) {}

	/**
	 * Parses the address that an owner entered.
	 *
	 * @param string $address Value of the field; not trusted.
	 * @param string $uploads URL of the uploads folder, without trailing slash.
	 * @return self|null Null for anything but a video of a known provider.
	 */
	public static function parse( string $address, string $uploads ): ?self {
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

	private static function youtube( string $path, mixed $parameter ): ?self {
		$id = preg_match( '~^/(?:embed/|shorts/|live/)?([\w-]{11})/?$~D', $path, $found ) === 1 && $found[1] !== 'watch' ? $found[1] : '';
		if ( $path === '/watch' && is_string( $parameter ) && preg_match( '/^[\w-]{11}$/D', $parameter ) === 1 ) {
			$id = $parameter;
		}
		return $id === '' ? null : new self(
			Provider::YouTube,
			"https://www.youtube.com/watch?v={$id}",
			"https://www.youtube-nocookie.com/embed/{$id}?autoplay=1&rel=0"
		);
	}

	private static function vimeo( string $path, mixed $parameter ): ?self {
		if ( preg_match( '~^/(?:video/)?(\d{1,12})(?:/([0-9a-f]{6,16}))?/?$~D', $path, $found ) !== 1 ) {
			return null;
		}
		// An unlisted video is played only with its key.
		$key = $found[2] ?? ( is_string( $parameter ) && preg_match( '/^[0-9a-f]{6,16}$/D', $parameter ) === 1 ? $parameter : '' );
		return new self(
			Provider::Vimeo,
			"https://vimeo.com/{$found[1]}" . ( $key === '' ? '' : "/{$key}" ),
			"https://player.vimeo.com/video/{$found[1]}?autoplay=1&dnt=1" . ( $key === '' ? '' : "&h={$key}" )
		);
	}
}
