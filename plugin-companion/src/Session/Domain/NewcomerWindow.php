<?php
/**
 * How long requests without a cookie may join the session of a newcomer.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion\Session\Domain;

final readonly class NewcomerWindow {
	/**
	 * Seconds from the session's first request on. Nothing prolongs them.
	 */
	public const SECONDS = 60;

	/**
	 * @param int  $begun   Unix time; 0 where no newcomer began the session.
	 * @param bool $is_used Whether the session's own cookie has come back: from then on it is given to nobody else.
	 */
	private function __construct( private int $begun, public bool $is_used ) {}

	/**
	 * @param mixed $stored As it stands in the session: when it began, below zero once it is used.
	 */
	public static function of( mixed $stored ): self {
		$begun = is_numeric( $stored ) ? (int) $stored : 0;

		return new self( abs( $begun ), $begun < 0 );
	}

	public static function begin( int $now ): self {
		return new self( $now, false );
	}

	public static function none(): self {
		return new self( 0, false );
	}

	public function use(): self {
		return new self( $this->begun, true );
	}

	public function is_known(): bool {
		return $this->begun > 0;
	}

	public function is_open( int $now ): bool {
		return $this->is_known() && $now >= $this->begun && $now - $this->begun < self::SECONDS;
	}

	/**
	 * @return int|null Null for what need not be stored.
	 */
	public function stored(): ?int {
		return match ( true ) {
			! $this->is_known() => null,
			$this->is_used      => -$this->begun,
			default             => $this->begun,
		};
	}
}
