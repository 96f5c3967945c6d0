<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Swatches\Domain;

/**
 * How the values of an attribute are shown.
 * The values are those of the plugin Variation Swatches for WooCommerce, so that its attributes still work.
 */
enum SwatchType: string {
	case Color = 'color';
	case Image = 'image';
	case Label = 'button';
}
