<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Import;

use Vitrina\LpExpress\Api\Failure;
use Vitrina\LpExpress\Domain\ListProblem;
use Vitrina\LpExpress\Domain\RowError;
use Vitrina\LpExpress\Domain\RowErrorCode;

/** Messages about imports and refreshes for shop owners. */
final class Messages {

	public static function refresh( string $failure, string $country = '' ): string {
		$message = self::failure( Failure::tryFrom( $failure ) ) ?? self::list_problem( ListProblem::tryFrom( $failure ) );
		if ( $message === null ) {
			return __( 'The database refused the new list.', 'vitrina-lpexpress' );
		}
		if ( $country === '' || in_array( Failure::tryFrom( $failure ), [ Failure::NotConfigured, Failure::LoginRejected, Failure::LoginThrottled, Failure::NoContract ], true ) ) {
			return $message;
		}
		/* translators: 1: two-letter country, 2: a sentence that says what went wrong. */
		return sprintf( __( '%1$s: %2$s', 'vitrina-lpexpress' ), $country, $message );
	}

	public static function list_problem( ?ListProblem $problem ): ?string {
		return match ( $problem ) {
			null                       => null,
			ListProblem::NoTerminals   => __( 'There is no usable terminal in the list.', 'vitrina-lpexpress' ),
			ListProblem::TooManyErrors => __( 'More than one row in twenty of the list cannot be used.', 'vitrina-lpexpress' ),
			ListProblem::HasDuplicates => __( 'The list names the same terminal twice.', 'vitrina-lpexpress' ),
			ListProblem::TooFew        => __( 'The list has fewer than half of the terminals that the shop has now.', 'vitrina-lpexpress' ),
		};
	}

	public static function not_imported( ListProblem $problem ): string {
		/* translators: %s: a sentence that says why. */
		return sprintf( __( '%s Nothing was imported; the current list stays in use.', 'vitrina-lpexpress' ), (string) self::list_problem( $problem ) );
	}

	/** @param array<string, int> $counts By country. */
	public static function imported( array $counts ): string {
		$parts = [];
		foreach ( $counts as $country => $count ) {
			$parts[] = "{$country} {$count}";
		}
		/* translators: %s: countries with numbers, like "EE 450, LT 600". */
		return sprintf( __( 'Terminals imported: %s.', 'vitrina-lpexpress' ), implode( ', ', $parts ) );
	}

	public static function unreadable( UnreadableFile $file ): string {
		return match ( $file->getMessage() ) {
			UnreadableFile::NOT_JSON   => __( 'The file begins like JSON but is damaged or cut off.', 'vitrina-lpexpress' ),
			UnreadableFile::NO_HEADING => __( 'The first line of the file must name its columns, "id" and "city" among them.', 'vitrina-lpexpress' ),
			UnreadableFile::NOT_THERE  => __( 'There is no such file, or it cannot be read.', 'vitrina-lpexpress' ),
			UnreadableFile::TOO_BIG    => __( 'The file is larger than 10 MB.', 'vitrina-lpexpress' ),
			default                    => __( 'There are no rows in the file.', 'vitrina-lpexpress' ),
		};
	}

	public static function row( RowError $error ): string {
		$description = match ( $error->code ) {
			RowErrorCode::NotARow     => __( 'the row has too few columns', 'vitrina-lpexpress' ),
			RowErrorCode::BadId       => __( 'the id must be a number of at most 15 digits that does not begin with 0', 'vitrina-lpexpress' ),
			RowErrorCode::BadCountry  => __( 'the country must be given by two letters', 'vitrina-lpexpress' ),
			RowErrorCode::NoCity      => __( 'the city is missing', 'vitrina-lpexpress' ),
			RowErrorCode::NoName      => __( 'the name and the address are missing', 'vitrina-lpexpress' ),
			RowErrorCode::TooLong     => __( 'the text is too long', 'vitrina-lpexpress' ),
			RowErrorCode::DuplicateId => __( 'the id stands in the file twice', 'vitrina-lpexpress' ),
		};
		return $error->value === ''
			/* translators: 1: number of a line, 2: what is wrong with it. */
			? sprintf( __( 'Line %1$d: %2$s.', 'vitrina-lpexpress' ), $error->line, $description )
			/* translators: 1: number of a line, 2: what is wrong with it, 3: what stands there. */
			: sprintf( __( 'Line %1$d: %2$s (“%3$s”).', 'vitrina-lpexpress' ), $error->line, $description, $error->value );
	}

	private static function failure( ?Failure $failure ): ?string {
		return match ( $failure ) {
			null                     => null,
			Failure::NotConfigured   => __( 'There is no user name and password for the carrier yet.', 'vitrina-lpexpress' ),
			Failure::Unreachable     => __( 'The carrier could not be reached.', 'vitrina-lpexpress' ),
			Failure::LoginRejected   => __( 'The carrier did not accept the user name and password. They are not tried again for 15 minutes, so that the account is not locked.', 'vitrina-lpexpress' ),
			Failure::LoginThrottled  => __( 'The carrier did not accept the user name and password before. So that the account is not locked, they are not tried now: wait 15 minutes or correct them.', 'vitrina-lpexpress' ),
			Failure::NoContract      => __( 'The account has no right to use the API: ask the carrier for an API contract.', 'vitrina-lpexpress' ),
			Failure::Forbidden       => __( 'The carrier refused to give the list.', 'vitrina-lpexpress' ),
			Failure::ServerError     => __( 'The carrier’s system has an error.', 'vitrina-lpexpress' ),
			Failure::InvalidResponse => __( 'The carrier’s response is not a list of terminals.', 'vitrina-lpexpress' ),
		};
	}
}
