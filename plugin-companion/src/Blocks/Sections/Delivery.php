<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Blocks\Sections;

/**
 * Where parcels can be collected, as the plugin of the carrier prints it.
 *
 * @extends Section<array{}>
 */
final class Delivery extends Section {
	public const NAME = 'front-delivery';

	public function words(): array {
		return [
			'title'       => __( 'Front page: parcel terminals', 'vitrina-companion' ),
			'description' => __( 'In how many terminals parcels can be collected. Empty until there is a list of terminals.', 'vitrina-companion' ),
			'icon'        => 'location',
		];
	}

	public function fields(): array {
		return [];
	}

	protected function show_with_any_theme( array $values ): void {
		/** This action is documented in theme/inc/front/sections.php */
		do_action( 'vitrina_front_delivery' );
	}
}
