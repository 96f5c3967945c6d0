<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Seller;

use Vitrina\Companion\BaseModule;
use Vitrina\Runtime\BuiltAssets;

/** Who sells in this shop, and what the law asks to say about it. */
final class Module extends BaseModule {
	protected const OPTIONS = [ Seller::OPTION, DraftPages::OPTION, StatementLink::OPTION ];

	public function hooks( BuiltAssets $files ): array {
		return [
			new SellerOnPages(),
			new StatementLink(),
			new SellerInMails(),
			new SellerForModules(),
			new OrganizationData(),
			new ReviewsNote(),
			new Patterns(),
			...( is_admin() ? [ new Screen(), new Actions() ] : [] ),
			// Site Health also runs its tests as REST requests and in the background.
			new Completeness(),
		];
	}
}
