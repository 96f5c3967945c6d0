<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Settings;

use Vitrina\Runtime\Hookable;
use Vitrina\Runtime\Seconds;
use WP_Customize_Manager;

/** The settings in the Customizer, whose preview shows each before it is saved. */
final class CustomizerPanel implements Hookable {
	public const PATH        = 'customize.php?autofocus[panel]=' . self::PANEL;
	private const CAPABILITY = 'manage_woocommerce';
	private const PANEL      = 'vitrina_companion';

	/** Stored in milliseconds, shown to the owner in seconds. */
	private const TIMES = [ 'consent_hide_after', 'popup_delay' ];

	public function register_hooks(): void {
		add_action( 'customize_register', $this->register( ... ) );
		// The rewrite rules are built anew, because the portfolio has addresses of its own.
		add_action( 'update_option_' . Settings::OPTION, static fn ( mixed $old, mixed $value ) => self::portfolio_of( $old ) === self::portfolio_of( $value ) ? null : delete_option( 'rewrite_rules' ), 10, 2 );
	}

	private function register( WP_Customize_Manager $customizer ): void {
		$customizer->add_panel(
			self::PANEL,
			[
				'title'      => __( 'Consent, messages and chat', 'vitrina-companion' ),
				'capability' => self::CAPABILITY,
			]
		);
		foreach ( $this->sections() as $section => [ $title, $controls ] ) {
			$section = self::PANEL . "_{$section}";
			$customizer->add_section(
				$section,
				[
					'title'      => $title,
					'panel'      => self::PANEL,
					'capability' => self::CAPABILITY,
				]
			);
			foreach ( $controls as $name => $label ) {
				$this->add( $customizer, $section, $name, $label );
			}
		}
	}

	private static function portfolio_of( mixed $settings ): mixed {
		return is_array( $settings ) ? $settings['portfolio'] ?? null : null;
	}

	/** @param key-of<Settings::DEFAULTS> $name */
	private function add( WP_Customize_Manager $customizer, string $section, string $name, string $label ): void {
		$id                   = Settings::OPTION . "[{$name}]";
		$is_time              = in_array( $name, self::TIMES, true );
		[ $sanitizer, $type ] = self::kind( $name );
		$arguments            = [
			'type'              => 'option',
			// WordPress stores options as text: false is an empty string.
			'default'           => (string) Settings::DEFAULTS[ $name ],
			'capability'        => self::CAPABILITY,
			'sanitize_callback' => $is_time ? Seconds::to_milliseconds( ... ) : $sanitizer,
		];
		if ( $is_time ) {
			$arguments['sanitize_js_callback'] = Seconds::of( ... );
		}
		$customizer->add_setting( $id, $arguments );
		$customizer->add_control(
			$id,
			[
				'section'     => $section,
				'label'       => $label,
				'type'        => $type,
				'input_attrs' => $is_time ? Seconds::FIELD : [],
			]
		);
	}

	/**
	 * @param key-of<Settings::DEFAULTS> $name
	 * @return array{callable-string, string} Sanitizer, and type of the control.
	 */
	private static function kind( string $name ): array {
		return match ( true ) {
			is_bool( Settings::DEFAULTS[ $name ] ) => [ 'wp_validate_boolean', 'checkbox' ],
			is_int( Settings::DEFAULTS[ $name ] )  => [ 'absint', 'number' ],
			$name === 'chat_script'                => [ 'sanitize_url', 'url' ],
			in_array( $name, [ 'consent_text', 'popup_content', 'campaign_bar' ], true ) => [ 'wp_kses_post', 'textarea' ],
			default                                => [ 'sanitize_text_field', 'text' ],
		};
	}

	/** @return array<string, array{string, array<key-of<Settings::DEFAULTS>, string>}> Section → its title, and setting → label. */
	private function sections(): array {
		return [
			'consent'  => [
				__( 'Consent to cookies', 'vitrina-companion' ),
				[
					'consent'            => __( 'Ask visitors which cookies they allow', 'vitrina-companion' ),
					'consent_text'       => __( 'Text of the bar; leave empty for the default text', 'vitrina-companion' ),
					'consent_length'     => __( 'Days until the same visitor is asked again', 'vitrina-companion' ),
					'consent_hide_after' => __( 'Seconds until the bar hides; this gives no consent', 'vitrina-companion' ),
					'consent_version'    => __( 'Version of the question: increase it to ask everyone again', 'vitrina-companion' ),
					'consent_log_months' => __( 'Months that each choice stays in the log (Vitrina → Consent log); 0: no log', 'vitrina-companion' ),
				],
			],
			'messages' => [
				__( 'Announcement and popup', 'vitrina-companion' ),
				[
					'campaign_bar'        => __( 'Announcement in a bar above the page; leave empty for no bar', 'vitrina-companion' ),
					'campaign_bar_length' => __( 'Days a closed bar stays hidden', 'vitrina-companion' ),
					'popup'               => __( 'Show a popup', 'vitrina-companion' ),
					'popup_title'         => __( 'Popup heading', 'vitrina-companion' ),
					'popup_content'       => __( 'Popup content: HTML, blocks or shortcodes', 'vitrina-companion' ),
					'popup_delay'         => __( 'Seconds until it appears', 'vitrina-companion' ),
					'popup_length'        => __( 'Days a closed popup stays hidden', 'vitrina-companion' ),
				],
			],
			'portfolio' => [
				__( 'Portfolio', 'vitrina-companion' ),
				[
					'portfolio' => __( 'Show what you made for others, on pages of their own', 'vitrina-companion' ),
				],
			],
			'chat'     => [
				__( 'Live chat', 'vitrina-companion' ),
				[
					'chat_script'  => __( 'Address of the chat script; leave empty for no chat', 'vitrina-companion' ),
					'chat_service' => __( 'Name of the chat service, shown before it is loaded', 'vitrina-companion' ),
				],
			],
		];
	}
}
