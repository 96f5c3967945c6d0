<?php

declare( strict_types=1 );

namespace Vitrina\Companion\ProductFacts;

use Vitrina\Runtime\Hookable;

/** Says on the next screen that fields of a term, or of a bulk edit of products, were refused. */
final class FactsNotice implements Hookable {
	private const TRANSIENT = 'vitrina_facts_refused_';

	public function register_hooks(): void {
		add_action( 'admin_notices', $this->print( ... ) );
	}

	public static function store( string $text ): void {
		if ( $text !== '' ) {
			set_transient( self::TRANSIENT . get_current_user_id(), $text, MINUTE_IN_SECONDS );
		}
	}

	private function print(): void {
		$screen = get_current_screen();
		$text   = $screen !== null && ( in_array( $screen->taxonomy, FactsMeta::TAXONOMIES, true ) || $screen->id === 'edit-product' ) ? get_transient( self::TRANSIENT . get_current_user_id() ) : false;
		if ( is_string( $text ) ) {
			delete_transient( self::TRANSIENT . get_current_user_id() );
			printf( '<div class="notice notice-error"><p>%s</p></div>', esc_html( $text ) );
		}
	}
}
