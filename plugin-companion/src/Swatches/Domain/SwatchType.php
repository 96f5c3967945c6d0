<?php
/**
 * How the values of an attribute are shown.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion\Swatches\Domain;

/**
 * The names are those of the common swatches plugin: a shop that comes from it
 * finds its attributes as they were.
 */
enum SwatchType: string {
	case Color = 'color';
	case Image = 'image';
	case Label = 'button';
}
