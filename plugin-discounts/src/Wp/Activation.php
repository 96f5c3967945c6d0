<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Wp;

use Vitrina\Discounts\Storage\Schema;
use Vitrina\Runtime\Activation as BaseActivation;

final class Activation extends BaseActivation {

	protected const SCHEMA  = Schema::class;
	protected const ACTIONS = [ RuleSchedule::HOOK => RuleSchedule::GROUP ];
}
