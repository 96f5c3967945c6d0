<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Companion;

use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\Attributes\TestWith;
use Vitrina\Tests\Fixtures\Options;
use Vitrina\Tests\Integration\Theme\ThemeTestCase;

/** What the law requires shoppers to see before they order. */
final class PurchaseRulesTest extends ThemeTestCase {

	#[TestWith( [ 'lt_LT', 'Užsakyti su prievole sumokėti' ] )]
	#[TestWith( [ 'en_US', 'Order with obligation to pay' ] )]
	#[TestDox( '[LAW-80] the order button of both checkouts says that the order obliges to pay: $locale' )]
	public function test_order_button( string $locale, string $text ): void {
		$remove = self::shop()->add_code( 'order-button', static fn () => add_filter( 'locale', static fn (): string => $locale ) );
		try {
			$shopper = self::visitor();
			$shopper->add_to_cart( self::product() );
			self::assertMatchesRegularExpression( "~<button[^>]* id=\"place_order\"[^>]*>{$text}</button>~", $shopper->get( '/apmokejimas/' )->body );
			self::assertStringContainsString( "data-place-order-button-label=\"{$text}\"", $shopper->get( '/apmokejimas-blokai/' )->body );
		} finally {
			$remove();
		}
	}

	#[TestDox( '[LAW-82] a review is marked as that of a buyer only if its author bought the product' )]
	public function test_verified_buyer(): void {
		$product  = self::product();
		$path     = self::shop()->run( static fn (): string => wp_make_link_relative( (string) get_permalink( $product ) ) );
		$comments = self::shop()->run(
			static fn (): array => array_map(
				static fn ( int $verified ): int => (int) wp_insert_comment(
					[
						'comment_post_ID'  => $product,
						'comment_author'   => "Atsiliepimas {$verified}",
						'comment_content'  => 'Gera.',
						'comment_type'     => 'review',
						'comment_approved' => 1,
						'comment_meta'     => [ 'rating' => 5, 'verified' => $verified ],
					]
				),
				[ 0, 1 ]
			)
		);
		try {
			$page = self::visitor()->get( "{$path}?" . uniqid() )->body;
		} finally {
			self::shop()->run(
				static function () use ( $comments ): void {
					foreach ( $comments as $id ) {
						wp_delete_comment( $id, true );
					}
				}
			);
		}
		foreach ( [ 0, 1 ] as $verified ) {
			self::assertSame( 1, preg_match( "~Atsiliepimas {$verified}\b(?:(?!</li>).)*~s", $page, $review ) );
			self::assertSame( $verified === 1, str_contains( $review[0] ?? '', 'woocommerce-review__verified' ) );
		}
	}

	#[TestDox( '[LAW-83] the first question about cookies has a button to reject beside the one to accept, with the same look' )]
	public function test_equal_choice(): void {
		self::shop()->run( static fn (): bool => update_option( 'vitrina_companion', [ 'consent' => true ] ) );
		try {
			$page = self::visitor()->get( '/pristatymas/?' . uniqid() )->body;
		} finally {
			self::shop()->run( static fn (): bool => Options::reset_companion() );
		}
		self::assertSame( 1, preg_match( '~<section class="consent-bar".*?</section>~s', $page, $bar ) );
		preg_match_all( '~<button type="button" class="([^"]*)" data-consent-answer="(\w*)">~', $bar[0] ?? '', $buttons );
		self::assertSame( [ [ 'button', 'button' ], [ 'psm', '' ] ], [ $buttons[1], $buttons[2] ] );
	}
}
