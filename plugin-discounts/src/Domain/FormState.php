<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Domain;

/**
 * The submitted values of a rule with their errors, so that the form can be printed
 * again with everything that was typed.
 *
 * @phpstan-type TierValues array{from: string, to: string, type: string, value: string, label: string}
 * @phpstan-type Values array{title: string, enabled: bool, priority: string, exclusive: bool, starts: string, ends: string, products: list<int>, categories: list<int>, not_products: list<int>, not_categories: list<int>, mode: string, type: string, value: string, counting: string, tiers: list<TierValues>}
 */
final readonly class FormState {

	/**
	 * @param Values                 $values
	 * @param array<string, Problem> $errors By field; fields of tiers are "tiers.0.from".
	 * @param Rule|null              $rule     Null if there are errors.
	 */
	public function __construct(
		public array $values,
		public array $errors = [],
		public ?Rule $rule = null,
	) {}
}
