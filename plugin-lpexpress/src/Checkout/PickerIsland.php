<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Checkout;

use Vitrina\LpExpress\Plugin;
use Vitrina\Runtime\Hookable;
use Vitrina\Runtime\Islands;

final class PickerIsland implements Hookable {

	private const NAME   = 'terminal-picker';
	private const HANDLE = 'vitrina-terminal-picker';

	public function register_hooks(): void {
		add_action( 'vitrina_runtime_ready', static fn () => Islands::register( self::NAME, self::HANDLE ) );
		add_action( 'init', $this->register_assets( ... ) );
	}

	public function register_assets(): void {
		$assets = Plugin::assets();
		$assets->register( self::NAME, args: [ 'in_footer' => true ] );
		$assets->register_style( 'style-terminal-picker', self::HANDLE, is_inline: true );
	}

	/** @param array<string, mixed> $props */
	public function open( array $props ): void {
		Islands::open( self::NAME, $props, load: 'idle', attributes: [ 'class' => 'vitrina-terminal' ] );
	}
}
