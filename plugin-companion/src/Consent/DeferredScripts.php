<?php
/**
 * Scripts that wait for consent.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion\Consent;

use Vitrina\Companion\Visitors\Consent;
use Vitrina\Runtime\Hookable;
use WP_HTML_Tag_Processor;

/**
 * A plugin says of its script what it needs: `wp_script_add_data( $handle, 'consent', 'statistics' )`.
 * The page holds it as text then, and the browser runs it when the visitor allows that.
 */
final readonly class DeferredScripts implements Hookable {
	private const CATEGORIES = [ 'preferences', 'statistics', 'marketing' ];

	public function __construct( private Consent $consent ) {}

	public function register_hooks(): void {
		// After who adds attributes of their own.
		add_filter( 'script_loader_tag', $this->hold( ... ), PHP_INT_MAX, 2 );
		add_filter( 'wp_resource_hints', $this->leave_out_hints( ... ), PHP_INT_MAX, 2 );
		add_filter( 'embed_oembed_html', $this->hold_frame( ... ), PHP_INT_MAX );
	}

	private function hold( string $tag, string $handle ): string {
		$category = self::category_of( $handle );
		if ( $category === null || ! $this->consent->has_own_bar() ) {
			return $tag;
		}
		$tags = new WP_HTML_Tag_Processor( $tag );
		while ( $tags->next_tag( [ 'tag_name' => 'script' ] ) ) {
			$tags->set_attribute( 'type', 'text/plain' );
			$tags->set_attribute( 'data-consent', $category );
		}
		return $tags->get_updated_html();
	}

	private static function category_of( string $handle ): ?string {
		$category = wp_scripts()->get_data( $handle, 'consent' );

		return is_string( $category ) && in_array( $category, self::CATEGORIES, true ) ? $category : null;
	}

	/**
	 * WordPress lets the browser look up every script's host in advance.
	 *
	 * @param array<mixed> $hints Addresses, or lists of attributes.
	 * @return array<mixed>
	 */
	private function leave_out_hints( array $hints, string $kind ): array {
		if ( $kind !== 'dns-prefetch' || ! $this->consent->has_own_bar() ) {
			return $hints;
		}
		$held = [];
		foreach ( wp_scripts()->queue as $handle ) {
			$source = wp_scripts()->registered[ $handle ]->src ?? '';
			if ( is_string( $source ) && self::category_of( $handle ) !== null ) {
				$held[] = wp_parse_url( $source, PHP_URL_HOST );
			}
		}
		return array_filter( $hints, static fn ( mixed $hint ): bool => ! is_string( $hint ) || ! in_array( wp_parse_url( str_contains( $hint, '//' ) ? $hint : "//{$hint}", PHP_URL_HOST ), $held, true ) );
	}

	/**
	 * A video or a post of another site in the text of a page: it is fetched from there, so it waits
	 * for consent as well, with a way to it.
	 */
	private function hold_frame( string $html ): string {
		if ( ! $this->consent->has_own_bar() ) {
			return $html;
		}
		$tags  = new WP_HTML_Tag_Processor( $html );
		$where = '';
		while ( $tags->next_tag() ) {
			$source = $tags->get_attribute( 'src' );
			if ( ! in_array( $tags->get_tag(), [ 'IFRAME', 'SCRIPT', 'IMG' ], true ) || ! is_string( $source ) || ! self::is_elsewhere( $source ) ) {
				continue;
			}
			$where = (string) wp_parse_url( $source, PHP_URL_HOST );
			$tags->set_attribute( 'data-src', $source );
			$tags->remove_attribute( 'src' );
			$tags->set_attribute( 'data-consent', 'marketing' );
		}
		if ( $where === '' ) {
			return $html;
		}
		return sprintf(
			'<div class="held-frame">%1$s<p class="held-frame__text">%2$s <a href="#consent">%3$s</a></p></div>',
			$tags->get_updated_html(),
			/* translators: %s: host name of another site. */
			esc_html( sprintf( __( 'This comes from %s and is shown only with your consent to marketing cookies.', 'vitrina-companion' ), $where ) ),
			esc_html__( 'Cookie settings', 'vitrina-companion' )
		);
	}

	private static function is_elsewhere( string $source ): bool {
		$host = wp_parse_url( $source, PHP_URL_HOST );

		return is_string( $host ) && wp_parse_url( home_url(), PHP_URL_HOST ) !== $host;
	}
}
