<?php

declare(strict_types=1);

namespace Vitrina\Companion\Consent;

use Vitrina\Companion\BaseModule;
use Vitrina\Companion\Consent\Cookies\CookieActions;
use Vitrina\Companion\Consent\Cookies\CookiePage;
use Vitrina\Companion\Consent\Cookies\CookieScreen;
use Vitrina\Companion\Consent\Cookies\CookieTable;
use Vitrina\Companion\Consent\Cookies\OwnServices;
use Vitrina\Companion\Consent\Log\LogExport;
use Vitrina\Companion\Consent\Log\LogScreen;
use Vitrina\Companion\Consent\Log\Retention;
use Vitrina\Companion\Consent\Log\Texts;
use Vitrina\Companion\Consent\Storage\ChoiceTable;
use Vitrina\Companion\Consent\Storage\ConsentSchema;
use Vitrina\Companion\Consent\Storage\TextsTable;
use Vitrina\Companion\Settings\Settings;
use Vitrina\Companion\Visitors\Consent;
use Vitrina\Runtime\BuiltAssets;

/** Consent to cookies: the bar, the log of choices, and the list of cookies. */
final class Module extends BaseModule {
	protected const SCHEMA  = ConsentSchema::class;
	protected const ACTIONS = [ Retention::DAILY ];
	protected const OPTIONS = [ Texts::OPTION, OwnServices::OPTION, CookiePage::OPTION ];

	public function hooks( BuiltAssets $files ): array {
		$settings = new Settings();
		$choices  = new ChoiceTable();
		$texts    = new TextsTable();
		return [
			new ConsentSchema(),
			new ConsentBar( $settings, new ConsentPlugins(), $files, new Texts( $settings, $texts ) ),
			new DeferredScripts( new Consent() ),
			new ConsentPluginEvents( new Consent(), $files ),
			new Retention( $settings, $choices, $texts ),
			new CookieTable(),
			...( is_admin() ? [ new LogScreen( $settings, $choices, $texts ), new LogExport( $choices ), new CookieScreen(), new CookieActions() ] : [] ),
		];
	}
}
