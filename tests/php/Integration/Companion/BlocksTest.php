<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Companion;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Tests\Integration\Theme\ThemeTestCase;

/**
 * The blocks of the companion, as WordPress draws them.
 */
final class BlocksTest extends ThemeTestCase {

	private const HOSTILE = '"><script>alert(1)</script>\'';

	/**
	 * @param array<string, mixed> $attributes
	 */
	private static function draw( string $name, array $attributes = [], string $inner = '' ): string {
		return self::shop()->run( static fn (): string => do_blocks( get_comment_delimited_block_content( "vitrina/{$name}", $attributes, $inner ) ) );
	}

	private static function slides( int $count ): string {
		$slides = '';
		for ( $slide = 1; $slide <= $count; $slide++ ) {
			$slides .= "<!-- wp:group --><div class=\"wp-block-group\"><!-- wp:paragraph --><p>Skaidrė {$slide}</p><!-- /wp:paragraph --></div><!-- /wp:group -->";
		}
		return $slides;
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function props( string $html ): array {
		self::assertSame( 1, preg_match( '/data-island-props="([^"]*)"/', $html, $found ), $html );
		$props = json_decode( html_entity_decode( $found[1] ?? '' ), true );
		self::assertIsArray( $props );
		/** @var array<string, mixed> $props */
		return $props;
	}

	/**
	 * @return array<string, array{string, array<string, mixed>, string}>
	 */
	public static function hostile(): array {
		return [
			'countdown' => [ 'countdown', [ 'title' => self::HOSTILE, 'date' => '2030-01-01T00:00', 'after' => self::HOSTILE ], '' ],
			'counter'   => [ 'counter', [ 'before' => self::HOSTILE, 'after' => self::HOSTILE, 'label' => self::HOSTILE ], '' ],
			'typing'    => [ 'typing', [ 'before' => self::HOSTILE, 'phrases' => self::HOSTILE, 'after' => self::HOSTILE, 'cursor' => self::HOSTILE ], '' ],
			'slideshow' => [ 'slideshow', [ 'label' => self::HOSTILE, 'animation' => self::HOSTILE ], self::slides( 2 ) ],
			'carousel'  => [ 'carousel', [ 'label' => self::HOSTILE, 'columns' => self::HOSTILE ], self::slides( 2 ) ],
		];
	}

	/**
	 * @param array<string, mixed> $attributes
	 */
	#[DataProvider( 'hostile' )]
	#[TestDox( '[FX-01] what an author writes stays text: $_dataName' )]
	public function test_escape( string $name, array $attributes, string $inner ): void {
		$html = self::draw( $name, $attributes, $inner );
		self::assertStringNotContainsString( '<script', $html );
		self::assertStringContainsString( '&lt;script&gt;', $html );
	}

	#[TestDox( '[FX-01] without a script a countdown says when it ends, in the clock it was set by' )]
	public function test_countdown(): void {
		$html = self::draw( 'countdown', [ 'date' => '2030-12-24T18:00', 'utcOffset' => -3.5 ] );
		self::assertStringContainsString( 'datetime="2030-12-24T18:00:00-03:30"', $html );
		self::assertStringContainsString( '18:00 (UTC−3:30)', $html );
		// In the shop's own zone the clock needs no name.
		self::assertStringNotContainsString( 'UTC', self::draw( 'countdown', [ 'date' => '2030-12-24T18:00', 'utcOffset' => 2 ] ) );
		self::assertStringNotContainsString( 'is-over', $html );
		self::assertStringContainsString( 'is-over', self::draw( 'countdown', [ 'date' => '2020-12-24T18:00', 'after' => 'Viskas' ] ) );
		self::assertSame( '', self::draw( 'countdown', [ 'date' => '2030-02-30T18:00' ] ) );
	}

	#[TestDox( '[FX-01] a page with a countdown is the same a moment later' )]
	public function test_countdown_is_cacheable(): void {
		$first = self::draw( 'countdown', [ 'date' => '2030-12-24T18:00' ] );
		sleep( 1 );
		self::assertSame( $first, self::draw( 'countdown', [ 'date' => '2030-12-24T18:00' ] ) );
	}

	#[TestDox( '[FX-01] without a script a counter shows its number, in the shop’s way of writing' )]
	public function test_counter(): void {
		$html = self::draw( 'counter', [ 'number' => 12480.5, 'decimals' => 1, 'after' => ' vnt.', 'duration' => 90000 ] );
		self::assertMatchesRegularExpression( '/number">12.{0,6}480,5<\/span> vnt\./u', html_entity_decode( $html ) );
		$props = self::props( $html );
		self::assertSame( 4500, $props['duration'] );
		self::assertSame( 12480.5, $props['number'] );
		self::assertSame( 3, self::props( self::draw( 'counter', [ 'decimals' => 99 ] ) )['decimals'] );
	}

	#[TestDox( '[FX-01] without a script all phrases are read; the times are those of the specification' )]
	public function test_typing(): void {
		$html = self::draw( 'typing', [ 'before' => 'Mes', 'phrases' => "maišome\npilstome" ] );
		self::assertStringContainsString( 'Mes maišome, pilstome', (string) preg_replace( '/\s+/', ' ', strip_tags( $html ) ) );
		self::assertSame(
			[ 'loop' => false, 'cursor' => '|', 'typeSpeed' => 50, 'backSpeed' => 20, 'startDelay' => 1000, 'backDelay' => 1000 ],
			self::props( $html )
		);
		self::assertSame( 10, self::props( self::draw( 'typing', [ 'phrases' => 'x', 'typeSpeed' => -5 ] ) )['typeSpeed'] );
		self::assertSame( '', self::draw( 'typing' ) );
	}

	#[TestDox( '[FX-01] a slideshow has the defaults of the specification, and each slide a box and a place' )]
	public function test_slideshow(): void {
		$html = self::draw( 'slideshow', [ 'label' => 'Naujienos' ], self::slides( 3 ) );
		self::assertSame( [ 'animation' => 'fade', 'autoplay' => true, 'interval' => 7000, 'speed' => 600, 'loop' => true ], self::props( $html ) );
		self::assertStringContainsString( 'role="region" aria-roledescription="karuselė" aria-label="Naujienos"', $html );
		self::assertStringContainsString( 'aria-roledescription="skaidrė" aria-label="2 iš 3"', $html );
		self::assertSame( 1, substr_count( $html, 'Skaidrė 2' ) );
		self::assertSame( 2000, self::props( self::draw( 'slideshow', [ 'interval' => 1 ], self::slides( 2 ) ) )['interval'] );
		self::assertStringNotContainsString( 'vitrina-rotation', self::draw( 'slideshow', [ 'autoplay' => false ], self::slides( 2 ) ) );
		self::assertStringNotContainsString( 'data-step', self::draw( 'slideshow', [], self::slides( 1 ) ) );
		self::assertSame( '', self::draw( 'slideshow' ) );
		self::assertSame( 40, substr_count( self::draw( 'slideshow', [], self::slides( 45 ) ), 'vitrina-slideshow__slide"' ) );
	}

	#[TestDox( '[FX-01] a carousel has one to six columns, and does not go on by itself' )]
	public function test_carousel(): void {
		$html = self::draw( 'carousel', [ 'columns' => 60, 'phoneColumns' => -3 ], self::slides( 3 ) );
		self::assertStringContainsString( 'style="--columns:6;--phone-columns:1"', $html );
		self::assertSame( [ 'autoplay' => false, 'interval' => 2500 ], self::props( $html ) );
		self::assertStringContainsString( 'is-centred', self::draw( 'carousel', [ 'centred' => true ], self::slides( 3 ) ) );
	}

	#[TestDox( '[FX-01] a page without the blocks carries nothing of them' )]
	#[Group( 'full' )]
	public function test_no_byte(): void {
		foreach ( [ '/', '/parduotuve/', '/apie-mus/' ] as $page ) {
			$html = self::visitor()->get( $page )->body;
			self::assertDoesNotMatchRegularExpression( '/vitrina-(countdown|counter|typing|slideshow|carousel|content-blocks|page-load)/', $html, $page );
		}
		self::assertStringContainsString( "id='vitrina-countdown-css'", (string) strstr( self::visitor()->get( '/efektai/' )->body, '</head>', true ) );
	}

	#[TestDox( '[FX-01] [ROLE-01] only who may write sees a preview drawn' )]
	public function test_preview(): void {
		$address = '/wp-json/wp/v2/block-renderer/vitrina/counter?context=edit';
		self::assertSame( 401, self::visitor()->get( $address )->status );
		$rasa = self::visitor();
		$rasa->log_in( 'rasa' );
		self::assertContains( $rasa->get( $address )->status, [ 401, 403 ] );
	}
}
