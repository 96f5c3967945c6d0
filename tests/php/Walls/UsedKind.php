<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Walls;

enum UsedKind {
	case Type;
	case Callee;
	case Constant;
	/** The name of a hook that is listened to. */
	case Hook;
}
