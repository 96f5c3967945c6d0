<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Domain;

use DateTimeImmutable;
use DateTimeZone;

/**
 * Between a rule and the fields it is typed into.
 *
 * @phpstan-import-type Values from FormState
 * @phpstan-import-type TierValues from FormState
 */
final readonly class RuleForm {

	public const SIMPLE = 'simple';
	public const TIERS  = 'tiers';

	private const DATE       = 'Y-m-d\TH:i';
	private const MOST_TIERS = 50;

	/**
	 * @param int          $decimals Of the shop's money.
	 * @param DateTimeZone $zone     Of the shop: "until 31 December" ends at its midnight.
	 */
	public function __construct(
		private int $decimals,
		private DateTimeZone $zone,
	) {}

	/**
	 * @return Values
	 */
	public static function empty(): array {
		return [
			'title'          => '',
			'enabled'        => true,
			'priority'       => '10',
			'exclusive'      => false,
			'starts'         => '',
			'ends'           => '',
			'products'       => [],
			'categories'     => [],
			'not_products'   => [],
			'not_categories' => [],
			'mode'           => self::TIERS,
			'type'           => DiscountType::Percentage->value,
			'value'          => '',
			'counting'       => QuantityScope::Each->value,
			'tiers'          => [ self::empty_tier() ],
		];
	}

	/**
	 * @return TierValues
	 */
	public static function empty_tier(): array {
		return [
			'from'  => '',
			'to'    => '',
			'type'  => DiscountType::Percentage->value,
			'value' => '',
			'label' => '',
		];
	}

	/**
	 * @return Values
	 */
	public function values( Rule $rule ): array {
		return [
			'title'          => $rule->title,
			'enabled'        => $rule->is_enabled,
			'priority'       => (string) $rule->priority,
			'exclusive'      => $rule->is_exclusive,
			'starts'         => $this->date( $rule->starts_at ),
			'ends'           => $this->date( $rule->ends_at ),
			'products'       => $rule->scope->products,
			'categories'     => $rule->scope->categories,
			'not_products'   => $rule->scope->not_products,
			'not_categories' => $rule->scope->not_categories,
			'mode'           => $rule->tiers === [] ? self::SIMPLE : self::TIERS,
			'type'           => $rule->amount->kind->value ?? DiscountType::Percentage->value,
			'value'          => $rule->amount?->text( $this->decimals ) ?? '',
			'counting'       => $rule->counting->value,
			'tiers'          => $rule->tiers === [] ? [ self::empty_tier() ] : array_map( $this->tier_values( ... ), $rule->tiers ),
		];
	}

	/**
	 * @param array<array-key, mixed> $posted
	 */
	public function read( array $posted, int $id = 0 ): FormState {
		$values   = self::typed( $posted );
		$problems = [];
		$note     = static function ( string $field, Problem $problem ) use ( &$problems ): null {
			$problems[ $field ] ??= $problem;
			return null;
		};
		match ( true ) {
			$values['title'] === ''               => $note( 'title', Problem::NoTitle ),
			self::length( $values['title'] ) > 200 => $note( 'title', Problem::TooLong ),
			default                               => null,
		};
		$priority = preg_match( '/\A\d{1,6}\z/', $values['priority'] ) === 1 ? (int) $values['priority'] : $note( 'priority', Problem::BadPriority );
		$starts   = $this->unix( $values['starts'], 0 ) ?? ( $values['starts'] === '' ? null : $note( 'starts', Problem::BadDate ) );
		$ends     = $this->unix( $values['ends'], 59 ) ?? ( $values['ends'] === '' ? null : $note( 'ends', Problem::BadDate ) );
		if ( $starts !== null && $ends !== null && $ends < $starts ) {
			$note( 'ends', Problem::EndsTooEarly );
		}
		$counting = QuantityScope::tryFrom( $values['counting'] ) ?? $note( 'counting', Problem::BadCounting );
		$is_tiers = $values['mode'] === self::TIERS;
		$amount   = $is_tiers ? null : $this->amount( $values, '', $note );
		$tiers    = $is_tiers ? $this->tiers( $values['tiers'], $note ) : [];
		if ( $problems !== [] || $priority === null || $counting === null ) {
			return new FormState( $values, $problems );
		}
		$scope = new Scope( $values['products'], $values['categories'], $values['not_products'], $values['not_categories'] );
		return new FormState( $values, [], new Rule( $id, $values['title'], $values['enabled'], $priority, $values['exclusive'], $starts, $ends, $scope, $amount, $counting, $tiers ) );
	}

	/**
	 * @param array<array-key, mixed> $posted
	 * @return Values
	 */
	private static function typed( array $posted ): array {
		$text  = static fn ( mixed $value ): string => is_scalar( $value ) ? trim( (string) $value ) : '';
		$tiers = [];
		foreach ( is_array( $posted['tiers'] ?? null ) ? $posted['tiers'] : [] as $row ) {
			$row  = is_array( $row ) ? $row : [];
			$tier = [
				'from'  => $text( $row['from'] ?? '' ),
				'to'    => $text( $row['to'] ?? '' ),
				'type'  => $text( $row['type'] ?? '' ),
				'value' => $text( $row['value'] ?? '' ),
				'label' => $text( $row['label'] ?? '' ),
			];
			if ( $tier['from'] . $tier['to'] . $tier['value'] . $tier['label'] !== '' ) {
				$tiers[] = $tier;
			}
		}
		return [
			'title'          => $text( $posted['title'] ?? '' ),
			'enabled'        => $text( $posted['enabled'] ?? '' ) !== '',
			'priority'       => $text( $posted['priority'] ?? '' ),
			'exclusive'      => $text( $posted['exclusive'] ?? '' ) !== '',
			'starts'         => $text( $posted['starts'] ?? '' ),
			'ends'           => $text( $posted['ends'] ?? '' ),
			'products'       => Ids::of( $posted['products'] ?? [] ),
			'categories'     => Ids::of( $posted['categories'] ?? [] ),
			'not_products'   => Ids::of( $posted['not_products'] ?? [] ),
			'not_categories' => Ids::of( $posted['not_categories'] ?? [] ),
			'mode'           => ( $posted['mode'] ?? '' ) === self::SIMPLE ? self::SIMPLE : self::TIERS,
			'type'           => $text( $posted['type'] ?? '' ),
			'value'          => $text( $posted['value'] ?? '' ),
			'counting'       => $text( $posted['counting'] ?? '' ),
			'tiers'          => array_slice( $tiers, 0, self::MOST_TIERS + 1 ),
		];
	}

	/**
	 * @param list<TierValues>                 $rows
	 * @param callable( string, Problem ): null $note
	 * @return list<Tier> In the order of their beginnings.
	 */
	private function tiers( array $rows, callable $note ): array {
		if ( $rows === [] || count( $rows ) > self::MOST_TIERS ) {
			$note( 'tiers', $rows === [] ? Problem::NoTiers : Problem::TooManyTiers );
			return [];
		}
		$tiers = [];
		$begun = [];
		foreach ( $rows as $place => $row ) {
			$amount = $this->amount( $row, "tiers.{$place}.", $note );
			$from   = Quantity::of( $row['from'] );
			$to     = $row['to'] === '' ? null : Quantity::of( $row['to'] );
			if ( $from === null || $from <= 0 ) {
				$note( "tiers.{$place}.from", Problem::BadQuantity );
			} elseif ( isset( $begun[ $from ] ) ) {
				$note( "tiers.{$place}.from", Problem::SameStart );
			}
			$begun[ (int) $from ] = true;
			if ( $row['to'] !== '' && ( $to === null || $to < (int) $from ) ) {
				$note( "tiers.{$place}.to", $to === null ? Problem::BadQuantity : Problem::EndsBelowStart );
			}
			if ( self::length( $row['label'] ) > 100 ) {
				$note( "tiers.{$place}.label", Problem::TooLong );
			}
			if ( $amount !== null && $from !== null ) {
				$tiers[ $from ] = new Tier( $from, $to, $amount, $row['label'] );
			}
		}
		ksort( $tiers );
		return array_values( $tiers );
	}

	/**
	 * @param array{type: string, value: string, ...} $values
	 * @param callable( string, Problem ): null        $note
	 */
	private function amount( array $values, string $prefix, callable $note ): ?Amount {
		$kind = DiscountType::tryFrom( $values['type'] );
		if ( $kind === null ) {
			return $note( "{$prefix}type", Problem::BadKind );
		}
		return Amount::parse( $kind, $values['value'], $this->decimals ) ?? $note( "{$prefix}value", $kind === DiscountType::Percentage ? Problem::BadPercentage : Problem::BadMoney );
	}

	/**
	 * @return TierValues
	 */
	private function tier_values( Tier $tier ): array {
		return [
			'from'  => Quantity::text( $tier->from ),
			'to'    => $tier->to === null ? '' : Quantity::text( $tier->to ),
			'type'  => $tier->amount->kind->value,
			'value' => $tier->amount->text( $this->decimals ),
			'label' => $tier->label,
		];
	}

	private function date( ?int $unix ): string {
		return $unix === null ? '' : ( new DateTimeImmutable( "@{$unix}" ) )->setTimezone( $this->zone )->format( self::DATE );
	}

	/**
	 * @param int $second Of the minute typed: a rule that ends at 23:59 holds that whole minute.
	 */
	private function unix( string $typed, int $second ): ?int {
		$date = DateTimeImmutable::createFromFormat( '!' . self::DATE, $typed, $this->zone );
		// 31 February would become 3 March.
		return $date !== false && $date->format( self::DATE ) === $typed ? $date->getTimestamp() + $second : null;
	}

	private static function length( string $text ): int {
		return (int) preg_match_all( '/./us', $text );
	}
}
