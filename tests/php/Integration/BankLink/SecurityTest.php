<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\BankLink;

use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\BankLink\Domain\Effect;
use Vitrina\BankLink\Domain\Source;
use Vitrina\BankLink\Payment\WooCommerceOrderRepository;
use Vitrina\BankLink\Plugin;
use Vitrina\BankLink\Storage\EventTable;
use Vitrina\BankLink\Wp\Settings;
use Vitrina\Tests\Fixtures\BankPayments;
use Vitrina\Tests\Fixtures\Database;
use Vitrina\Tests\Fixtures\Users;
use Vitrina\Tests\Integration\BankLink\Support\BankTestCase;
use WC_Payment_Gateway;

/**
 * Escaping, keys and test mode: checks that no other test covers.
 */
final class SecurityTest extends BankTestCase {

	#[TestDox( '[FIX-30] [BANK-01] keys are only sent over HTTPS; in test mode also to this machine' )]
	public function test_https(): void {
		$seen = self::shop()->run(
			static function (): array {
				$settings = new Settings();
				$seen     = [];
				$urls     = [ 'https://api.bank.example/', 'http://api.bank.example', 'http://127.0.0.1:8080/x', 'http://localhost/x', 'http://127.0.0.1.bank.example/', 'http://localhost@bank.example/', 'ftp://127.0.0.1/' ];
				foreach ( [ 'live', 'test' ] as $mode ) {
					foreach ( $urls as $url ) {
						$stored = static fn (): array => [
							'mode' => $mode,
							( $mode === 'test' ? 'test_' : '' ) . 'api_url' => $url,
						];
						add_filter( 'pre_option_woocommerce_vitrina_bank_link_settings', $stored );
						$base = $settings->credentials()->base_url;
						remove_filter( 'pre_option_woocommerce_vitrina_bank_link_settings', $stored );
						if ( $base !== '' ) {
							$seen[ $mode ][] = $base;
						}
					}
				}
				return $seen;
			}
		);
		self::assertSame(
			[
				'live' => [ 'https://api.bank.example' ],
				'test' => [ 'https://api.bank.example', 'http://127.0.0.1:8080/x', 'http://localhost/x' ],
			],
			$seen
		);
	}

	#[TestDox( '[OWN-14] a provider that is chosen by its name has its addresses, whatever was typed; the settings show the address for notices' )]
	public function test_known_provider(): void {
		[ $urls, $form ] = self::shop()->run(
			static function (): array {
				$urls = [];
				foreach ( [ 'live', 'test', 'service' ] as $case ) {
					$stored = static fn (): array => [
						'mode'         => $case === 'test' ? 'test' : 'live',
						'provider'     => $case === 'service' ? 'service' : 'montonio',
						'api_url'      => 'https://typed.example',
						'test_api_url' => 'https://typed.example',
					];
					add_filter( 'pre_option_woocommerce_vitrina_bank_link_settings', $stored );
					$urls[] = ( new Settings() )->credentials()->base_url;
					remove_filter( 'pre_option_woocommerce_vitrina_bank_link_settings', $stored );
				}
				$gateway = WC()->payment_gateways()->payment_gateways()['vitrina_bank_link'];
				return [ $urls, $gateway instanceof WC_Payment_Gateway ? $gateway->generate_settings_html( [], false ) : '' ];
			}
		);
		self::assertSame( [ 'https://stargate.montonio.com/api', 'https://sandbox-stargate.montonio.com/api', 'https://typed.example' ], $urls );
		self::assertStringContainsString( '>Montonio</option>', $form );
		self::assertMatchesRegularExpression( '~value="[^"]+wc-api=vitrina_bank_link_notice&#038;provider=service" readonly~', $form );
	}

	#[TestDox( '[FIX-30] [BANK-05] a link to the sandbox bank expires' )]
	public function test_link_expires(): void {
		$created = self::order();
		$links   = self::shop()->run(
			static function () use ( $created ): array {
				$sign = static function ( int $expires_at ) use ( $created ): string {
					$claims = [
						'sandboxPage' => $created['payment'],
						'iat'         => time() - 7200,
						'exp'         => $expires_at,
					];
					return add_query_arg( 'token', BankPayments::sign( $claims ), home_url( '/?wc-api=vitrina_bank_link_sandbox&provider=sandbox' ) );
				};
				return [ $sign( time() + 60 ), $sign( time() - 600 ) ];
			}
		);
		self::assertSame( [ 200, 403 ], array_map( static fn ( string $link ): int => self::visitor()->get( $link )->status, $links ) );
		self::assertSame( 403, self::visitor()->post( $links[1], [ 'outcome' => 'pay' ] )->status );
		self::assertSame( 'pending', self::state( $created['order'] )['status'] );
	}

	#[TestDox( '[FIX-30] [BANK-05] in production, test mode is only offered to shop managers' )]
	public function test_test_mode_in_production(): void {
		$seen = self::shop()->run(
			static function (): array {
				BankPayments::simulate_production();
				$settings = new Settings();
				$offered  = [];
				foreach ( [ 0, Users::get( 'rasa' )->ID, Users::get( 'admin' )->ID ] as $user ) {
					wp_set_current_user( $user );
					$offered[] = $settings->is_allowed_for_visitor();
				}
				wp_set_current_user( 0 );
				add_filter( 'pre_option_woocommerce_vitrina_bank_link_settings', static fn (): array => [ 'mode' => 'live' ] );
				return [ ...$offered, $settings->is_allowed_for_visitor() ];
			}
		);
		self::assertSame( [ false, false, true, true ], $seen );
	}

	#[TestDox( '[FIX-30] [ROLE-01] a bank’s name and a payment’s id are escaped on the order screen and in notes' )]
	public function test_escapes(): void {
		$created = self::order();
		$seen    = self::shop()->run(
			static function () use ( $created ): array {
				$script = '<img src=x onerror=alert(1)>';
				$values = [
					'bank_name'  => $script,
					'payment_id' => $script . $created['attempt'],
				];
				Database::wpdb()->update( Database::table( 'vitrina_payment_attempts' ), $values, [ 'id' => $created['attempt'] ] );
				( new EventTable() )->add( $created['attempt'], Source::Webhook, $script, $script );
				$attempt = BankPayments::attempt( $created['attempt'] );
				$orders  = new WooCommerceOrderRepository( Plugin::instance()->attempts );
				foreach ( [ Effect::Overpayment, Effect::NoteRefund, Effect::Hold, Effect::Fail, Effect::Review, Effect::LinkPayment ] as $effect ) {
					$orders->apply( $effect, $attempt );
				}
				$notes = implode( "\n", Database::column( 'SELECT comment_content FROM ' . Database::table( 'comments' ) . " WHERE comment_post_ID = {$created['order']}" ) );
				return [ substr_count( $notes, '<img' ), substr_count( $notes, '&lt;img' ) > 5 ];
			}
		);
		self::assertSame( [ 0, true ], $seen );
		$admin = self::visitor();
		$admin->log_in( 'admin' );
		$page = $admin->get( "/wp-admin/admin.php?page=wc-orders&action=edit&id={$created['order']}" )->body;
		self::assertStringNotContainsString( '<img src=x', $page );
		// Name, id and events in the meta box.
		self::assertGreaterThan( 3, substr_count( $page, '&lt;img src=x' ) );
	}
}
