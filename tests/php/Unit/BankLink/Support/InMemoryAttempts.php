<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\BankLink\Support;

use Vitrina\BankLink\Domain\Attempt;
use Vitrina\BankLink\Domain\AttemptState;
use Vitrina\BankLink\Domain\ManualAction;
use Vitrina\BankLink\Storage\Attempts;

final class InMemoryAttempts implements Attempts {

	/**
	 * @var array<int, Attempt>
	 */
	private array $attempts = [];

	public function add( int $order_id = 7, int $amount = 1234 ): Attempt {
		$id                    = count( $this->attempts ) + 1;
		$this->attempts[ $id ] = new Attempt( $id, $order_id, 'service', "{$order_id}-{$id}", "pay-{$id}", 'LT-HABALT22', 'Swedbank', $amount, 'EUR', AttemptState::Open, 'open', ManualAction::None, false, 1_700_000_000 );
		return $this->attempts[ $id ];
	}

	public function find( int $id ): ?Attempt {
		return $this->attempts[ $id ] ?? null;
	}

	public function by_reference( string $reference ): ?Attempt {
		foreach ( $this->attempts as $attempt ) {
			if ( $attempt->reference === $reference ) {
				return $attempt;
			}
		}
		return null;
	}

	public function of_order( int $order_id ): array {
		return array_values( array_filter( $this->attempts, static fn ( Attempt $attempt ): bool => $attempt->order_id === $order_id ) );
	}

	public function transition( Attempt $attempt, AttemptState $to ): bool {
		if ( $this->attempts[ $attempt->id ]->state !== $attempt->state ) {
			return false;
		}
		$this->change( $attempt->id, [ 'state' => $to ] );
		return true;
	}

	public function settle( Attempt $attempt, ManualAction $manual_action ): void {
		$this->change(
			$attempt->id,
			[
				'settled'       => $attempt->state->value,
				'manual_action' => $manual_action,
			]
		);
	}

	public function mark_mailed( int $id ): void {
		$this->change( $id, [ 'is_mailed' => true ] );
	}

	/**
	 * @param array{state?: AttemptState, settled?: string, manual_action?: ManualAction, is_mailed?: bool} $with
	 */
	private function change( int $id, array $with ): void {
		$old                   = $this->attempts[ $id ];
		$this->attempts[ $id ] = new Attempt( $old->id, $old->order_id, $old->provider, $old->reference, $old->payment_id, $old->bank, $old->bank_name, $old->amount, $old->currency, $with['state'] ?? $old->state, $with['settled'] ?? $old->settled, $with['manual_action'] ?? $old->manual_action, $with['is_mailed'] ?? $old->is_mailed, $old->created_at );
	}
}
