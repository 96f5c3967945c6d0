<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Domain;

/**
 * Converts a rule to a database row and back. The column `data` is JSON, with amounts as
 * decimal texts, which do not change with the decimals of the currency.
 */
final readonly class RuleData {

	public function __construct( private int $decimals ) {}

	/** @return array<string, string|int|null> Columns without the id. */
	public function row( Rule $rule ): array {
		return [
			'title'     => $rule->title,
			'enabled'   => $rule->is_enabled ? 1 : 0,
			'priority'  => $rule->priority,
			'exclusive' => $rule->is_exclusive ? 1 : 0,
			'starts_at' => $rule->starts_at,
			'ends_at'   => $rule->ends_at,
			'data'      => json_encode(
				[
					'products'       => $rule->scope->products,
					'categories'     => $rule->scope->categories,
					'not_products'   => $rule->scope->not_products,
					'not_categories' => $rule->scope->not_categories,
					'amount'         => $rule->amount === null ? null : $this->amount( $rule->amount ),
					'counting'       => $rule->quantity_scope->value,
					'tiers'          => array_map( $this->tier( ... ), $rule->tiers ),
				],
				JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE
			),
		];
	}

	/**
	 * @param array<array-key, mixed> $row From the database: strings and null.
	 * @return Rule|null Null for invalid data.
	 */
	public function rule( array $row ): ?Rule {
		$data = json_decode( is_string( $row['data'] ?? null ) ? $row['data'] : '', true );
		if ( ! is_array( $data ) || ! is_numeric( $row['id'] ?? null ) ) {
			return null;
		}
		$tiers  = array_map( $this->read_tier( ... ), is_array( $data['tiers'] ?? null ) ? array_values( $data['tiers'] ) : [] );
		$amount = $this->read_amount( $data['amount'] ?? null );
		if ( in_array( null, $tiers, true ) || ( $tiers === [] && $amount === null ) ) {
			return null;
		}
		$number = static fn ( string $name ): ?int => is_numeric( $row[ $name ] ?? null ) ? (int) $row[ $name ] : null;
		return new Rule(
			(int) $row['id'],
			is_string( $row['title'] ?? null ) ? $row['title'] : '',
			$number( 'enabled' ) === 1,
			$number( 'priority' ) ?? 0,
			$number( 'exclusive' ) === 1,
			$number( 'starts_at' ),
			$number( 'ends_at' ),
			new Scope( Ids::parse_list( $data['products'] ?? null ), Ids::parse_list( $data['categories'] ?? null ), Ids::parse_list( $data['not_products'] ?? null ), Ids::parse_list( $data['not_categories'] ?? null ) ),
			$amount,
			( is_string( $data['counting'] ?? null ) ? QuantityScope::tryFrom( $data['counting'] ) : null ) ?? QuantityScope::Each,
			$tiers,
		);
	}

	/** @return array{type: string, value: string} */
	private function amount( Amount $amount ): array {
		return [
			'type'  => $amount->type->value,
			'value' => $amount->text( $this->decimals ),
		];
	}

	/** @return array{from: string, to: ?string, type: string, value: string, label: string} */
	private function tier( Tier $tier ): array {
		return [
			'from'  => Quantity::text( $tier->from ),
			'to'    => $tier->to === null ? null : Quantity::text( $tier->to ),
			'label' => $tier->label,
		] + $this->amount( $tier->amount );
	}

	private function read_amount( mixed $data ): ?Amount {
		$data = is_array( $data ) ? $data : [];
		$type = is_string( $data['type'] ?? null ) ? DiscountType::tryFrom( $data['type'] ) : null;
		return $type === null ? null : Amount::parse( $type, $data['value'] ?? null, $this->decimals );
	}

	private function read_tier( mixed $data ): ?Tier {
		$amount = $this->read_amount( $data );
		$data   = is_array( $data ) ? $data : [];
		$from   = Quantity::parse( $data['from'] ?? null );
		if ( $amount === null || $from === null ) {
			return null;
		}
		return new Tier( $from, Quantity::parse( $data['to'] ?? null ), $amount, is_string( $data['label'] ?? null ) ? $data['label'] : '' );
	}
}
