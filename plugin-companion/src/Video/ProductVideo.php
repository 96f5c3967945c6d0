<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Video;

use Vitrina\Companion\Video\Domain\Video;
use WC_Product;

final class ProductVideo {
	public const META = '_vitrina_video_url';

	/** The product's video. Its address is validated at every read, because the database may contain unchecked values. */
	public function of( WC_Product $product ): ?Video {
		$stored = $product->get_meta( self::META );
		return is_string( $stored ) && $stored !== '' ? $this->parse( $stored ) : null;
	}

	public function parse( string $address ): ?Video {
		return Video::parse( $address, untrailingslashit( wp_get_upload_dir()['baseurl'] ) );
	}
}
