<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Seller;

use Vitrina\Companion\Seller\Texts\AccessibilityText;
use Vitrina\Companion\Seller\Texts\PrivacyText;
use Vitrina\Companion\Seller\Texts\TermsText;

/** Templates of the pages that the law requires, filled from the shop's settings. They are created as drafts, never published. */
final class Templates {
	/** Locale → name of the language in that language. */
	public const LANGUAGES = [
		'lt_LT' => 'lietuviškai',
		'en_US' => 'English',
	];

	/** @return array<string, string> Those of LANGUAGES that are installed. */
	public static function languages(): array {
		return array_intersect_key( self::LANGUAGES, array_flip( [ 'en_US', ...get_available_languages() ] ) );
	}

	/** @return array<string, string> Name → title. */
	public static function titles(): array {
		return [
			'terms'         => __( 'Terms and conditions', 'vitrina-companion' ),
			'privacy'       => __( 'Privacy policy', 'vitrina-companion' ),
			'accessibility' => __( 'Accessibility statement', 'vitrina-companion' ),
		];
	}

	/**
	 * @param string $name One of titles().
	 * @return array{title: string, content: string} Content as blocks.
	 */
	public static function build( string $name, string $locale ): array {
		$has_switched = switch_to_locale( $locale );
		try {
			$seller = Seller::current();
			return [
				'title'   => self::titles()[ $name ] ?? '',
				'content' => match ( $name ) {
					'terms'   => TermsText::of( $seller ),
				'privacy' => PrivacyText::of( $seller ),
				default   => AccessibilityText::of( $seller ),
				},
			];
		} finally {
			if ( $has_switched ) {
				restore_previous_locale();
			}
		}
	}
}
