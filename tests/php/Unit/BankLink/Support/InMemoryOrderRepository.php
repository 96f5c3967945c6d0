<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\BankLink\Support;

use Vitrina\BankLink\Domain\Attempt;
use Vitrina\BankLink\Domain\Effect;
use Vitrina\BankLink\Domain\OrderView;
use Vitrina\BankLink\Payment\OrderNotUpdated;
use Vitrina\BankLink\Payment\OrderRepository;

/**
 * One order in memory, with WooCommerce's statuses.
 */
final class InMemoryOrderRepository implements OrderRepository {

	/**
	 * @var list<string> Applied effects.
	 */
	public array $effects = [];

	/**
	 * How many of the next effects fail.
	 */
	public int $dies = 0;

	public OrderView $order;

	public function __construct( string $status = 'pending', int $total = 1234, string $currency = 'EUR' ) {
		$this->order = new OrderView( $status, $total, $currency, false, '', 0 );
	}

	public function view( int $order_id ): OrderView {
		return $this->order;
	}

	public function apply( Effect $effect, Attempt $attempt ): void {
		if ( $this->dies > 0 ) {
			--$this->dies;
			throw new OrderNotUpdated( 'died' );
		}
		$this->effects[] = $effect->value;
		$old             = $this->order;
		$this->order     = match ( $effect ) {
			Effect::Complete => new OrderView( 'processing', $old->total, $old->currency, true, $attempt->payment_id, 0 ),
			Effect::Hold     => new OrderView( 'on-hold', $old->total, $old->currency, false, '', $attempt->id ),
			Effect::Fail     => new OrderView( 'failed', $old->total, $old->currency, false, '', 0 ),
			Effect::Review   => new OrderView( 'on-hold', $old->total, $old->currency, false, $attempt->payment_id, 0 ),
			default          => $old,
		};
	}
}
