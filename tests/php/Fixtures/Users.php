<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Fixtures;

use LogicException;
use WC_Session_Handler;
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

	/**
	 * @return int The id of a customer whose password is the name.
	 */
	public static function create_customer( string $name ): int {
		$id = wc_create_new_customer( "{$name}@vitrina.example", $name, $name );
		return is_int( $id ) ? $id : throw new LogicException( $id->get_error_message() );
	}

	/**
	 * Deletes a user and the user's session.
	 */
	public static function delete( int $id ): void {
		require_once ABSPATH . 'wp-admin/includes/user.php';
		( new WC_Session_Handler() )->delete_session( (string) $id );
		wp_delete_user( $id );
	}

	/**
	 * @return WP_User A user with this role and the name as password; an existing one is reused.
	 */
	public static function ensure( string $name, string $role ): WP_User {
		$user = get_user_by( 'login', $name );
		if ( ! $user instanceof WP_User ) {
			self::create(
				[
					'user_login' => $name,
					'user_pass'  => $name,
					'user_email' => "{$name}@vitrina.example",
					'role'       => $role,
				]
			);
		}
		return self::get( $name );
	}

	/**
	 * @param string ...$names Of users that may be deleted already.
	 */
	public static function delete_by_name( string ...$names ): void {
		foreach ( $names as $name ) {
			$user = get_user_by( 'login', $name );
			if ( $user instanceof WP_User ) {
				self::delete( $user->ID );
			}
		}
	}

	public static function get( string $login ): WP_User {
		$user = get_user_by( 'login', $login );
		return $user instanceof WP_User ? $user : throw new LogicException( "There is no user {$login}." );
	}
}
