<?php
/**
 * The video that a product keeps.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion\Video;

use Vitrina\Companion\Video\Domain\Video;
use WC_Product;

final class ProductVideo {
	public const META = '_vitrina_video_url';

	/**
	 * Judged again at every look: the database may hold what nobody has checked.
	 */
	public function of( WC_Product $product ): ?Video {
		$kept = $product->get_meta( self::META );
		return is_string( $kept ) && $kept !== '' ? $this->read( $kept ) : null;
	}

	public function read( string $address ): ?Video {
		return Video::read( $address, untrailingslashit( wp_get_upload_dir()['baseurl'] ) );
	}
}
