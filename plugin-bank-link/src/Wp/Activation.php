<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Wp;

use Vitrina\BankLink\Callback\SandboxPage;
use Vitrina\BankLink\Payment\Poller;
use Vitrina\BankLink\Storage\Schema;
use Vitrina\Runtime\Activation as BaseActivation;

final class Activation extends BaseActivation {

	protected const SCHEMA  = Schema::class;
	protected const ACTIONS = [
		Poller::HOOK      => Poller::GROUP,
		// No group, because with a group Action Scheduler finds only actions without arguments.
		SandboxPage::LATE => '',
	];
	protected const OPTIONS = [ Settings::OPTION, Settings::BANKS, Settings::CONNECTION_STATUS, Settings::REJECTIONS, Settings::SANDBOX, Settings::SECRETS ];
}
