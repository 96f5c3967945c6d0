<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Admin;

use Vitrina\Discounts\Domain\Ids;
use Vitrina\Discounts\Domain\Rule;
use Vitrina\Discounts\Storage\RuleTable;
use Vitrina\Runtime\DatabaseException;

/** The list of all rules, by priority. */
final readonly class ListView implements View {

	public const NAME = 'rules';

	public function __construct( private RuleTable $rules ) {}

	public function tab(): string {
		return __( 'Rules', 'vitrina-discounts' );
	}

	/** The value of the submit button names action and rule: "delete:12". */
	public function handle( array $submitted ): void {
		[ $action, $id ] = explode( ':', is_string( $submitted['do'] ?? null ) ? $submitted['do'] : '', 2 ) + [ '', '' ];
		$id              = Ids::parse( $id ) ?? 0;
		try {
			$done = $this->perform( $action, $id, $submitted );
		} catch ( DatabaseException ) {
			$done = 'failed';
		}
		wp_safe_redirect(
			Screen::url(
				self::NAME,
				[
					'done' => $done,
					'rule' => $id,
				]
			)
		);
		exit;
	}

	public function print(): void {
		$this->print_notice();
		$rules = $this->rules->all();
		if ( $rules === [] ) {
			printf( '<div class="vitrina-discounts-empty"><h2>%s</h2><p>%s</p><p><a class="button button-primary button-hero" href="%s">%s</a></p></div>', esc_html__( 'No rules yet', 'vitrina-discounts' ), esc_html__( 'Start with the one most shops have: three or more of the same product, 10 %.', 'vitrina-discounts' ), esc_url( Screen::url( 'edit' ) ), esc_html__( 'Add the first rule', 'vitrina-discounts' ) );
			return;
		}
		Screen::open_form( self::NAME );
		// The Enter key submits a form with its first button: without this one it would duplicate the first rule.
		echo '<button type="submit" name="do" value="sort:" class="screen-reader-text" tabindex="-1" aria-hidden="true"></button>';
		echo '<table class="wp-list-table widefat striped vitrina-discounts-list"><thead><tr>';
		printf( '<th scope="col" class="column-primary">%s</th>', esc_html__( 'Rule', 'vitrina-discounts' ) );
		Fields::print_headings( __( 'Priority', 'vitrina-discounts' ), __( 'Discount', 'vitrina-discounts' ), __( 'Products', 'vitrina-discounts' ), __( 'Dates', 'vitrina-discounts' ), __( 'State', 'vitrina-discounts' ) );
		echo '</tr></thead><tbody>';
		array_map( $this->print_rule( ... ), $rules );
		printf( '</tbody></table><p><button type="submit" class="button" name="do" value="sort:">%s</button></p></form>', esc_html__( 'Save the order', 'vitrina-discounts' ) );
	}

	/**
	 * @param array<array-key, mixed> $submitted
	 * @throws DatabaseException When a query fails.
	 */
	private function perform( string $action, int $id, array $submitted ): string {
		if ( $action === 'sort' ) {
			$this->rules->sort( self::order( is_array( $submitted['priority'] ?? null ) ? $submitted['priority'] : [] ) );
			return 'sorted';
		}
		if ( $action === 'restore' ) {
			$this->rules->restore( $id );
			return 'restored';
		}
		$rule = $this->rules->find( $id );
		if ( $rule === null ) {
			return 'gone';
		}
		switch ( $action ) {
			case 'delete':
				$this->rules->delete( $id );
				return 'deleted';
			case 'duplicate':
				$this->rules->save( self::copy( $rule ) );
				return 'duplicated';
			case 'on':
			case 'off':
				$this->rules->switch( $id, $action === 'on' );
				return $action;
			default:
				return 'gone';
		}
	}

	/**
	 * Ids sorted by the typed numbers, stable for equal ones.
	 *
	 * @param array<array-key, mixed> $numbers By id.
	 * @return list<int>
	 */
	private static function order( array $numbers ): array {
		$numbers = array_map( static fn ( mixed $number ): int => is_numeric( $number ) ? (int) $number : PHP_INT_MAX, $numbers );
		asort( $numbers );
		return Ids::parse_list( array_keys( $numbers ) );
	}

	/** The copy is disabled, so that nothing is discounted twice before the owner has edited it. */
	private static function copy( Rule $rule ): Rule {
		/* translators: %s: title of a rule. */
		$title = mb_substr( sprintf( __( '%s (copy)', 'vitrina-discounts' ), $rule->title ), 0, 200 );
		return new Rule( 0, $title, false, $rule->priority, $rule->is_exclusive, $rule->starts_at, $rule->ends_at, $rule->scope, $rule->amount, $rule->quantity_scope, $rule->tiers );
	}

	private function print_rule( Rule $rule ): void {
		[ $class_name, $state ] = Summary::state( $rule );
		$edit                   = Screen::url( 'edit', [ 'rule' => $rule->id ] );
		printf( '<tr><td class="column-primary"><strong><a class="row-title" href="%s">%s</a></strong>', esc_url( $edit ), esc_html( $rule->title ) );
		if ( $rule->is_exclusive ) {
			printf( ' <span class="vitrina-discounts-tag">%s</span>', esc_html__( 'exclusive', 'vitrina-discounts' ) );
		}
		printf( '<div class="row-actions visible"><a href="%s">%s</a>', esc_url( $edit ), esc_html__( 'Edit', 'vitrina-discounts' ) );
		printf( ' | <a href="%s">%s</a>', esc_url( Screen::url( 'try', [ 'rule' => $rule->id ] ) ), esc_html__( 'Try out', 'vitrina-discounts' ) );
		self::print_action( "duplicate:{$rule->id}", __( 'Duplicate', 'vitrina-discounts' ), $rule->title );
		self::print_action( "delete:{$rule->id}", __( 'Delete', 'vitrina-discounts' ), $rule->title, 'button-link-delete' );
		// Where the window is narrow, WordPress shows the other cells when this is clicked.
		/* translators: %s: title of a rule. */
		printf( '</div><button type="button" class="toggle-row"><span class="screen-reader-text">%s</span></button></td>', esc_html( sprintf( __( 'More about “%s”', 'vitrina-discounts' ), $rule->title ) ) );
		/* translators: %s: title of a rule. */
		printf( '<td data-colname="%s"><input type="number" class="small-text" min="0" step="1" name="priority[%d]" value="%d" aria-label="%s"></td>', esc_attr__( 'Priority', 'vitrina-discounts' ), absint( $rule->id ), absint( $rule->priority ), esc_attr( sprintf( __( 'Priority of “%s”', 'vitrina-discounts' ), $rule->title ) ) );
		printf( '<td data-colname="%s">%s</td>', esc_attr__( 'Discount', 'vitrina-discounts' ), esc_html( Summary::discount( $rule ) ) );
		printf( '<td data-colname="%s">%s</td>', esc_attr__( 'Products', 'vitrina-discounts' ), esc_html( Summary::scope( $rule ) ) );
		printf( '<td data-colname="%s">%s</td>', esc_attr__( 'Dates', 'vitrina-discounts' ), esc_html( Summary::dates( $rule ) ) );
		printf( '<td data-colname="%s"><mark class="vitrina-discounts-state is-%s">%s</mark><br>', esc_attr__( 'State', 'vitrina-discounts' ), esc_attr( $class_name ), esc_html( $state ) );
		$switch = $rule->is_enabled ? [ 'off', __( 'Switch off', 'vitrina-discounts' ) ] : [ 'on', __( 'Switch on', 'vitrina-discounts' ) ];
		self::print_action( "{$switch[0]}:{$rule->id}", $switch[1], $rule->title, '', '' );
		echo '</td></tr>';
	}

	private static function print_action( string $value, string $name, string $title, string $class_name = '', string $before = ' | ' ): void {
		echo esc_html( $before );
		printf( '<button type="submit" class="button-link %s" name="do" value="%s">%s<span class="screen-reader-text"> “%s”</span></button>', esc_attr( $class_name ), esc_attr( $value ), esc_html( $name ), esc_html( $title ) );
	}

	private function print_notice(): void {
		$done = filter_input( INPUT_GET, 'done' );
		$text = match ( $done ) {
			'saved'      => __( 'The rule was saved.', 'vitrina-discounts' ),
			'sorted'     => __( 'The order was saved.', 'vitrina-discounts' ),
			'deleted'    => __( 'The rule was deleted.', 'vitrina-discounts' ),
			'restored'   => __( 'The rule is back.', 'vitrina-discounts' ),
			'duplicated' => __( 'The rule was duplicated. The copy is switched off.', 'vitrina-discounts' ),
			'on'         => __( 'The rule was switched on.', 'vitrina-discounts' ),
			'off'        => __( 'The rule was switched off.', 'vitrina-discounts' ),
			'gone'       => __( 'There is no such rule any more.', 'vitrina-discounts' ),
			'failed'     => __( 'The database rejected the request. Nothing was changed.', 'vitrina-discounts' ),
			default      => '',
		};
		if ( $text === '' ) {
			return;
		}
		printf( '<div class="notice %s is-dismissible" role="status"><p>%s</p>', in_array( $done, [ 'gone', 'failed' ], true ) ? 'notice-error' : 'notice-success', esc_html( $text ) );
		$id = Ids::parse( filter_input( INPUT_GET, 'rule' ) );
		if ( $done === 'deleted' && $id !== null ) {
			Screen::open_form( self::NAME );
			printf( '<p><button type="submit" class="button" name="do" value="restore:%d">%s</button></p></form>', absint( $id ), esc_html__( 'Undo', 'vitrina-discounts' ) );
		}
		echo '</div>';
	}
}
