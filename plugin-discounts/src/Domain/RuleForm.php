<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Domain;

use DateTimeImmutable;
use DateTimeZone;

/**
 * Converts a rule to form values, and validates submitted values.
 *
 * @phpstan-import-type Values from FormState
 * @phpstan-import-type TierValues from FormState
 */
final readonly class RuleForm {

	public const SIMPLE = 'simple';
	public const TIERS  = 'tiers';

	private const DATE      = 'Y-m-d\TH:i';
	private const MAX_TIERS = 50;

	/**
	 * @param int          $decimals Decimals of the currency.
	 * @param DateTimeZone $zone     Time zone of the shop: "until 31 December" ends at midnight in this time zone.
	 */
	public function __construct(
		private int $decimals,
		private DateTimeZone $zone,
	) {}

	/** @return Values */
	public static function empty(): array {
		return [
			'enabled'  => true,
			'priority' => '10',
			'type'     => DiscountType::Percentage->value,
			'counting' => QuantityScope::Each->value,
			'tiers'    => [ self::empty_tier() ],
		] + self::normalize( [] );
	}

	/** @return TierValues */
	public static function empty_tier(): array {
		return [ 'type' => DiscountType::Percentage->value ] + self::normalize_tier( [] );
	}

	/** @return Values */
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
			'type'           => $rule->amount->type->value ?? DiscountType::Percentage->value,
			'value'          => $rule->amount?->text( $this->decimals ) ?? '',
			'counting'       => $rule->quantity_scope->value,
			'tiers'          => $rule->tiers === [] ? [ self::empty_tier() ] : array_map( $this->tier_values( ... ), $rule->tiers ),
		];
	}

	/** @param array<array-key, mixed> $submitted */
	public function read( array $submitted, int $id = 0 ): FormState {
		$values    = self::normalize( $submitted );
		$errors    = [];
		$add_error = static function ( string $field, Problem $problem ) use ( &$errors ): null {
			$errors[ $field ] ??= $problem;
			return null;
		};
		match ( true ) {
			$values['title'] === ''                => $add_error( 'title', Problem::NoTitle ),
			self::length( $values['title'] ) > 200 => $add_error( 'title', Problem::TooLong ),
			default                                => null,
		};
		$priority = preg_match( '/\A\d{1,6}\z/', $values['priority'] ) === 1 ? (int) $values['priority'] : $add_error( 'priority', Problem::BadPriority );
		$starts   = $this->unix( $values['starts'], 0 ) ?? ( $values['starts'] === '' ? null : $add_error( 'starts', Problem::BadDate ) );
		$ends     = $this->unix( $values['ends'], 59 ) ?? ( $values['ends'] === '' ? null : $add_error( 'ends', Problem::BadDate ) );
		if ( $starts !== null && $ends !== null && $ends < $starts ) {
			$add_error( 'ends', Problem::EndsTooEarly );
		}
		$counting = QuantityScope::tryFrom( $values['counting'] ) ?? $add_error( 'counting', Problem::BadQuantityScope );
		$is_tiers = $values['mode'] === self::TIERS;
		$amount   = $is_tiers ? null : $this->amount( $values, '', $add_error );
		$tiers    = $is_tiers ? $this->tiers( $values['tiers'], $add_error ) : [];
		if ( $errors !== [] || $priority === null || $counting === null ) {
			return new FormState( $values, $errors );
		}
		$scope = new Scope( $values['products'], $values['categories'], $values['not_products'], $values['not_categories'] );
		return new FormState( $values, [], new Rule( $id, $values['title'], $values['enabled'], $priority, $values['exclusive'], $starts, $ends, $scope, $amount, $counting, $tiers ) );
	}

	/**
	 * @param array<array-key, mixed> $submitted
	 * @return Values
	 */
	private static function normalize( array $submitted ): array {
		$text  = static fn ( string $name ): string => self::text( $submitted[ $name ] ?? '' );
		$tiers = [];
		foreach ( is_array( $submitted['tiers'] ?? null ) ? $submitted['tiers'] : [] as $row ) {
			$tier = self::normalize_tier( is_array( $row ) ? $row : [] );
			if ( $tier['from'] . $tier['to'] . $tier['value'] . $tier['label'] !== '' ) {
				$tiers[] = $tier;
			}
		}
		return [
			'title'          => $text( 'title' ),
			'enabled'        => self::text( $submitted['enabled'] ?? '' ) !== '',
			'priority'       => $text( 'priority' ),
			'exclusive'      => self::text( $submitted['exclusive'] ?? '' ) !== '',
			'starts'         => $text( 'starts' ),
			'ends'           => $text( 'ends' ),
			'products'       => Ids::parse_list( $submitted['products'] ?? [] ),
			'categories'     => Ids::parse_list( $submitted['categories'] ?? [] ),
			'not_products'   => Ids::parse_list( $submitted['not_products'] ?? [] ),
			'not_categories' => Ids::parse_list( $submitted['not_categories'] ?? [] ),
			'mode'           => ( $submitted['mode'] ?? '' ) === self::SIMPLE ? self::SIMPLE : self::TIERS,
			'type'           => $text( 'type' ),
			'value'          => $text( 'value' ),
			'counting'       => $text( 'counting' ),
			'tiers'          => array_slice( $tiers, 0, self::MAX_TIERS + 1 ),
		];
	}

	/**
	 * @param array<array-key, mixed> $row
	 * @return TierValues
	 */
	private static function normalize_tier( array $row ): array {
		return [
			'from'  => self::text( $row['from'] ?? '' ),
			'to'    => self::text( $row['to'] ?? '' ),
			'type'  => self::text( $row['type'] ?? '' ),
			'value' => self::text( $row['value'] ?? '' ),
			'label' => self::text( $row['label'] ?? '' ),
		];
	}

	private static function text( mixed $value ): string {
		return is_scalar( $value ) ? trim( (string) $value ) : '';
	}

	/**
	 * @param list<TierValues>                 $rows
	 * @param callable( string, Problem ): null $add_error
	 * @return list<Tier> Sorted by their start.
	 */
	private function tiers( array $rows, callable $add_error ): array {
		if ( $rows === [] || count( $rows ) > self::MAX_TIERS ) {
			$add_error( 'tiers', $rows === [] ? Problem::NoTiers : Problem::TooManyTiers );
			return [];
		}
		$tiers       = [];
		$used_starts = [];
		foreach ( $rows as $index => $row ) {
			$amount = $this->amount( $row, "tiers.{$index}.", $add_error );
			$from   = Quantity::parse( $row['from'] );
			$to     = $row['to'] === '' ? null : Quantity::parse( $row['to'] );
			if ( $from === null || $from <= 0 ) {
				$add_error( "tiers.{$index}.from", Problem::BadQuantity );
			} elseif ( isset( $used_starts[ $from ] ) ) {
				$add_error( "tiers.{$index}.from", Problem::SameStart );
			}
			$used_starts[ (int) $from ] = true;
			if ( $row['to'] !== '' && ( $to === null || $to < (int) $from ) ) {
				$add_error( "tiers.{$index}.to", $to === null ? Problem::BadQuantity : Problem::EndsBelowStart );
			}
			if ( self::length( $row['label'] ) > 100 ) {
				$add_error( "tiers.{$index}.label", Problem::TooLong );
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
	 * @param callable( string, Problem ): null        $add_error
	 */
	private function amount( array $values, string $prefix, callable $add_error ): ?Amount {
		$type = DiscountType::tryFrom( $values['type'] );
		if ( $type === null ) {
			return $add_error( "{$prefix}type", Problem::BadType );
		}
		return Amount::parse( $type, $values['value'], $this->decimals ) ?? $add_error( "{$prefix}value", $type === DiscountType::Percentage ? Problem::BadPercentage : Problem::BadMoney );
	}

	/** @return TierValues */
	private function tier_values( Tier $tier ): array {
		return [
			'from'  => Quantity::text( $tier->from ),
			'to'    => $tier->to === null ? '' : Quantity::text( $tier->to ),
			'type'  => $tier->amount->type->value,
			'value' => $tier->amount->text( $this->decimals ),
			'label' => $tier->label,
		];
	}

	private function date( ?int $unix ): string {
		return $unix === null ? '' : ( new DateTimeImmutable( "@{$unix}" ) )->setTimezone( $this->zone )->format( self::DATE );
	}

	/** @param int $second Second that is added to the typed minute: 59 for the end, so that a rule that ends at 23:59 includes this minute. */
	private function unix( string $typed, int $second ): ?int {
		$date = DateTimeImmutable::createFromFormat( '!' . self::DATE, $typed, $this->zone );
		// PHP parses 31 February as 3 March.
		return $date !== false && $date->format( self::DATE ) === $typed ? $date->getTimestamp() + $second : null;
	}

	private static function length( string $text ): int {
		return (int) preg_match_all( '/./us', $text );
	}
}
