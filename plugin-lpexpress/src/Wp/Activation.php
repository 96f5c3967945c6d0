<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Wp;

use Vitrina\LpExpress\Import\DailyJob;
use Vitrina\LpExpress\Import\RefreshLog;
use Vitrina\LpExpress\Storage\Schema;
use Vitrina\LpExpress\Storage\TerminalTable;
use Vitrina\Runtime\Activation as BaseActivation;

final class Activation extends BaseActivation {

	protected const SCHEMA  = Schema::class;
	protected const ACTIONS = [ DailyJob::HOOK => DailyJob::GROUP ];
	/** Options of this plugin; those of the older plugin stay. */
	protected const OPTIONS = [ Settings::USERNAME, Settings::PASSWORD, Settings::TEST_MODE, Settings::LOGO, OptionTokenStore::TOKEN, OptionTokenStore::LOGINS, RefreshLog::OPTION, TerminalTable::LISTS_OPTION ];
}
