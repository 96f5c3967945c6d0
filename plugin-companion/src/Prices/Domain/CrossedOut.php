<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Prices\Domain;

/** Removes a crossed-out price from price HTML of WooCommerce, the discount plugin or others. */
final class CrossedOut {
	private const FOR_READERS = '<span class="screen-reader-text">[^<]*</span>';

	/** Returns only the price that is paid, also without the texts for screen readers that explain both prices. */
	public static function remove( string $html ): string {
		$without = preg_replace(
			[
				'~<del\b.*?</del>(?:\s|&nbsp;|<br\s*/?>)*(?:' . self::FOR_READERS . ')?~s',
				'~<ins\b[^>]*>(?:' . self::FOR_READERS . ')?(.*?)</ins>(?:' . self::FOR_READERS . ')?~s',
			],
			[ '', '$1' ],
			$html
		);
		return trim( $without ?? '' );
	}
}
