<?php
/** The owner's settings in the Customizer. */

declare( strict_types=1 );

namespace Vitrina\Theme;

use Vitrina\Runtime\Seconds;
use Vitrina\Theme\Colors\Palette;
use Vitrina\Theme\Look\Shape;
use WP_Customize_Color_Control;
use WP_Customize_Manager;
use WP_Customize_Media_Control;
use WP_Error;

add_action( 'customize_register', __NAMESPACE__ . '\register_settings' );

/** Settings that are stored in milliseconds and shown to the owner in seconds. */
const TIMES = [ 'gallery_slide', 'minicart_open_delay', 'minicart_counter_delay', 'quick_view_closing', 'infinite_scroll_debounce', 'page_loaded_fallback', 'scroll_top_duration' ];

/** Settings with a picture of the media library. */
const PICTURES = [ 'front_phone_picture', 'dark_logo' ];

/** Setting → the key in Shape::LOGO_WIDTHS with its limits. */
const LOGO_WIDTHS = [
	'logo_phone' => 'phone',
	'logo_wide'  => 'wide',
];

function register_settings( WP_Customize_Manager $customizer ): void {
	// Only the Customizer needs these files.
	foreach ( [ 'sections', 'choices', 'conditions' ] as $file ) {
		require_once __DIR__ . "/{$file}.php";
	}
	$customizer->add_panel( 'vitrina', [ 'title' => __( 'Shop appearance', 'vitrina' ) ] );
	foreach ( customizer_sections() as $section => [ $title, $labels ] ) {
		$customizer->add_section(
			"vitrina_{$section}",
			[
				'title' => $title,
				'panel' => 'vitrina',
			]
		);
		foreach ( $labels as $name => $label ) {
			add_customizer_setting( $customizer, $name );
			add_customizer_control( $customizer, $name, "vitrina_{$section}", $label );
		}
	}
	// The preview replaces the style element of these settings, without a reload.
	$customizer->selective_refresh->add_partial(
		'vitrina_look',
		[
			'settings'        => LIVE_SETTINGS,
			'selector'        => '#vitrina-look',
			'render_callback' => look_css( ... ),
		]
	);
}

/** @param key-of<DEFAULTS> $name */
function add_customizer_setting( WP_Customize_Manager $customizer, string $name ): void {
	$arguments = [
		// As WordPress stores it: a checkbox that is off is an empty string.
		'default'           => (string) DEFAULTS[ $name ],
		'capability'        => 'edit_theme_options',
		'sanitize_callback' => fn ( mixed $value ): mixed => sanitize_setting( $name, $value ),
	];
	if ( in_array( $name, TIMES, true ) ) {
		$arguments['sanitize_js_callback'] = Seconds::of( ... );
	}
	if ( in_array( $name, LIVE_SETTINGS, true ) ) {
		$arguments['transport'] = 'postMessage';
	}
	if ( $name === 'brand_color' ) {
		$arguments['validate_callback'] = __NAMESPACE__ . '\validate_brand_color';
	}
	$customizer->add_setting( $name, $arguments );
}

/** @param key-of<DEFAULTS> $name */
function sanitize_setting( string $name, mixed $value ): bool|int|string {
	if ( $name === 'brand_color' ) {
		return is_string( $value ) ? (string) sanitize_hex_color( $value ) : '';
	}
	if ( isset( setting_choices()[ $name ] ) ) {
		return sanitize_choice( $name, $value );
	}
	if ( in_array( $name, TIMES, true ) ) {
		return Seconds::to_milliseconds( $value );
	}
	if ( is_bool( DEFAULTS[ $name ] ) ) {
		return wp_validate_boolean( $value );
	}
	$text = is_scalar( $value ) ? (string) $value : '';
	if ( isset( LOGO_WIDTHS[ $name ] ) ) {
		return Shape::logo_width( LOGO_WIDTHS[ $name ], (int) $text );
	}
	return is_int( DEFAULTS[ $name ] ) ? absint( $text ) : sanitize_text_field( $text );
}

/** Refuses a colour that is not readable on the palette that is selected in the preview. */
function validate_brand_color( mixed $validity, mixed $color ): mixed {
	if ( $validity instanceof WP_Error && is_string( $color ) && $color !== '' && ! Palette::of( (string) setting( 'palette' ) )->is_readable( $color ) ) {
		$validity->add( 'contrast', __( 'White text on this colour, or text of this colour on the page, would be hard to read. Choose a darker one.', 'vitrina' ) );
	}
	return $validity;
}

/** @param key-of<DEFAULTS> $name */
function add_customizer_control( WP_Customize_Manager $customizer, string $name, string $section, string $label ): void {
	$control = [
		'label'           => $label,
		'active_callback' => fn (): bool => has_effect( $name ),
	] + compact( 'section' );
	if ( in_array( $name, PICTURES, true ) ) {
		$customizer->add_control( new WP_Customize_Media_Control( $customizer, $name, $control + [ 'mime_type' => 'image' ] ) );
		return;
	}
	if ( $name === 'brand_color' ) {
		$customizer->add_control( new WP_Customize_Color_Control( $customizer, $name, $control ) );
		return;
	}
	$choices = setting_choices()[ $name ] ?? [];
	$type    = match ( true ) {
		$choices !== []              => 'select',
		is_bool( DEFAULTS[ $name ] ) => 'checkbox',
		is_int( DEFAULTS[ $name ] )  => 'number',
		default                      => 'text',
	};
	$customizer->add_control(
		$name,
		$control + [ 'input_attrs' => input_attributes( $name ) ] + compact( 'type', 'choices' )
	);
}

/** @return array<string, float|int> */
function input_attributes( string $name ): array {
	if ( isset( LOGO_WIDTHS[ $name ] ) ) {
		return [
			'min' => 0,
			'max' => Shape::LOGO_WIDTHS[ LOGO_WIDTHS[ $name ] ][1],
		];
	}
	return in_array( $name, TIMES, true ) ? Seconds::FIELD : [];
}
