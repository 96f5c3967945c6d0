<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Import;

use RuntimeException;
use Vitrina\Discounts\Domain\RuleForm;
use Vitrina\Discounts\Storage\RuleTable;
use Vitrina\Discounts\Wp\Settings;
use Vitrina\Runtime\Hookable;

/** Lets demo content import rules through an action, without using a class of this plugin. */
final readonly class DemoRequest implements Hookable {

	public function __construct(
		private RuleTable $rules,
		private Settings $settings,
	) {}

	public function register_hooks(): void {
		add_action( 'vitrina_demo_import_discounts', $this->import( ... ), 10, 2 );
	}

	/** @throws RuntimeException When a rule is invalid. */
	public function import( mixed $rules, mixed $settings ): void {
		$form = new RuleForm( wc_get_price_decimals(), wp_timezone() );
		foreach ( is_array( $rules ) ? $rules : [] as $submitted ) {
			$state = $form->read( is_array( $submitted ) ? $submitted : [] );
			if ( $state->rule === null ) {
				throw new RuntimeException( esc_html( $state->values['title'] . ': ' . implode( ', ', array_keys( $state->errors ) ) ) );
			}
			$this->rules->save( $state->rule );
		}
		$this->settings->save( is_array( $settings ) ? $settings : [] );
	}
}
