<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Chat;

use Vitrina\Companion\Settings\Settings;
use Vitrina\Runtime\BuiltAssets;
use Vitrina\Runtime\Hookable;
use Vitrina\Runtime\Islands;

/**
 * A button that loads the shop's messenger. The messenger's script comes from another host, so it is
 * loaded only with consent, and only after a click.
 */
final readonly class ChatLauncher implements Hookable {
	private const ISLAND = 'chat-launcher';

	public function __construct(
		private Settings $settings,
		private BuiltAssets $files,
	) {}

	public function register_hooks(): void {
		add_action( 'vitrina_runtime_ready', static fn () => Islands::register( self::ISLAND, 'vitrina-' . self::ISLAND ) );
		add_action( 'wp_enqueue_scripts', $this->enqueue( ... ) );
		add_action( 'wp_footer', $this->print( ... ) );
	}

	/** @return string '' if the owner has set no HTTPS address. */
	private function script(): string {
		$address = $this->settings->get( 'chat_script' );
		return wp_parse_url( $address, PHP_URL_SCHEME ) === 'https' ? $address : '';
	}

	private function enqueue(): void {
		if ( $this->script() === '' ) {
			return;
		}
		$this->files->register( self::ISLAND );
		$this->files->enqueue_style( self::ISLAND );
		if ( function_exists( 'is_product' ) && is_product() ) {
			// On product pages the button is above the theme's sticky bar.
			wp_add_inline_style( 'vitrina-' . self::ISLAND, 'html:root:root{--chat-launcher:8.5rem;scroll-padding-bottom:9.5rem}' );
		}
	}

	private function print(): void {
		$script = $this->script();
		if ( $script === '' ) {
			return;
		}
		$service = $this->settings->get( 'chat_service' );
		$service = $service === '' ? (string) wp_parse_url( $script, PHP_URL_HOST ) : $service;
		/**
		 * Filters the name of the query parameter that passes the page's host to the messenger's script.
		 *
		 * @since 0.1.0
		 *
		 * @param string $name `hostname`.
		 */
		$parameter = apply_filters( 'vitrina_chat_host_parameter', 'hostname' );
		Islands::open(
			self::ISLAND,
			[
				'script'    => $script,
				'parameter' => is_string( $parameter ) && $parameter !== '' ? $parameter : 'hostname',
				/* translators: %s: name of a messenger. */
				'question'  => sprintf( __( 'The chat is provided by %s. It loads from there and sets its own cookies.', 'vitrina-companion' ), $service ),
				'title'     => __( 'Chat with us', 'vitrina-companion' ),
				'allow'     => __( 'Allow and chat', 'vitrina-companion' ),
				'refuse'    => __( 'No, thank you', 'vitrina-companion' ),
				'failed'    => __( 'Chat is not available right now.', 'vitrina-companion' ),
			],
			load: 'click',
			attributes: [ 'class' => 'chat-launcher' ]
		);
		printf( '<button type="button" class="chat-launcher__button">%s</button>', esc_html__( 'Chat', 'vitrina-companion' ) );
		Islands::close();
		echo '<noscript><style>.chat-launcher{display:none}</style></noscript>';
	}
}
