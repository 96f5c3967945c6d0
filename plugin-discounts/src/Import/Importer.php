<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Import;

use Vitrina\Discounts\Domain\RuleForm;
use Vitrina\Discounts\Storage\LegacyRuleTable;
use Vitrina\Discounts\Storage\Rules;

/**
 * Takes over the rules of the plugin this one replaces, each once.
 */
final readonly class Importer {

	/** Ids of old rules that were taken over. */
	public const DONE_OPTION = 'vitrina_discounts_imported';

	public function __construct(
		private Rules $rules,
		private LegacyRuleTable $old,
	) {}

	public function has_old_rules(): bool {
		return $this->old->exists();
	}

	/**
	 * @return array{imported: list<string>, left: list<array{title: string, obstacle: ImportError}>} Titles.
	 */
	public function run(): array {
		$form   = new RuleForm( wc_get_price_decimals(), wp_timezone() );
		$stored = get_option( self::DONE_OPTION );
		$done   = is_array( $stored ) ? array_filter( $stored, is_int( ... ) ) : [];
		$report = [
			'imported' => [],
			'left'     => [],
		];
		foreach ( $this->old->rows() as $row ) {
			$old      = LegacyRule::read( $row, static fn ( int $unix ): string => (string) wp_date( 'Y-m-d\TH:i', $unix ) );
			$draft    = $form->read( $old->posted ?? [] );
			$title    = $old->title === '' ? "#{$old->id}" : $old->title;
			$obstacle = in_array( $old->id, $done, true ) ? ImportError::Before : $old->obstacle ?? ( $draft->rule === null ? ImportError::Values : null );
			if ( $obstacle !== null || $draft->rule === null ) {
				$report['left'][] = [
					'title'    => $title,
					'obstacle' => $obstacle ?? ImportError::Values,
				];
				continue;
			}
			$this->rules->save( $draft->rule );
			$report['imported'][] = $title;
			$done[]               = $old->id;
		}
		update_option( self::DONE_OPTION, array_values( $done ), false );
		return $report;
	}

	/**
	 * @param array{title: string, obstacle: ImportError} $left
	 */
	public static function sentence( array $left ): string {
		$why = match ( $left['obstacle'] ) {
			ImportError::Deleted    => __( 'it is in the bin there', 'vitrina-discounts' ),
			ImportError::Before     => __( 'it has already been imported', 'vitrina-discounts' ),
			ImportError::Type       => __( 'it is neither a simple nor a bulk discount', 'vitrina-discounts' ),
			ImportError::Conditions => __( 'it has conditions on the cart or the customer', 'vitrina-discounts' ),
			ImportError::UsageLimit => __( 'it may be used a limited number of times', 'vitrina-discounts' ),
			ImportError::Filter     => __( 'it chooses products by something other than product and category', 'vitrina-discounts' ),
			ImportError::CartRule   => __( 'its discount applies to the cart, not to products', 'vitrina-discounts' ),
			ImportError::Values     => __( 'its amounts or quantities cannot be read', 'vitrina-discounts' ),
		};
		/* translators: 1: title of a rule, 2: why it was left out. */
		return sprintf( __( '“%1$s” was not imported: %2$s.', 'vitrina-discounts' ), $left['title'], $why );
	}
}
