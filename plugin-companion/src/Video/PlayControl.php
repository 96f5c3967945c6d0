<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Video;

use Vitrina\Companion\Video\Domain\Provider;
use Vitrina\Companion\Video\Domain\Video;
use Vitrina\Companion\Visitors\Consent;
use Vitrina\Runtime\BuiltAssets;
use Vitrina\Runtime\Hookable;
use Vitrina\Runtime\Islands;
use Vitrina\Runtime\Shop;
use WC_Product;

/** The button on the product page that plays the video. */
final class PlayControl implements Hookable {
	private const NAME   = 'featured-video';
	private const HANDLE = 'vitrina-featured-video';

	public function __construct(
		private readonly ProductVideo $videos,
		private readonly BuiltAssets $files,
		private readonly Consent $consent,
	) {}

	public function register_hooks(): void {
		add_action( 'vitrina_runtime_ready', static fn () => Islands::register( self::NAME, self::HANDLE ) );
		add_action( 'init', $this->register_assets( ... ) );
		add_action( 'vitrina_gallery_controls', $this->show( ... ) );
		add_action( 'woocommerce_single_product_summary', $this->show_in_summary( ... ), 25 );
	}

	private function register_assets(): void {
		$this->files->register( self::NAME );
		$this->files->register_style( self::NAME );
	}

	private function show( mixed $product ): void {
		$video = $product instanceof WC_Product ? $this->videos->of( $product ) : null;
		if ( $video === null ) {
			return;
		}
		Islands::open( self::NAME, $this->props( $product, $video ), load: 'click', attributes: [ 'class' => 'featured-video' ] );
		printf( '<a class="featured-video__play" href="%s">%s</a>', esc_url( $video->page ), esc_html__( 'Play the video', 'vitrina-companion' ) );
		Islands::close();
	}

	/** Prints the button in the summary, for themes whose gallery has no place for it. */
	private function show_in_summary(): void {
		if ( did_action( 'vitrina_gallery_controls' ) === 0 ) {
			$this->show( Shop::current_product() );
		}
	}

	/** @return array<string, string> */
	private function props( WC_Product $product, Video $video ): array {
		$is_deferred = $video->provider !== Provider::File && $this->consent->has_own_bar();
		$host        = (string) wp_parse_url( $video->source, PHP_URL_HOST );
		return [
			'provider' => $video->provider->value,
			'source'   => $video->source,
			/* translators: %s: name of the product. */
			'title'    => sprintf( __( 'Video: %s', 'vitrina-companion' ), $product->get_name() ),
			'close'    => __( 'Close', 'vitrina-companion' ),
			/* translators: %s: host name of another site. */
			'held'     => $is_deferred ? sprintf( __( 'This comes from %s and is shown only with your consent to marketing cookies.', 'vitrina-companion' ), $host ) : '',
			'settings' => __( 'Cookie settings', 'vitrina-companion' ),
		];
	}
}
