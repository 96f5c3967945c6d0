<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Video\Domain;

/** Where a product's video may come from. */
enum Provider: string {
	case File    = 'file';
	case YouTube = 'youtube';
	case Vimeo   = 'vimeo';
}
