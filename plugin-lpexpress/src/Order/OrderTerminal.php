<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Order;

use Vitrina\LpExpress\Domain\Method;
use Vitrina\LpExpress\Domain\Terminal;
use Vitrina\LpExpress\Domain\Terminals;
use Vitrina\Runtime\DatabaseException;
use WC_Order;

/** The terminal in the meta data of an order, under the names of the older plugin. Does not save the order. */
final readonly class OrderTerminal {

	public function __construct( private Terminals $terminals ) {}

	public function id( WC_Order $order ): string {
		return self::text( $order->get_meta( Method::META_ID ) );
	}

	/** The label at the time of the order. Orders of the oldest plugin have only the id. */
	public function label( WC_Order $order ): string {
		$label = self::text( $order->get_meta( Method::META_LABEL ) );
		$id    = $this->id( $order );
		if ( $label !== '' || $id === '' ) {
			return $label;
		}
		try {
			return $this->terminals->find( $id )?->label() ?? "#{$id}";
		} catch ( DatabaseException ) {
			return "#{$id}";
		}
	}

	public function write( WC_Order $order, Terminal $terminal ): void {
		$order->update_meta_data( Method::META_ID, $terminal->id );
		$order->update_meta_data( Method::META_LABEL, $terminal->label() );
	}

	public function clear( WC_Order $order ): void {
		$order->delete_meta_data( Method::META_ID );
		$order->delete_meta_data( Method::META_LABEL );
	}

	private static function text( mixed $value ): string {
		return is_scalar( $value ) ? (string) $value : '';
	}
}
