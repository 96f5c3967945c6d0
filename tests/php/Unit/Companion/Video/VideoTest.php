<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\Companion\Video;

use Eris\Generators;
use Eris\TestTrait;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Vitrina\Companion\Video\Domain\Provider;
use Vitrina\Companion\Video\Domain\Video;

final class VideoTest extends TestCase {
	use TestTrait;

	private const UPLOADS = 'https://shop.lt/wp-content/uploads';

	#[TestDox( '[PROD-09] every form of a YouTube URL is played in a frame without cookies' )]
	public function test_youtube(): void {
		foreach ( [ 'https://www.youtube.com/watch?v=a-b_c1234Z5', 'http://youtube.com/watch?t=3&v=a-b_c1234Z5', 'https://youtu.be/a-b_c1234Z5?si=x', 'https://m.youtube.com/shorts/a-b_c1234Z5', 'https://www.youtube-nocookie.com/embed/a-b_c1234Z5', " https://WWW.YouTube.com/live/a-b_c1234Z5/ \n" ] as $address ) {
			$video = Video::parse( $address, self::UPLOADS );
			self::assertSame( Provider::YouTube, $video?->provider, $address );
			self::assertSame( 'https://www.youtube.com/watch?v=a-b_c1234Z5', $video->page );
			self::assertSame( 'https://www.youtube-nocookie.com/embed/a-b_c1234Z5?autoplay=1&rel=0', $video->source );
		}
	}

	#[TestDox( '[PROD-09] Vimeo gets the do-not-track parameter; the key of an unlisted video is preserved' )]
	public function test_vimeo(): void {
		self::assertSame( 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1', Video::parse( 'https://vimeo.com/76979871', self::UPLOADS )?->source );
		$unlisted = Video::parse( 'https://player.vimeo.com/video/76979871?h=8272103f6e', self::UPLOADS );
		self::assertSame( 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=8272103f6e', $unlisted?->source );
		self::assertEquals( $unlisted, Video::parse( 'https://vimeo.com/76979871/8272103f6e', self::UPLOADS ) );
	}

	#[TestDox( '[PROD-09] a file is one of the shop\'s own uploads, whichever scheme it was copied with' )]
	public function test_file(): void {
		foreach ( [ self::UPLOADS . '/2026/11/degimas.mp4', 'http://shop.lt/wp-content/uploads/%C5%BEvak%C4%97.MP4', self::UPLOADS . '/žvakė.webm' ] as $address ) {
			self::assertSame( $address, Video::parse( $address, self::UPLOADS )?->source );
		}
	}

	#[TestDox( '[PROD-09] other values are not videos' )]
	public function test_nothing_else(): void {
		foreach (
			[
				'',
				'video',
				'javascript:alert(1)//youtu.be/aaaaaaaaaaa',
				'data:text/html,https://youtu.be/aaaaaaaaaaa',
				'ftp://shop.lt/wp-content/uploads/a.mp4',
				'//youtu.be/aaaaaaaaaaa',
				'https://youtube.com.evil.lt/watch?v=aaaaaaaaaaa',
				'https://evilyoutube.com/watch?v=aaaaaaaaaaa',
				'https://youtu.be@evil.lt/aaaaaaaaaaa',
				'https://user:pass@youtu.be/aaaaaaaaaaa',
				'https://youtu.be:8080/aaaaaaaaaaa',
				'https://youtube.com/watch?v[]=aaaaaaaaaaa',
				'https://youtube.com/watch?v=aaaaaaaaaaa"onload=',
				'https://youtube.com/channel/aaaaaaaaaaa',
				'https://vimeo.com/channels/1',
				'https://vimeo.com/12345678901234',
				'https://evil.lt/wp-content/uploads/a.mp4',
				self::UPLOADS . '.evil.lt/a.mp4',
				self::UPLOADS . '/../../a.mp4',
				self::UPLOADS . '/%2e%2e/a.mp4',
				self::UPLOADS . '/a.mp4?x=1',
				self::UPLOADS . '/a.php',
				self::UPLOADS . '/a"b.mp4',
			] as $address
		) {
			self::assertNull( Video::parse( $address, self::UPLOADS ), $address );
		}
	}

	#[TestDox( '[PROD-09] for any input, the player uses only the three providers' )]
	public function test_any_address(): void {
		$heads = Generators::elements( 'https://youtu.be/', 'https://www.youtube.com/', 'https://vimeo.com/', self::UPLOADS . '/', 'http://', '' );
		$parts = Generators::elements( 'youtu.be', 'vimeo.com', '/', 'embed/', 'watch?v=', 'aaaaaaaaaaa', '123', '.mp4', '@', ':', '#', '?', '"', '<', '..', ' ', 'evil.lt', '%2e', 'javascript:' );
		$this->forAll( $heads, Generators::seq( $parts ) )->then(
			static function ( string $head, array $parts ): void {
				$address = $head . implode( '', array_filter( $parts, is_string( ... ) ) );
				$source  = Video::parse( $address, self::UPLOADS )->source ?? self::UPLOADS . '/none';
				self::assertMatchesRegularExpression( '~^https?://(?:www\.youtube-nocookie\.com/embed/[\w-]{11}\?|player\.vimeo\.com/video/\d+\?|shop\.lt/wp-content/uploads/[^"<>\s?#]+$)~', $source );
				self::assertStringNotContainsString( '..', $source );
			}
		);
	}
}
