<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Newsletter;

use Vitrina\Companion\BaseModule;
use Vitrina\Companion\Newsletter\Domain\ConfirmationToken;
use Vitrina\Companion\Newsletter\Storage\SignupSchema;
use Vitrina\Companion\Newsletter\Storage\SignupTable;
use Vitrina\Runtime\BuiltAssets;

final class Module extends BaseModule {
	protected const SCHEMA  = SignupSchema::class;
	protected const ACTIONS = [ SignupPrivacy::DAILY ];

	public function hooks( BuiltAssets $files ): array {
		$table   = new SignupTable();
		$token   = new ConfirmationToken( wp_salt() );
		$mailer  = new Mailer( $token );
		$signups = new Signups( $table, $token, $mailer );
		$call    = new SignupCall( $signups );
		return [
			new SignupSchema(),
			new SignupForm( $files ),
			new SignupPage( $signups, $call ),
			new SignupRoute( $call ),
			new SignupScreen( $table, $mailer ),
			new SignupPrivacy( $table ),
		];
	}
}
