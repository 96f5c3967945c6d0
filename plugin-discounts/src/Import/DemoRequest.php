<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Import;

use RuntimeException;
use Vitrina\Discounts\Domain\RuleForm;
use Vitrina\Discounts\Hookable;
use Vitrina\Discounts\Storage\Rules;
use Vitrina\Discounts\Wp\Settings;

/**
 * Lets demo content hand over rules without knowing a class of this plugin.
 */
final readonly class DemoRequest implements Hookable {

	public function __construct(
		private Rules $rules,
		private Settings $settings,
	) {}

	public function register_hooks(): void {
		add_action( 'vitrina_demo_import_discounts', $this->import( ... ), 10, 2 );
	}

	/**
	 * @param mixed $rules    As the form sends them.
	 * @param mixed $settings By name.
	 * @throws RuntimeException When a rule is wrong.
	 */
	public function import( mixed $rules, mixed $settings ): void {
		$form = new RuleForm( wc_get_price_decimals(), wp_timezone() );
		foreach ( is_array( $rules ) ? $rules : [] as $posted ) {
			$draft = $form->read( is_array( $posted ) ? $posted : [] );
			if ( $draft->rule === null ) {
				throw new RuntimeException( esc_html( $draft->values['title'] . ': ' . implode( ', ', array_keys( $draft->problems ) ) ) );
			}
			$this->rules->save( $draft->rule );
		}
		$this->settings->save( is_array( $settings ) ? $settings : [] );
	}
}
