<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Prices\Domain;

/** Price HTML with a crossed-out price, by WooCommerce, the discount plugin or others. */
final class CrossedOut {
	private const FOR_READERS = '<span class="screen-reader-text">[^<]*</span>';

	/** Only the price that is paid, with the text for screen readers that the crossed-out price needed removed. */
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
