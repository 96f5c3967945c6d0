<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Wp;

use Vitrina\LpExpress\Import\DailyJob;
use Vitrina\LpExpress\Storage\Schema;
use Vitrina\Runtime\Activation as BaseActivation;

final class Activation extends BaseActivation {

	protected const SCHEMA  = Schema::class;
	protected const ACTIONS = [ DailyJob::HOOK => DailyJob::GROUP ];
}
