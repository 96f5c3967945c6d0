<?php

declare( strict_types=1 );

namespace Vitrina\Companion\PageCache\Domain;

/**
 * The tags of one page. Servers limit the size of a response's headers (nginx: 4 KB for all of them), so if
 * there are too many tags, one stands for all of its kind: such a page is purged too often, and never too seldom.
 */
final class Tags {
	/** Most tags of one kind that a page may have; only tags with a number have a kind. */
	private const MAX_OF_A_KIND = 120;

	/** Maximum length of all tags of a page, with spaces between them, in bytes. */
	private const MAX_LENGTH = 2000;

	/** @var array<string, true> */
	private array $tags = [ Tag::ALL => true ];

	public function add( string ...$tags ): void {
		foreach ( $tags as $tag ) {
			$this->tags[ $tag ] = true;
		}
	}

	/** @return list<string> For the header of a page. */
	public function of_page(): array {
		$kinds = [];
		foreach ( array_keys( $this->tags ) as $tag ) {
			$kinds[ Tag::kind( $tag ) ?? '' ][] = $tag;
		}
		foreach ( $kinds as $kind => $tags ) {
			if ( $kind !== '' && count( $tags ) > self::MAX_OF_A_KIND ) {
				$kinds[ $kind ] = [ $kind ];
			}
		}
		while ( strlen( implode( ' ', array_merge( ...array_values( $kinds ) ) ) ) > self::MAX_LENGTH ) {
			$largest = self::largest( $kinds );
			if ( $largest === null ) {
				// Only tags without a kind are too long, of taxonomies and other plugins: every purge removes this page.
				return [ Tag::ALL, self::ANY ];
			}
			$kinds[ $largest ] = [ $largest ];
		}
		return array_merge( ...array_values( $kinds ) );
	}

	/** The tag of pages that every purge removes. */
	public const ANY = 'any';

	/**
	 * @param list<string> $changed
	 * @return list<string> What to purge: the changed tags, and those that stand for them in large pages.
	 */
	public static function to_purge( array $changed ): array {
		if ( $changed === [] ) {
			return [];
		}
		if ( in_array( Tag::ALL, $changed, true ) ) {
			return [ Tag::ALL ];
		}
		$kinds = array_filter( array_map( Tag::kind( ... ), $changed ), static fn ( ?string $kind ): bool => $kind !== null );
		return array_values( array_unique( [ ...$changed, ...$kinds, self::ANY ] ) );
	}

	/** @param array<string, list<string>> $kinds */
	private static function largest( array $kinds ): ?string {
		$largest = null;
		$length  = 0;
		foreach ( $kinds as $kind => $tags ) {
			$size = strlen( implode( ' ', $tags ) );
			if ( $kind !== '' && $tags !== [ $kind ] && $size > $length ) {
				[ $largest, $length ] = [ $kind, $size ];
			}
		}
		return $largest;
	}
}
