<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Import;

use Vitrina\Discounts\Domain\RuleForm;
use Vitrina\Discounts\Storage\LegacyRuleTable;
use Vitrina\Discounts\Storage\RuleTable;

/** Imports the rules of Woo Discount Rules, each once. */
final readonly class Importer {

	/** Ids of imported legacy rules. */
	public const DONE_OPTION = 'vitrina_discounts_imported';

	public function __construct(
		private RuleTable $rules,
		private LegacyRuleTable $legacy_rules,
	) {}

	public function has_legacy_rules(): bool {
		return $this->legacy_rules->exists();
	}

	/** @return array{imported: list<string>, skipped: list<array{title: string, error: ImportError}>} Titles. */
	public function run(): array {
		$form   = new RuleForm( wc_get_price_decimals(), wp_timezone() );
		$stored = get_option( self::DONE_OPTION );
		$done   = is_array( $stored ) ? array_filter( $stored, is_int( ... ) ) : [];
		$report = [
			'imported' => [],
			'skipped'  => [],
		];
		foreach ( $this->legacy_rules->rows() as $row ) {
			$legacy = LegacyRule::read( $row, static fn ( int $unix ): string => (string) wp_date( 'Y-m-d\TH:i', $unix ) );
			$state  = $form->read( $legacy->form_values ?? [] );
			$title  = $legacy->title === '' ? "#{$legacy->id}" : $legacy->title;
			$error  = in_array( $legacy->id, $done, true ) ? ImportError::AlreadyImported : $legacy->error ?? ( $state->rule === null ? ImportError::Values : null );
			if ( $error !== null || $state->rule === null ) {
				$report['skipped'][] = [
					'title' => $title,
					'error' => $error ?? ImportError::Values,
				];
				continue;
			}
			$this->rules->save( $state->rule );
			$report['imported'][] = $title;
			$done[]               = $legacy->id;
		}
		update_option( self::DONE_OPTION, array_values( $done ), false );
		return $report;
	}

	/** @param array{title: string, error: ImportError} $skipped */
	public static function message( array $skipped ): string {
		$reason = match ( $skipped['error'] ) {
			ImportError::Deleted         => __( 'it is in the bin there', 'vitrina-discounts' ),
			ImportError::AlreadyImported => __( 'it has already been imported', 'vitrina-discounts' ),
			ImportError::Type            => __( 'it is neither a simple nor a bulk discount', 'vitrina-discounts' ),
			ImportError::Conditions      => __( 'it has conditions on the cart or the customer', 'vitrina-discounts' ),
			ImportError::UsageLimit      => __( 'it may be used a limited number of times', 'vitrina-discounts' ),
			ImportError::Filter          => __( 'it chooses products by something other than product and category', 'vitrina-discounts' ),
			ImportError::CartRule        => __( 'its discount applies to the cart, not to products', 'vitrina-discounts' ),
			ImportError::Values          => __( 'its amounts or quantities cannot be read', 'vitrina-discounts' ),
		};
		/* translators: 1: title of a rule, 2: why it was left out. */
		return sprintf( __( '“%1$s” was not imported: %2$s.', 'vitrina-discounts' ), $skipped['title'], $reason );
	}
}
