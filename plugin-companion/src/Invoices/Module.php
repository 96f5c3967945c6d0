<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Invoices;

use Vitrina\Companion\BaseModule;
use Vitrina\Companion\Invoices\Admin\Actions;
use Vitrina\Companion\Invoices\Admin\InvoiceScreen;
use Vitrina\Companion\Invoices\Admin\OrderBox;
use Vitrina\Companion\Invoices\Documents\InvoiceAttachment;
use Vitrina\Companion\Invoices\Documents\InvoiceLinks;
use Vitrina\Companion\Invoices\Documents\InvoicePage;
use Vitrina\Companion\Invoices\Storage\InvoiceList;
use Vitrina\Companion\Invoices\Storage\InvoiceSchema;
use Vitrina\Companion\Invoices\Storage\InvoiceTable;
use Vitrina\Companion\PdfFile;
use Vitrina\Companion\Storage\DatabaseLocks;
use Vitrina\Runtime\BuiltAssets;
use Vitrina\Runtime\SystemClock;

/** Invoices and credit notes. Off until the owner switches them on; what was issued stays readable. */
final class Module extends BaseModule {
	protected const SCHEMA  = InvoiceSchema::class;
	protected const ACTIONS = [ CatchUp::ACTION, DeferredMails::ACTION ];
	protected const OPTIONS = [ InvoiceSettings::OPTION, Exports::OPTION ];

	/** Without settings nothing was ever issued. */
	public function is_enabled(): bool {
		return is_admin() || get_option( InvoiceSettings::OPTION ) !== false;
	}

	public function hooks( BuiltAssets $files ): array {
		$has_settings = get_option( InvoiceSettings::OPTION ) !== false;
		$documents    = new InvoiceTable( new SystemClock() );
		$issuer       = new Issuer( $documents, new SystemClock(), DatabaseLocks::of_this_site() );
		return [
			new InvoiceSchema(),
			...( InvoiceSettings::current()->is_on ? [ new OrderEvents( $issuer ), new CatchUp( $documents, $issuer ) ] : [] ),
			...( $has_settings ? [ new InvoicePage( $documents ), new InvoiceLinks( $documents ), new InvoiceAttachment( $documents ), new PersonalDocuments( new InvoiceList() ), new Readiness() ] : [] ),
			...( $has_settings && PdfFile::is_available() ? [ new DeferredMails( $documents ) ] : [] ),
			...( is_admin() ? [ new InvoiceScreen( new InvoiceList() ), new Actions( $issuer, new SystemClock() ), new OrderBox( $documents ) ] : [] ),
			...( $has_settings && is_admin() ? [ new Exports( new InvoiceList() ), new ExportScreen() ] : [] ),
		];
	}

	/** Accounting documents have to be kept for ten years: tables and settings are deleted only if there are none. */
	public function uninstall(): void {
		if ( InvoiceTable::is_empty() ) {
			parent::uninstall();
		}
	}
}
