<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Admin;

use Vitrina\Discounts\Plugin;
use Vitrina\Runtime\Hookable;
use Vitrina\Runtime\SettingsLink;

use const Vitrina\Discounts\PLUGIN_FILE;

/**
 * WooCommerce → Discounts: one page with several views. Forms are submitted to the page
 * itself and handled before output.
 */
final readonly class Screen implements Hookable {

	public const PAGE       = 'vitrina-discounts';
	public const CAPABILITY = 'manage_woocommerce';

	/** @param array<string, View> $views By name; the first is the default. */
	public function __construct( private array $views ) {}

	public function register_hooks(): void {
		add_action( 'admin_menu', $this->add_page( ... ), 60 );
		add_filter( 'woocommerce_screen_ids', $this->use_woocommerce_styles( ... ) );
		( new SettingsLink( PLUGIN_FILE, 'admin.php?page=' . self::PAGE, static fn (): string => __( 'Rules', 'vitrina-discounts' ) ) )->register_hooks();
	}

	/** @param array<string, string|int> $with Additional query arguments. */
	public static function url( string $view = '', array $with = [] ): string {
		return add_query_arg( ( $view === '' ? [] : [ 'view' => $view ] ) + $with, admin_url( 'admin.php?page=' . self::PAGE ) );
	}

	public function add_page(): void {
		$hook = add_submenu_page( 'woocommerce', __( 'Discounts', 'vitrina-discounts' ), __( 'Discounts', 'vitrina-discounts' ), self::CAPABILITY, self::PAGE, $this->print( ... ) );
		if ( is_string( $hook ) ) {
			add_action( "load-{$hook}", $this->handle( ... ) );
		}
	}

	public function use_woocommerce_styles( mixed $ids ): mixed {
		return is_array( $ids ) ? [ ...$ids, 'woocommerce_page_' . self::PAGE ] : $ids;
	}

	/** The only way in which a form changes data: checks capability, request method and the nonce of the view. */
	public function handle(): void {
		add_action( 'admin_enqueue_scripts', $this->enqueue( ... ) );
		if ( ! isset( $_SERVER['REQUEST_METHOD'] ) || $_SERVER['REQUEST_METHOD'] !== 'POST' ) {
			return;
		}
		if ( ! current_user_can( self::CAPABILITY ) ) {
			wp_die( esc_html__( 'You are not allowed to change discounts.', 'vitrina-discounts' ), '', [ 'response' => 403 ] );
		}
		$name = $this->current();
		check_admin_referer( self::nonce( $name ) );
		$this->views[ $name ]->handle( wp_unslash( $_POST ) );
	}

	public function enqueue(): void {
		wp_enqueue_script( 'wc-enhanced-select' );
		$assets = Plugin::assets();
		$assets->enqueue( 'discounts-admin' );
		$assets->enqueue_style( 'discounts-admin', is_inline: true );
	}

	public function print(): void {
		$current = $this->current();
		// The edit view belongs to the list tab.
		$tab = $this->views[ $current ]->tab() === '' ? array_key_first( $this->views ) : $current;
		printf( '<div class="wrap vitrina-discounts"><h1 class="wp-heading-inline">%s</h1> <a class="page-title-action" href="%s">%s</a><hr class="wp-header-end">', esc_html__( 'Discounts', 'vitrina-discounts' ), esc_url( self::url( 'edit' ) ), esc_html__( 'Add rule', 'vitrina-discounts' ) );
		printf( '<nav class="nav-tab-wrapper" aria-label="%s">', esc_attr__( 'Discounts', 'vitrina-discounts' ) );
		foreach ( $this->views as $name => $view ) {
			if ( $view->tab() !== '' ) {
				$class_name = $name === $tab ? 'nav-tab nav-tab-active' : 'nav-tab';
				printf( '<a class="%s" href="%s" aria-current="%s">%s</a>', esc_attr( $class_name ), esc_url( self::url( $name ) ), esc_attr( $name === $tab ? 'page' : 'false' ), esc_html( $view->tab() ) );
			}
		}
		echo '</nav>';
		$this->views[ $current ]->print();
		echo '</div>';
	}

	/** Prints the start of a form of a view, with its nonce. */
	public static function open_form( string $view, string $class_name = '' ): void {
		printf( '<form method="post" class="%s" action="%s" novalidate>', esc_attr( $class_name ), esc_url( self::url( $view ) ) );
		wp_nonce_field( self::nonce( $view ), '_wpnonce', false );
	}

	private static function nonce( string $view ): string {
		return "vitrina_discounts_{$view}";
	}

	private function current(): string {
		$view = filter_input( INPUT_GET, 'view' );
		return is_string( $view ) && isset( $this->views[ $view ] ) ? $view : (string) array_key_first( $this->views );
	}
}
