<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Invoices;

use Vitrina\Companion\HealthTest;
use Vitrina\Companion\Invoices\Storage\InvoiceTable;
use Vitrina\Companion\SellerDetails;
use Vitrina\Runtime\Hookable;

/** What an invoice needs and the shop does not have (Law on VAT, article 80; Law on Financial Accounting, article 6). */
final class Readiness implements Hookable {
	private const ID = 'vitrina_invoices';

	public function register_hooks(): void {
		( new HealthTest( self::ID, static fn (): string => __( 'Invoices', 'vitrina-companion' ), $this->result( ... ) ) )->register_hooks();
	}

	/** @return list<string> Sentences, one for each thing that is missing. */
	public static function problems(): array {
		$seller   = SellerDetails::current();
		$problems = [];
		if ( ! InvoiceTable::is_supported() ) {
			$problems[] = __( 'The shop\'s database cannot give numbers without gaps. Invoices need MySQL or MariaDB.', 'vitrina-companion' );
		}
		$fields = [
			__( 'Name of the seller', 'vitrina-companion' ) => $seller->name,
			__( 'Company code', 'vitrina-companion' )       => $seller->company_code,
			__( 'Registered address', 'vitrina-companion' ) => $seller->address,
		];
		foreach ( array_keys( $fields, '', true ) as $label ) {
			/* translators: %s: label of a field. */
			$problems[] = sprintf( __( '%s is missing in Vitrina → Seller and law.', 'vitrina-companion' ), $label );
		}
		if ( $seller->vat_code === '' && wc_tax_enabled() ) {
			$problems[] = __( 'The shop adds VAT, and the VAT code of the seller is missing in Vitrina → Seller and law.', 'vitrina-companion' );
		}
		return $problems;
	}

	/** @return array<string, mixed> As WordPress describes it for `site_status_tests`. */
	private function result(): array {
		$problems = InvoiceSettings::current()->is_on ? self::problems() : [];
		return [
			'label'       => $problems === [] ? __( 'Nothing keeps the shop from issuing invoices', 'vitrina-companion' ) : __( 'Invoices are not issued, because data are missing', 'vitrina-companion' ),
			'status'      => $problems === [] ? 'good' : 'critical',
			'badge'       => [
				'label' => __( 'Shop', 'vitrina-companion' ),
				'color' => 'blue',
			],
			'description' => $problems === [] ? '' : '<ul><li>' . implode( '</li><li>', array_map( esc_html( ... ), $problems ) ) . '</li></ul>',
			'actions'     => sprintf( '<p><a href="%s">%s</a></p>', esc_url( admin_url( 'admin.php?page=vitrina-invoices' ) ), esc_html__( 'Invoices', 'vitrina-companion' ) ),
			'test'        => self::ID,
		];
	}
}
