<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\LpExpress\Support;

use Vitrina\LpExpress\Domain\Terminal;
use Vitrina\LpExpress\Domain\TerminalList;
use Vitrina\LpExpress\Domain\Terminals;
use Vitrina\Runtime\DatabaseException;

final class InMemoryTerminals implements Terminals {

	public int $replaced = 0;

	/**
	 * @param array<string, TerminalList> $lists
	 */
	public function __construct(
		public array $lists = [],
		private readonly bool $is_broken = false,
		private readonly ?string $version = null,
	) {}

	public static function of( Terminal ...$terminals ): self {
		$lists = [];
		foreach ( $terminals as $terminal ) {
			$lists[ $terminal->country ][] = $terminal;
		}
		return new self( array_map( TerminalList::sorted( ... ), $lists ) );
	}

	public function find( string $id ): ?Terminal {
		foreach ( $this->lists as $list ) {
			foreach ( $list->terminals as $terminal ) {
				if ( $terminal->id === $id ) {
					return $terminal;
				}
			}
		}
		return null;
	}

	public function of_country( string $country ): TerminalList {
		return $this->lists[ $country ] ?? TerminalList::sorted( [] );
	}

	public function version( string $country ): string {
		return $this->version ?? ( isset( $this->lists[ $country ] ) ? $this->lists[ $country ]->version() : '' );
	}

	public function counts(): array {
		return array_map( static fn ( TerminalList $list ): int => count( $list->terminals ), $this->lists );
	}

	public function replace( array $lists ): void {
		if ( $this->is_broken ) {
			throw new DatabaseException( 'disk full' );
		}
		++$this->replaced;
		$this->lists = [ ...$this->lists, ...$lists ];
	}
}
