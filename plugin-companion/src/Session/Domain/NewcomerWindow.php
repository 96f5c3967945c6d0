<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Session\Domain;

/** How long requests without a cookie may join the session of a newcomer. */
final readonly class NewcomerWindow {
	/** Seconds from the session's first request. Never extended. */
	public const SECONDS = 60;

	/**
	 * @param int $started_at Unix time; 0 if the session was not started by a newcomer.
	 * @param bool $is_used Whether the browser has sent the session's cookie: from then on no other request receives it.
	 */
	private function __construct( private int $started_at, public bool $is_used ) {}

	/** @param mixed $stored Value in the session: start time, negative once the cookie was used. */
	public static function from_stored( mixed $stored ): self {
		$started_at = is_numeric( $stored ) ? (int) $stored : 0;
		return new self( abs( $started_at ), $started_at < 0 );
	}

	public static function start( int $now ): self {
		return new self( $now, false );
	}

	public static function none(): self {
		return new self( 0, false );
	}

	public function mark_used(): self {
		return new self( $this->started_at, true );
	}

	public function is_started(): bool {
		return $this->started_at > 0;
	}

	/**
	 * Also true if the start is in the future, because another web server, whose clock is ahead, may have
	 * started the window.
	 */
	public function is_open( int $now ): bool {
		return $this->is_started() && abs( $now - $this->started_at ) < self::SECONDS;
	}

	/** @return int|null Null if there is nothing to store. */
	public function stored(): ?int {
		return match ( true ) {
			! $this->is_started() => null,
			$this->is_used      => -$this->started_at,
			default             => $this->started_at,
		};
	}
}
