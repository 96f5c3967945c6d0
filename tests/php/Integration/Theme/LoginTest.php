<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Theme;

use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * The calls of the login's panel on the real shop.
 */
final class LoginTest extends ThemeTestCase {

	#[TestDox( '[LOGIN-01] who is not logged in gets WooCommerce’s forms, uncached, with nothing that waits for the next page' )]
	public function test_login_01_panel(): void {
		$response = self::visitor()->get( '/?wc-ajax=vitrina_login' );
		self::assertSame( 200, $response->status );
		self::assertStringContainsString( 'id="customer_login"', $response->body );
		self::assertStringContainsString( 'name="woocommerce-login-nonce"', $response->body );
		self::assertStringContainsString( 'no-store', $response->header( 'cache-control' ) );
		self::assertMatchesRegularExpression( '/<span class="password-input"><input[^>]*type="password"[^>]*><\/span>/', $response->body );
	}

	#[TestDox( '[LOGIN-01] [STATE-01] only logged-out shoppers get the panel, its link and its nonces' )]
	public function test_login_01_logged_in(): void {
		$rasa = self::visitor();
		$rasa->log_in( 'rasa' );
		self::assertSame( 403, $rasa->get( '/?wc-ajax=vitrina_login' )->status );
		self::assertStringNotContainsString( 'data-login', $rasa->get( '/parduotuve/' )->body );
		$nonces = $rasa->get( '/wp-json/vitrina/v1/state' )->json()['nonces'] ?? null;
		self::assertIsArray( $nonces );
		self::assertArrayNotHasKey( 'login', $nonces );
		self::assertArrayNotHasKey( 'register', $nonces );
	}

	#[TestDox( '[LOGIN-01] at the checkout, and on the account’s own page, the link is a link' )]
	#[Group( 'full' )]
	public function test_login_01_checkout(): void {
		self::shop()->run( static fn (): bool => set_theme_mod( 'checkout_distraction_free', false ) );
		try {
			$guest = self::visitor();
			$guest->add_to_cart( self::product() );
			self::assertStringContainsString( 'data-login', $guest->get( '/parduotuve/' )->body );
			$checkout = $guest->get( '/apmokejimas/' )->body;
			self::assertStringContainsString( 'site-header__account', $checkout );
			self::assertStringNotContainsString( 'data-login', $checkout );
			self::assertStringNotContainsString( 'data-login', $guest->get( '/paskyra/' )->body );
		} finally {
			self::shop()->run( static fn () => remove_theme_mod( 'checkout_distraction_free' ) );
		}
	}

	#[TestDox( '[LOGIN-01] the nonces of the state call log in, also where they belong to a session; others do not' )]
	public function test_login_01_nonces(): void {
		foreach ( [ false, true ] as $has_session ) {
			$guest = self::visitor();
			if ( $has_session ) {
				$guest->add_to_cart( self::product() );
			}
			$fields = [
				'username' => 'rasa',
				'password' => 'rasa',
				'login' => 'x',
			];
			$guest->post( '/paskyra/', $fields + [ 'woocommerce-login-nonce' => '0123456789' ] );
			self::assertStringNotContainsString( 'logged-in', $guest->get( '/parduotuve/' )->body );
			$nonces = $guest->get( '/wp-json/vitrina/v1/state' )->json()['nonces'] ?? null;
			self::assertIsArray( $nonces );
			$guest->post( '/paskyra/', $fields + [ 'woocommerce-login-nonce' => $nonces['login'] ?? '' ] );
			self::assertStringContainsString( 'logged-in', $guest->get( '/parduotuve/' )->body );
		}
	}

	#[TestDox( '[LOGIN-01] switched off there is no byte of it' )]
	#[Group( 'full' )]
	public function test_login_01_off(): void {
		self::shop()->run( static fn (): bool => set_theme_mod( 'login_popup', false ) );
		try {
			self::assertSame( 403, self::visitor()->get( '/?wc-ajax=vitrina_login' )->status );
			self::assertStringNotContainsString( 'data-login', self::visitor()->get( '/parduotuve/' )->body );
		} finally {
			self::shop()->run( static fn () => remove_theme_mod( 'login_popup' ) );
		}
	}
}
