<?php
/**
 * The owner's settings in the Customizer.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Theme;

use WP_Customize_Manager;
use WP_Customize_Media_Control;

add_action( 'customize_register', __NAMESPACE__ . '\register_settings' );

/**
 * The settings that a shop owner meets: name in DEFAULTS → its label.
 *
 * @return array<key-of<DEFAULTS>, string>
 */
function owner_settings(): array {
	return [
		'announcement'              => __( 'Line above the header', 'vitrina' ),
		'footer_note'               => __( 'A sentence about the shop, in the footer', 'vitrina' ),
		'front_phone_picture'       => __( 'Picture of the front page on a phone', 'vitrina' ),
		'image_hover_swap'          => __( 'Show the second picture of a product while the pointer rests on it', 'vitrina' ),
		'checkout_distraction_free' => __( 'Checkout without menus', 'vitrina' ),
	];
}

/**
 * One section with a control for each.
 *
 * @param WP_Customize_Manager $customizer WordPress's own.
 */
function register_settings( WP_Customize_Manager $customizer ): void {
	$customizer->add_section( 'vitrina', [ 'title' => __( 'Shop appearance', 'vitrina' ) ] );

	foreach ( owner_settings() as $name => $label ) {
		$is_switch  = is_bool( DEFAULTS[ $name ] );
		$is_picture = $name === 'front_phone_picture';
		$sanitize   = match ( true ) {
			$is_switch  => 'wp_validate_boolean',
			$is_picture => 'absint',
			default     => 'sanitize_text_field',
		};
		$customizer->add_setting(
			$name,
			[
				// As WordPress keeps it: a switch that is off is an empty string.
				'default'           => (string) DEFAULTS[ $name ],
				'capability'        => 'edit_theme_options',
				'sanitize_callback' => $sanitize,
			]
		);
		if ( $is_picture ) {
			$customizer->add_control(
				new WP_Customize_Media_Control(
					$customizer,
					$name,
					[
						'section'   => 'vitrina',
						'label'     => $label,
						'mime_type' => 'image',
					]
				)
			);
			continue;
		}
		$customizer->add_control(
			$name,
			[
				'section' => 'vitrina',
				'label'   => $label,
				'type'    => $is_switch ? 'checkbox' : 'text',
			]
		);
	}
}
