<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Checkout;

use Vitrina\LpExpress\Wp\BuiltAsset;
use Vitrina\Runtime\Hookable;
use Vitrina\Runtime\Islands;

/**
 * The container of the terminal picker: an island, or a plain div without the runtime.
 */
final class PickerIsland implements Hookable {

	private const NAME   = 'terminal-picker';
	private const HANDLE = 'vitrina-terminal-picker';

	public function register_hooks(): void {
		add_action( 'vitrina_runtime_ready', $this->register( ... ) );
		add_action( 'init', $this->register_assets( ... ) );
	}

	public function register(): void {
		Islands::register( self::NAME, self::HANDLE );
	}

	public function register_assets(): void {
		( new BuiltAsset( 'terminal-picker' ) )->register( self::HANDLE );
	}

	/**
	 * @param array<string, mixed> $props
	 */
	public function open( array $props ): void {
		if ( class_exists( Islands::class ) ) {
			Islands::open( self::NAME, $props, load: 'idle', attributes: [ 'class' => 'vitrina-terminal' ] );
			return;
		}
		echo '<div class="vitrina-terminal">';
	}

	public function close(): void {
		if ( class_exists( Islands::class ) ) {
			Islands::close();
			return;
		}
		echo '</div>';
	}
}
