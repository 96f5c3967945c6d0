<?php
/**
 * Runs inside WordPress: the hooks and routes that the project handles.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

$root = dirname( __DIR__, 4 );

/**
 * The project's file that defines a callback, relative to its root; empty for other callbacks.
 */
$place = static function ( mixed $callback ) use ( $root ): string {
	if ( is_string( $callback ) && str_contains( $callback, '::' ) ) {
		$callback = explode( '::', $callback );
	}
	try {
		$reflection = is_array( $callback ) ? new ReflectionMethod( $callback[0], $callback[1] ) : new ReflectionFunction( $callback( ... ) );
	} catch ( Throwable ) {
		return '';
	}
	$file = (string) realpath( (string) $reflection->getFileName() );
	return str_starts_with( $file, $root ) && ! str_contains( $file, '/.shop/' ) && ! str_contains( $file, '/tests/' ) ? substr( $file, strlen( $root ) + 1 ) . ' ' . preg_replace( '/^.*\\\\/', '', $reflection->getName() ) : '';
};

$named  = '/^(wp_ajax_|wc_ajax_|admin_post_|admin_action_|woocommerce_api_|do_feed_)/';
$passed = [ 'template_redirect', 'wp_loaded', 'wp', 'parse_request', 'request', 'template_include', 'pre_get_posts' ];
$found  = [];
foreach ( $GLOBALS['wp_filter'] as $name => $hook ) {
	if ( preg_match( $named, $name ) !== 1 && ! in_array( $name, $passed, true ) ) {
		continue;
	}
	foreach ( array_merge( ...array_values( $hook->callbacks ) ) as $one ) {
		$at = $place( $one['function'] );
		if ( $at !== '' ) {
			$found[] = in_array( $name, $passed, true ) ? $at : $name;
		}
	}
}
foreach ( rest_get_server()->get_routes() as $route => $handlers ) {
	foreach ( $handlers as $handler ) {
		if ( $place( $handler['callback'] ?? null ) !== '' ) {
			$found[] = $route;
		}
	}
}
$extended = new ReflectionProperty( Automattic\WooCommerce\StoreApi\Schemas\ExtendSchema::class, 'callback_methods' );
$extended->setAccessible( true );
foreach ( array_keys( $extended->getValue( Automattic\WooCommerce\StoreApi\StoreApi::container()->get( Automattic\WooCommerce\StoreApi\Schemas\ExtendSchema::class ) ) ) as $name ) {
	$found[] = "Store API {$name}";
}
return array_values( array_unique( $found ) );
