<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Wp;

use Vitrina\Discounts\Import\Importer;
use Vitrina\Discounts\Storage\RuleTable;
use Vitrina\Discounts\Storage\Schema;
use Vitrina\Runtime\Activation as BaseActivation;

final class Activation extends BaseActivation {

	protected const SCHEMA  = Schema::class;
	protected const ACTIONS = [ RuleSchedule::HOOK => RuleSchedule::GROUP ];
	protected const OPTIONS = [ Settings::OPTION, Importer::DONE_OPTION, RuleTable::VERSION_OPTION ];
}
