<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Swatches\Domain;

/**
 * How the values of an attribute are shown.
 * The values are those of the common swatches plugin, so that its attributes still work.
 */
enum SwatchType: string {
	case Color = 'color';
	case Image = 'image';
	case Label = 'button';
}
