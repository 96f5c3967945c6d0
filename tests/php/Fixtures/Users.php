<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Fixtures;

use LogicException;
use WP_User;

/**
 * Users of the shop. Runs inside WordPress.
 */
final class Users {

	/**
	 * @param array{user_login: string, user_pass: string, user_email: string, role: string} $fields
	 */
	public static function create( array $fields ): int {
		$id = wp_insert_user( $fields );
		return is_int( $id ) ? $id : throw new LogicException( $id->get_error_message() );
	}

	public static function get( string $login ): WP_User {
		$user = get_user_by( 'login', $login );
		return $user instanceof WP_User ? $user : throw new LogicException( "There is no user {$login}." );
	}
}
