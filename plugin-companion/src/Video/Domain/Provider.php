<?php
/**
 * Where a product's video may come from.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion\Video\Domain;

enum Provider: string {
	case File    = 'file';
	case YouTube = 'youtube';
	case Vimeo   = 'vimeo';
}
