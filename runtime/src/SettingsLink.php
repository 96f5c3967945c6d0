<?php

declare( strict_types=1 );

namespace Vitrina\Runtime;

use Closure;

/** A plugin's link to its settings, in the list of plugins. */
final readonly class SettingsLink implements Hookable {

	/**
	 * @param string                  $file Main file of the plugin.
	 * @param string                  $path Path of the screen in wp-admin, such as `admin.php?page=my-plugin`.
	 * @param (Closure(): string)|null $text Text of the link; "Settings" by default.
	 */
	public function __construct(
		private string $file,
		private string $path,
		private ?Closure $text = null,
	) {}

	public function register_hooks(): void {
		add_filter( 'plugin_action_links_' . plugin_basename( $this->file ), $this->add( ... ) );
	}

	/** @param mixed $links HTML, by name. */
	private function add( mixed $links ): mixed {
		if ( ! is_array( $links ) ) {
			return $links;
		}
		$text = $this->text === null ? __( 'Settings', 'vitrina' ) : ( $this->text )();
		array_unshift( $links, sprintf( '<a href="%s">%s</a>', esc_url( admin_url( $this->path ) ), esc_html( $text ) ) );
		return $links;
	}
}
