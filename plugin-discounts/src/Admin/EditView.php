<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Admin;

use Vitrina\Discounts\Domain\FormState;
use Vitrina\Discounts\Domain\Ids;
use Vitrina\Discounts\Domain\QuantityScope;
use Vitrina\Discounts\Domain\RuleForm;
use Vitrina\Discounts\Pricing;
use Vitrina\Discounts\Storage\RuleTable;
use Vitrina\Runtime\DatabaseException;
use WC_Product;

/** The form of one rule. After an error it shows all typed values again. */
final class EditView implements View {

	public const NAME = 'edit';

	private ?FormState $state = null;

	private int $preview_product = 0;

	private string $database_error = '';

	public function __construct(
		private readonly RuleTable $rules,
		private readonly Pricing $pricing,
	) {}

	public function tab(): string {
		return '';
	}

	public function handle( array $submitted ): void {
		$id                    = Ids::parse( $submitted['rule'] ?? null ) ?? 0;
		$this->state           = self::form()->read( self::with_typed_ids( $submitted ), $id );
		$this->preview_product = Ids::parse( $submitted['preview_product'] ?? null ) ?? 0;
		if ( ( $submitted['do'] ?? '' ) === 'preview' || $this->state->rule === null ) {
			return;
		}
		try {
			$this->rules->save( $this->state->rule );
		} catch ( DatabaseException ) {
			$this->database_error = __( 'The database rejected the request. Nothing was changed.', 'vitrina-discounts' );
			return;
		}
		wp_safe_redirect( Screen::url( ListView::NAME, [ 'done' => 'saved' ] ) );
		exit;
	}

	public function print(): void {
		$id    = Ids::parse( filter_input( INPUT_POST, 'rule' ) ?? filter_input( INPUT_GET, 'rule' ) ) ?? 0;
		$rule  = $id === 0 ? null : $this->rules->find( $id );
		$state = $this->state ?? new FormState( $rule === null ? RuleForm::empty() : self::form()->values( $rule ) );
		printf( '<h2>%s</h2>', esc_html( $rule->title ?? __( 'New rule', 'vitrina-discounts' ) ) );
		$this->print_errors( $state );
		Screen::open_form( self::NAME, 'vitrina-discounts-edit' );
		printf( '<input type="hidden" name="rule" value="%d">', absint( $rule->id ?? 0 ) );
		$fields = new Fields( $state->errors );
		self::print_rule( $fields, $state );
		self::print_scope( $fields, $state );
		self::print_discount( $fields, $state );
		$this->print_preview( $fields, $state );
		printf( '<p class="submit"><button type="submit" class="button button-primary button-large" name="do" value="save">%s</button> <a class="button-link" href="%s">%s</a></p></form>', esc_html__( 'Save the rule', 'vitrina-discounts' ), esc_url( Screen::url( ListView::NAME ) ), esc_html__( 'Back without saving', 'vitrina-discounts' ) );
	}

	private static function form(): RuleForm {
		return new RuleForm( wc_get_price_decimals(), wp_timezone() );
	}

	/**
	 * Adds product ids that were typed without JavaScript.
	 *
	 * @param array<array-key, mixed> $submitted
	 * @return array<array-key, mixed>
	 */
	private static function with_typed_ids( array $submitted ): array {
		foreach ( [ 'products', 'not_products' ] as $field ) {
			$typed = $submitted[ "{$field}_ids" ] ?? '';
			if ( is_string( $typed ) && $typed !== '' ) {
				$submitted[ $field ] = [ ...( is_array( $submitted[ $field ] ?? null ) ? $submitted[ $field ] : [] ), ...array_map( trim( ... ), explode( ',', $typed ) ) ];
			}
		}
		return $submitted;
	}

	private function print_errors( FormState $state ): void {
		$count = count( $state->errors );
		$text  = $count === 0 ? $this->database_error : sprintf(
			/* translators: %d: number of fields. */
			_n( 'The rule was not saved: %d field has to be corrected.', 'The rule was not saved: %d fields have to be corrected.', $count, 'vitrina-discounts' ),
			$count
		);
		if ( $text !== '' ) {
			printf( '<div class="notice notice-error inline" role="alert"><p>%s</p></div>', esc_html( $text ) );
		}
	}

	private static function print_rule( Fields $fields, FormState $state ): void {
		$values = $state->values;
		echo '<table class="form-table" role="presentation"><tbody>';
		self::open_row( __( 'Name', 'vitrina-discounts' ), 'title' );
		$fields->input( 'title', 'title', $values['title'], type: 'text', attributes: [
			'class'     => 'regular-text',
			'maxlength' => '200',
		] );
		self::close_row( __( 'Only for you. Shoppers see the discount itself, such as “from 5 items: 15 %”.', 'vitrina-discounts' ) );
		self::open_row( __( 'State', 'vitrina-discounts' ) );
		printf( '<fieldset><legend class="screen-reader-text">%s</legend>', esc_html__( 'State', 'vitrina-discounts' ) );
		self::print_checkbox( 'enabled', $values['enabled'], __( 'The rule is on', 'vitrina-discounts' ) );
		self::print_checkbox( 'exclusive', $values['exclusive'], __( 'Exclusive: where it applies, no other rule does', 'vitrina-discounts' ) );
		echo '</fieldset>';
		self::close_row();
		self::open_row( __( 'Dates', 'vitrina-discounts' ), 'starts' );
		$fields->input( 'starts', 'starts', $values['starts'], __( 'From', 'vitrina-discounts' ), 'datetime-local' );
		echo ' – ';
		$fields->input( 'ends', 'ends', $values['ends'], __( 'Until', 'vitrina-discounts' ), 'datetime-local' );
		/* translators: %s: time zone. */
		self::close_row( sprintf( __( 'Leave empty for no start or end. Time zone: %s.', 'vitrina-discounts' ), wp_timezone_string() ) );
		self::open_row( __( 'Priority', 'vitrina-discounts' ), 'priority' );
		$fields->input( 'priority', 'priority', $values['priority'], type: 'number', attributes: [
			'class' => 'small-text',
			'min'   => '0',
		] );
		self::close_row( __( 'The smaller number comes first.', 'vitrina-discounts' ) );
		echo '</tbody></table>';
	}

	private static function print_scope( Fields $fields, FormState $state ): void {
		printf( '<h2>%s</h2><table class="form-table" role="presentation"><tbody>', esc_html__( 'Which products', 'vitrina-discounts' ) );
		$lists = [
			''     => [ __( 'Categories', 'vitrina-discounts' ), __( 'Products', 'vitrina-discounts' ), __( 'Leave empty for all products. A variable product includes all its variations, a category its subcategories.', 'vitrina-discounts' ) ],
			'not_' => [ __( 'Except categories', 'vitrina-discounts' ), __( 'Except products', 'vitrina-discounts' ), '' ],
		];
		foreach ( $lists as $prefix => [ $categories, $products, $hint ] ) {
			self::open_row( $categories, "{$prefix}categories" );
			$fields->categories( "{$prefix}categories", $prefix === '' ? $state->values['categories'] : $state->values['not_categories'], $categories );
			self::close_row();
			self::open_row( $products, "{$prefix}products" );
			$fields->products( "{$prefix}products", $prefix === '' ? $state->values['products'] : $state->values['not_products'], $products );
			self::close_row( $hint );
		}
		echo '</tbody></table>';
	}

	private static function print_discount( Fields $fields, FormState $state ): void {
		$values = $state->values;
		printf( '<h2>%s</h2><fieldset class="vitrina-discounts-mode"><legend class="screen-reader-text">%1$s</legend>', esc_html__( 'Discount', 'vitrina-discounts' ) );
		foreach ( [
			RuleForm::TIERS  => __( 'By quantity: from a certain number of items', 'vitrina-discounts' ),
			RuleForm::SIMPLE => __( 'Always, from the first item', 'vitrina-discounts' ),
		] as $mode => $name ) {
			printf( '<label><input type="radio" name="mode" value="%s"%s> %s</label>', esc_attr( $mode ), checked( $values['mode'], $mode, false ), esc_html( $name ) );
		}
		echo '</fieldset><div class="vitrina-discounts-simple">';
		$fields->select( 'type', 'type', $values['type'], Fields::discount_types(), __( 'What the amount means', 'vitrina-discounts' ) );
		$fields->input( 'value', 'value', $values['value'], __( 'Amount', 'vitrina-discounts' ), attributes: [
			'class'     => 'small-text',
			'inputmode' => 'decimal',
		] );
		echo '</div><div class="vitrina-discounts-tiers">';
		( new TierRows( $fields ) )->print( $values['tiers'] );
		$fields->print_error( 'tiers' );
		printf( '<p><label for="%s">%s</label> ', esc_attr( Fields::id( 'counting' ) ), esc_html__( 'Count', 'vitrina-discounts' ) );
		$fields->select(
			'counting',
			'counting',
			$values['counting'],
			[
				QuantityScope::Each->value               => __( 'each product and each variation separately', 'vitrina-discounts' ),
				QuantityScope::VariationsTogether->value => __( 'all variations of a product together', 'vitrina-discounts' ),
				QuantityScope::Together->value           => __( 'all products of this rule together', 'vitrina-discounts' ),
			]
		);
		echo '</p></div>';
	}

	private function print_preview( Fields $fields, FormState $state ): void {
		printf( '<h2>%s</h2><div class="vitrina-discounts-try-one"><div>', esc_html__( 'Preview', 'vitrina-discounts' ) );
		$fields->products( 'preview_product', $this->preview_product === 0 ? [] : [ $this->preview_product ], __( 'Product to preview', 'vitrina-discounts' ), false );
		printf( '</div><button type="submit" class="button" name="do" value="preview">%s</button></div>', esc_html__( 'Show prices without saving', 'vitrina-discounts' ) );
		$product = $this->preview_product === 0 ? null : wc_get_product( $this->preview_product );
		if ( $product instanceof WC_Product && $state->rule !== null ) {
			( new PreviewTable( $this->pricing ) )->print( $product, $this->pricing->engine( [ $state->rule->as_if_active() ] ), time() );
			printf( '<p class="description">%s</p>', esc_html__( 'This rule alone, as if it were on today. Nothing was saved.', 'vitrina-discounts' ) );
		}
	}

	private static function print_checkbox( string $name, bool $is_checked, string $label ): void {
		printf( '<label><input type="checkbox" name="%s" value="1"%s> %s</label><br>', esc_attr( $name ), checked( $is_checked, true, false ), esc_html( $label ) );
	}

	private static function open_row( string $label, string $field = '' ): void {
		if ( $field === '' ) {
			printf( '<tr><th scope="row">%s</th><td>', esc_html( $label ) );
			return;
		}
		printf( '<tr><th scope="row"><label for="%s">%s</label></th><td>', esc_attr( Fields::id( $field ) ), esc_html( $label ) );
	}

	private static function close_row( string $hint = '' ): void {
		if ( $hint !== '' ) {
			printf( '<p class="description">%s</p>', esc_html( $hint ) );
		}
		echo '</td></tr>';
	}
}
