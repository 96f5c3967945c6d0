<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Setup\Steps;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages of exceptions are escaped where they are printed.

use Throwable;
use Vitrina\Runtime\Setup\SetupException;
use Vitrina\Runtime\Setup\Status;
use Vitrina\Runtime\Setup\Step;

/** Activates the theme and the plugins of Vitrina, as far as they are installed. */
final class PartsStep implements Step {
	private const THEME   = 'vitrina';
	private const PLUGINS = [ 'vitrina-companion', 'vitrina-lpexpress', 'vitrina-bank-link', 'vitrina-discounts' ];

	public function id(): string {
		return 'parts';
	}

	public function title(): string {
		return __( 'Theme and plugins', 'vitrina-companion' );
	}

	public function capability(): string {
		return 'switch_themes';
	}

	public function status(): Status {
		$inactive = [ ...array_values( self::inactive_plugins() ), ...( self::is_theme_inactive() ? [ wp_get_theme( self::THEME )->get( 'Name' ) ] : [] ) ];
		/* translators: %s: names of a theme and of plugins. */
		$text = $inactive === [] ? __( 'All that is installed of Vitrina is active.', 'vitrina-companion' ) : sprintf( __( 'Installed, but not active: %s.', 'vitrina-companion' ), implode( ', ', $inactive ) );
		if ( ! wp_get_theme( self::THEME )->exists() ) {
			/* translators: %s: name of a theme. */
			$text .= ' ' . sprintf( __( 'The shop keeps its theme, %s.', 'vitrina-companion' ), wp_get_theme()->get( 'Name' ) );
		}
		return new Status(
			$inactive === [],
			$text,
			[
				__( 'Plugins', 'vitrina-companion' ) => admin_url( 'plugins.php' ),
				__( 'Themes', 'vitrina-companion' )  => admin_url( 'themes.php' ),
			]
		);
	}

	public function fields(): array {
		return [];
	}

	public function button(): string {
		return $this->status()->is_done ? '' : __( 'Activate them', 'vitrina-companion' );
	}

	public function run( array $values ): array {
		// The command line has no user, and may activate plugins.
		if ( is_user_logged_in() && ! current_user_can( 'activate_plugins' ) ) {
			throw new SetupException( __( 'Only who may activate plugins can do this: ask the administrator of the network.', 'vitrina-companion' ) );
		}
		$plugins = array_keys( self::inactive_plugins() );
		$theme   = '';
		try {
			foreach ( $plugins as $plugin ) {
				$result = activate_plugin( $plugin );
				if ( is_wp_error( $result ) ) {
					throw new SetupException( $result->get_error_message() );
				}
			}
		} catch ( Throwable $failure ) {
			$this->undo( compact( 'plugins' ) );
			throw $failure;
		}
		if ( self::is_theme_inactive() ) {
			$theme = get_stylesheet();
			switch_theme( self::THEME );
		}
		return compact( 'plugins', 'theme' );
	}

	/** Deactivates what the step activated. A theme that the owner activated since stays. */
	public function undo( array $changes ): void {
		if ( is_array( $changes['plugins'] ?? null ) ) {
			deactivate_plugins( array_filter( $changes['plugins'], is_string( ... ) ) );
		}
		$theme = $changes['theme'] ?? '';
		if ( is_string( $theme ) && $theme !== '' && get_stylesheet() === self::THEME && wp_get_theme( $theme )->exists() ) {
			switch_theme( $theme );
		}
	}

	private static function is_theme_inactive(): bool {
		return wp_get_theme( self::THEME )->exists() && get_template() !== self::THEME;
	}

	/** @return array<string, string> File of a plugin that is installed but not active → its name. */
	private static function inactive_plugins(): array {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		$inactive = [];
		foreach ( get_plugins() as $file => $plugin ) {
			$name = $plugin['Name'] ?? '';
			if ( is_string( $file ) && is_string( $name ) && in_array( $plugin['TextDomain'] ?? '', self::PLUGINS, true ) && ! is_plugin_active( $file ) ) {
				$inactive[ $file ] = $name;
			}
		}
		return $inactive;
	}
}
