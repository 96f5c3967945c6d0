<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Consent;

use Vitrina\Companion\Visitors\Consent;
use Vitrina\Runtime\Hookable;
use WP_HTML_Tag_Processor;

/**
 * Defers scripts and embeds until consent.
 * A plugin sets the category of its script: `wp_script_add_data( $handle, 'consent', 'statistics' )`.
 * The script is printed as plain text, and runs when the visitor allows the category.
 */
final readonly class DeferredScripts implements Hookable {
	private const CATEGORIES = [ 'preferences', 'statistics', 'marketing' ];

	public function __construct( private Consent $consent ) {}

	public function register_hooks(): void {
		// Last, so that the attributes of other plugins are in the tag.
		add_filter( 'script_loader_tag', $this->defer_script( ... ), PHP_INT_MAX, 2 );
		add_filter( 'wp_resource_hints', $this->remove_hints( ... ), PHP_INT_MAX, 2 );
		add_filter( 'embed_oembed_html', $this->defer_frame( ... ), PHP_INT_MAX );
	}

	private function defer_script( string $tag, string $handle ): string {
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
	 * Removes the DNS prefetch hints that WordPress adds for hosts of deferred scripts.
	 *
	 * @param array<mixed> $hints Addresses, or lists of attributes.
	 * @return array<mixed>
	 */
	private function remove_hints( array $hints, string $kind ): array {
		if ( $kind !== 'dns-prefetch' || ! $this->consent->has_own_bar() ) {
			return $hints;
		}
		$deferred_hosts = [];
		foreach ( wp_scripts()->queue as $handle ) {
			$source = wp_scripts()->registered[ $handle ]->src ?? '';
			if ( is_string( $source ) && self::category_of( $handle ) !== null ) {
				$deferred_hosts[] = wp_parse_url( $source, PHP_URL_HOST );
			}
		}
		return array_filter( $hints, static fn ( mixed $hint ): bool => ! is_string( $hint ) || ! in_array( wp_parse_url( str_contains( $hint, '//' ) ? $hint : "//{$hint}", PHP_URL_HOST ), $deferred_hosts, true ) );
	}

	/** Defers embeds of other sites, such as videos, until consent to marketing, and adds a link to the settings. */
	private function defer_frame( string $html ): string {
		if ( ! $this->consent->has_own_bar() ) {
			return $html;
		}
		$tags = new WP_HTML_Tag_Processor( $html );
		$host = '';
		while ( $tags->next_tag() ) {
			$source = $tags->get_attribute( 'src' );
			if ( ! in_array( $tags->get_tag(), [ 'IFRAME', 'SCRIPT', 'IMG' ], true ) || ! is_string( $source ) || ! self::is_external( $source ) ) {
				continue;
			}
			$host = (string) wp_parse_url( $source, PHP_URL_HOST );
			$tags->set_attribute( 'data-src', $source );
			$tags->remove_attribute( 'src' );
			$tags->set_attribute( 'data-consent', 'marketing' );
		}
		if ( $host === '' ) {
			return $html;
		}
		return sprintf(
			'<div class="held-frame">%1$s<p class="held-frame__text">%2$s <a href="#consent">%3$s</a></p></div>',
			$tags->get_updated_html(),
			/* translators: %s: host name of another site. */
			esc_html( sprintf( __( 'This comes from %s and is shown only with your consent to marketing cookies.', 'vitrina-companion' ), $host ) ),
			esc_html__( 'Cookie settings', 'vitrina-companion' )
		);
	}

	private static function is_external( string $source ): bool {
		$host = wp_parse_url( $source, PHP_URL_HOST );
		return is_string( $host ) && wp_parse_url( home_url(), PHP_URL_HOST ) !== $host;
	}
}
