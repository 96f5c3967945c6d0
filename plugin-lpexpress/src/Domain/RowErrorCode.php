<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Domain;

enum RowErrorCode: string {
	case NotARow     = 'not_a_row';
	case BadId       = 'bad_id';
	case BadCountry  = 'bad_country';
	case NoCity      = 'no_city';
	case NoName      = 'no_name';
	case TooLong     = 'too_long';
	case DuplicateId = 'duplicate_id';
}
