<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Terms\Storage;

use Vitrina\Companion\Terms\Domain\TermsVersion;
use Vitrina\Runtime\Database;
use Vitrina\Runtime\DatabaseException;

/** The table of terms versions. Each version is stored once. */
final readonly class TermsTable {
	public static function name(): string {
		return Database::connection()->prefix . 'vitrina_terms_versions';
	}

	/** @throws DatabaseException When the version could not be stored. */
	public function keep( TermsVersion $version ): void {
		$kept = Database::execute(
			'INSERT IGNORE INTO %i ( hash, title, content, language, first_used_at ) VALUES ( %s, %s, %s, %s, %d )',
			self::name(),
			$version->hash(),
			$version->title,
			$version->content,
			$version->language,
			$version->first_used_at
		);
		if ( $kept === false ) {
			throw new DatabaseException( 'The terms could not be kept.' );
		}
	}

	/** @throws DatabaseException When the database did not answer. */
	public function find( string $hash ): ?TermsVersion {
		$row = Database::select( 'SELECT title, content, language, first_used_at FROM %i WHERE hash = %s', self::name(), $hash )[0] ?? null;
		return $row === null ? null : new TermsVersion( (string) $row['title'], (string) $row['content'], (string) $row['language'], (int) $row['first_used_at'] );
	}
}
