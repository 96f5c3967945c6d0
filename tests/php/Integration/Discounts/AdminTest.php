<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Discounts;

use Closure;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use RuntimeException;
use Vitrina\Discounts\Admin\Screen;
use Vitrina\Discounts\Admin\View;
use Vitrina\Discounts\Storage\RuleTable;
use Vitrina\Tests\Fixtures\Database;
use Vitrina\Tests\Fixtures\LegacyDiscounts;
use Vitrina\Tests\Fixtures\Users;
use Vitrina\Tests\Integration\Support\Response;
use Vitrina\Tests\Integration\Support\Visitor;
use WP_User;

final class AdminTest extends DiscountTestCase {

	private const PAGE = '/wp-admin/admin.php?page=vitrina-discounts';

	private const WRITES = [
		'rules' => [ 'do' => 'delete:RULE' ],
		'edit'  => [
			'title'    => 'Planted',
			'priority' => '1',
			'mode'     => 'simple',
			'type'     => 'percentage',
			'value'    => '90',
			'counting' => 'product',
			'enabled'  => '1',
		],
		'settings' => [ 'apply_product_discount_to' => 'all' ],
		'import'   => [],
	];

	public static function tearDownAfterClass(): void {
		if ( self::$products !== [] ) {
			self::shop()->run(
				static function (): void {
					Users::delete_by_name( 'disc_editor' );
					LegacyDiscounts::drop_tables();
					delete_option( 'vitrina_discounts_imported' );
				}
			);
		}
		parent::tearDownAfterClass();
	}

	#[TestDox( '[DISC-01] the prices of a page use rules that are read once, until a rule changes' )]
	#[Group( 'full' )]
	public function test_rules_are_read_once(): void {
		self::rules( [ self::reduction( [], '5' ) ] );
		$response = self::shop()->run(
			static function (): array {
				$table = new RuleTable();
				$first = $table->enabled()[0];
				$seen  = [ $table->enabled()[0] === $first ];
				( new RuleTable() )->switch( $first->id, false );
				$seen[] = count( $table->enabled() );
				( new RuleTable() )->switch( $first->id, true );
				return [ ...$seen, count( $table->enabled() ) ];
			}
		);
		self::assertSame( [ true, 0, 1 ], $response );
	}

	#[TestDox( '[ROLE-01] only shop managers see and change rules, with the nonce of the form' )]
	#[Group( 'full' )]
	public function test_who_may(): void {
		self::rules( [ self::reduction( [], '5' ) ] );
		self::shop()->run( static fn (): WP_User => Users::ensure( 'disc_editor', 'editor' ) );
		$before = self::stored();
		$id     = (string) self::first_id();
		$admin  = self::visitor();
		$admin->log_in( 'admin' );
		foreach ( [ null, 'rasa', 'disc_editor', 'admin' ] as $user ) {
			$visitor = $user === 'admin' ? $admin : self::visitor();
			if ( $user !== null && $user !== 'admin' ) {
				$visitor->log_in( $user );
			}
			foreach ( self::WRITES as $view => $fields ) {
				$fields = str_replace( 'RULE', $id, $fields );
				// The nonce of another form must not be accepted.
				$nonces = [ null, '0123456789', $user === 'admin' ? self::nonce( $admin->get( self::PAGE . ( $view === 'rules' ? '&view=edit' : '' ) ) ) : '1' ];
				foreach ( $nonces as $nonce ) {
					$visitor->post( self::PAGE . "&view={$view}", $fields + ( $nonce === null ? [] : [ '_wpnonce' => $nonce ] ) );
					self::assertSame( $before, self::stored(), "{$user} {$view} {$nonce}" );
				}
			}
		}
	}

	#[TestDox( '[ROLE-01] a nonce alone is not enough: an editor with a valid one is rejected' )]
	public function test_capability_beside_nonce(): void {
		$refused = self::shop()->run(
			static function (): array {
				$user = Users::get( 'rasa' )->ID;
				wp_set_current_user( $user );
				$_SERVER['REQUEST_METHOD'] = 'POST';
				$_REQUEST['_wpnonce']      = wp_create_nonce( 'vitrina_discounts_rules' );
				$_POST                     = [
					'_wpnonce' => $_REQUEST['_wpnonce'],
					'do'       => 'sort:',
				];
				$_GET['view']              = 'rules';
				$view                      = new class() implements View {
					public bool $was_handled = false;
					public function tab(): string {
						return 'x';
					}
					public function handle( array $submitted ): void {
						$this->was_handled = true;
					}
					public function print(): void {}
				};
				add_filter( 'wp_die_handler', static fn (): Closure => static fn (): never => throw new RuntimeException( 'refused' ) );
				$screen = new Screen( [ 'rules' => $view ] );
				$seen   = [];
				foreach ( [ $user, 1 ] as $id ) {
					wp_set_current_user( $id );
					$_REQUEST['_wpnonce'] = wp_create_nonce( 'vitrina_discounts_rules' );
					try {
						$screen->handle();
					} catch ( RuntimeException $error ) {
						$seen[] = $error->getMessage();
					}
					$seen[] = $view->was_handled;
				}
				return $seen;
			}
		);
		self::assertSame( [ 'refused', false, true ], $refused );
	}

	#[TestDox( '[DISC-01] errors are shown at their fields, and all typed values stay' )]
	#[Group( 'full' )]
	public function test_validation(): void {
		self::rules( [] );
		$admin = self::visitor();
		$admin->log_in( 'admin' );
		$typed  = [
			'title'        => '<b>"Žvakės" & kt.',
			'priority'     => 'first',
			'starts'       => '2027-02-31T10:00',
			'ends'         => '2027-01-01T10:00',
			'products_ids' => (string) self::$products['plain'],
			'mode'         => 'tiers',
			'counting'     => 'product',
			'tiers'        => [
				[
					'from'  => '3',
					'to'    => '2',
					'type'  => 'percentage',
					'value' => '140',
				],
				[
					'from'  => '3',
					'type'  => 'flat',
					'value' => '-1',
					'label' => 'Dėžė',
				],
			],
		];
		$response = self::save( $admin, $typed );
		self::assertSame( [], self::stored()[0] );
		self::assertStringNotContainsString( '<b>"Ž', $response->body );
		foreach ( [ 'Eilė – sveikasis', 'Tai ne data', 'Procentai – skaičius', 'Suma – skaičius', 'prasideda kita pakopa', 'Pakopa baigtųsi', 'reikia pataisyti 6 laukelius' ] as $sentence ) {
			self::assertStringContainsString( $sentence, $response->text() );
		}
		foreach ( [ 'value="first"', 'value="2027-02-31T10:00"', 'value="140"', 'value="Dėžė"', 'value="&lt;b&gt;&quot;Žvakės&quot; &amp; kt."', 'DISC plain' ] as $expected ) {
			self::assertStringContainsString( $expected, $response->body );
		}
		$typed['priority']         = '7';
		$typed['starts']           = '2027-01-01T09:00';
		$typed['tiers'][0]['to']   = '';
		$typed['tiers'][0]['value'] = '14,5';
		$typed['tiers'][1]['from'] = '5,5';
		$typed['tiers'][1]['value'] = '1,20';
		$response                    = self::save( $admin, $typed );
		self::assertStringContainsString( 'Taisyklė išsaugota', $response->text() );
		self::assertStringContainsString( '14,5 % nuo 3 vnt., 1,20 € pigiau už vienetą nuo 5,5 vnt.', self::plain( $response->text() ) );
		self::assertStringNotContainsString( '<b>"Ž', $response->body );
		$rows = self::stored()[0];
		self::assertCount( 1, $rows );
		self::assertStringContainsString( '"products":[' . self::$products['plain'] . ']', is_string( $rows[0]['data'] ?? null ) ? $rows[0]['data'] : '' );
	}

	#[TestDox( '[DISC-01] a rule is duplicated (disabled), sorted, switched, deleted and restored' )]
	#[Group( 'full' )]
	public function test_list(): void {
		self::rules( [ self::reduction( [], '5', [ 'title' => 'One' ] ), self::reduction( [], '6', [ 'title' => 'Two' ] ) ] );
		$admin = self::visitor();
		$admin->log_in( 'admin' );
		$id  = self::first_id();
		$act = static function ( string $what, array $priority = [] ) use ( $admin ): string {
			$nonce    = self::nonce( $admin->get( self::PAGE ) );
			$response = $admin->post( self::PAGE . '&view=rules', [
				'_wpnonce' => $nonce,
				'do'       => $what,
				'priority' => $priority,
			] );
			self::assertSame( 200, $response->status );
			return implode( ' ', array_map( static fn ( array $row ): string => "{$row['title']}:{$row['enabled']}", array_filter( self::stored()[0], static fn ( array $row ): bool => $row['deleted_at'] === null ) ) );
		};
		self::assertSame( 'One:1 Two:1 One (kopija):0', $act( "duplicate:{$id}" ) );
		self::assertSame( 'One:0 Two:1 One (kopija):0', $act( "off:{$id}" ) );
		self::assertSame( 'One:1 Two:1 One (kopija):0', $act( "on:{$id}" ) );
		self::assertSame( 'Two:1 One (kopija):0', $act( "delete:{$id}" ) );
		self::assertSame( 'One:1 Two:1 One (kopija):0', $act( "restore:{$id}" ) );
		$act( 'sort:', [
			$id     => '9',
			$id + 1 => '1',
		] );
		self::assertSame( 'Two', self::shop()->run( static fn (): string => ( new RuleTable() )->all()[0]->title ) );
		self::assertSame( 'Two:1 One (kopija):0', $act( "delete:{$id}" ) );
		self::assertSame( 'Two:1 One (kopija):0', $act( 'nonsense:1' ) );
	}

	#[TestDox( '[DISC-01] the preview shows what each line of a cart costs and why, also for a disabled rule' )]
	#[Group( 'full' )]
	public function test_dry_run(): void {
		self::rules( [ self::ladder( [ self::$products['plain'] ], [ 'enabled' => '' ] ) ] );
		$admin = self::visitor();
		$admin->log_in( 'admin' );
		$query = http_build_query( [
			'line' => [
				[
					'product'  => self::$products['plain'],
					'quantity' => '5',
				],
				[
					'product'  => self::$products['other'],
					'quantity' => '2',
				],
			],
		] );
		self::assertStringNotContainsString( '8,49 €', self::plain( $admin->get( self::PAGE . "&view=try&{$query}" )->text() ) );
		$text = self::plain( $admin->get( self::PAGE . "&view=try&{$query}&rule=" . self::first_id() )->text() );
		foreach ( [ '42,45 €', '8,49 €', '15 % nuo 5 vnt.', 'Netaikoma jokia taisyklė', '49,11 €' ] as $expected ) {
			self::assertStringContainsString( $expected, $text );
		}
		self::assertSame( 200, $admin->get( self::PAGE . '&view=try&line=x&rule[]=1&at=never&line[0][product][]=1' )->status );
	}

	#[TestDox( '[DISC-01] legacy rules are imported once; the others are listed with the reason' )]
	#[Group( 'full' )]
	public function test_import(): void {
		self::rules( [] );
		$id = self::$products['other'];
		self::shop()->run(
			static function () use ( $id ): void {
				delete_option( 'vitrina_discounts_imported' );
				LegacyDiscounts::create_table();
				$rules = [
					'Simple'     => [ 'date_from' => 1800000000 ],
					'Bulk'       => [
						'discount_type'    => 'wdr_bulk_discount',
						'bulk_adjustments' => [
							'operator' => 'product_cumulative',
							'ranges'   => [
								1 => [
									'from'  => '2',
									'to'    => '5',
									'type'  => 'flat',
									'value' => '1',
									'label' => 'A',
								],
								2 => [
									'from'  => '6',
									'to'    => '',
									'type'  => 'fixed_price',
									'value' => '7.5',
									'label' => '',
								],
							],
						],
						'filters'          => [
							1 => [
								'type'   => 'products',
								'method' => 'not_in_list',
								'value'  => [ (string) $id ],
							],
						],
					],
					'Cart'       => [ 'discount_type' => 'wdr_cart_discount' ],
					'Conditions' => [ 'conditions' => [ [ 'type' => 'cart_subtotal' ] ] ],
					'Tags'       => [
						'filters' => [
							1 => [
								'type'   => 'product_tags',
								'method' => 'in_list',
								'value'  => [ '1' ],
							],
						],
					],
					'Broken'     => [
						'product_adjustments' => [
							'type'  => 'percentage',
							'value' => 'x',
						],
					],
					'Bin'        => [ 'deleted' => 1 ],
					'Limited'    => [ 'usage_limits' => 3 ],
				];
				foreach ( array_keys( $rules ) as $index => $title ) {
					LegacyDiscounts::insert(
						$rules[ $title ] + [
							'id'    => $index + 1,
							'title' => $title,
						]
					);
				}
			}
		);
		$admin = self::visitor();
		$admin->log_in( 'admin' );
		$text = self::run_import( $admin );
		self::assertStringContainsString( 'Importuotos 2 taisyklės', $text );
		foreach ( [ 'Cart', 'Conditions', 'Tags', 'Broken', 'Bin', 'Limited' ] as $title ) {
			self::assertStringContainsString( "„{$title}“ neimportuota: ", $text );
		}
		$rows = self::stored()[0];
		self::assertSame( [ 'Simple', 'Bulk' ], array_column( $rows, 'title' ) );
		self::assertSame( [ '1800000000', null ], array_column( $rows, 'starts_at' ) );
		$data = $rows[1]['data'] ?? '';
		self::assertStringContainsString( '"not_products":[' . self::$products['other'] . ']', $data );
		self::assertStringContainsString( '"counting":"product_cumulative","tiers":[{"from":"2","to":null,"label":"A","type":"flat","value":"1"},{"from":"6","to":null,"label":"","type":"fixed_price","value":"7.5"}]', $data );
		self::assertStringContainsString( '„Bulk“ neimportuota: ji jau importuota anksčiau', self::run_import( $admin ) );
		self::assertCount( 2, self::stored()[0] );
	}

	private static function run_import( Visitor $admin ): string {
		$nonce = self::nonce( $admin->get( self::PAGE . '&view=import' ) );
		return $admin->post( self::PAGE . '&view=import', [ '_wpnonce' => $nonce ] )->text();
	}

	/**
	 * @param array<string, mixed> $typed
	 */
	private static function save( Visitor $admin, array $typed ): Response {
		$nonce = self::nonce( $admin->get( self::PAGE . '&view=edit' ) );
		return $admin->post( self::PAGE . '&view=edit', [
			'_wpnonce' => $nonce,
			'do'       => 'save',
			'rule'     => '0',
			'enabled'  => '1',
		] + $typed );
	}

	private static function nonce( Response $page ): string {
		return preg_match( '/name="_wpnonce" value="([^"]+)"/', $page->body, $found ) === 1 ? $found[1] : '';
	}

	private static function first_id(): int {
		$id = self::stored()[0][0]['id'] ?? 0;
		return is_numeric( $id ) ? (int) $id : 0;
	}

	/**
	 * @return array{list<array<string, string|null>>, mixed}
	 */
	private static function stored(): array {
		/** @var array{list<array<string, string|null>>, mixed} */
		return self::shop()->run(
			static fn (): array => [
				Database::wpdb()->get_results( 'SELECT * FROM ' . Database::table( 'vitrina_discount_rules' ) . ' ORDER BY id', ARRAY_A ),
				get_option( 'vitrina_discounts_settings' ),
			]
		);
	}
}
