<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Invoices;

use Vitrina\Companion\Invoices\Xml\NotExportable;
use Vitrina\Companion\Invoices\Xml\Obstacle;

/** Says in words why a document cannot be exported, and what to do. */
final class ExportProblem {
	public static function text( NotExportable $problem ): string {
		/* translators: 1: number of an invoice; 2: why. */
		return sprintf( __( '%1$s cannot be exported: %2$s', 'vitrina-companion' ), $problem->label, self::why( $problem->obstacle ) );
	}

	private static function why( Obstacle $obstacle ): string {
		return match ( $obstacle ) {
			Obstacle::VAT_SUM => __( 'its VAT differs from the sum × rate by a whole euro or more. Ask your accountant; the order may have been taxed at another rate than it says.', 'vitrina-companion' ),
			Obstacle::SELLER_VAT_CODE => __( 'it has no VAT code of the seller. Only VAT payers charge VAT and submit i.SAF.', 'vitrina-companion' ),
			Obstacle::SELLER_CODE => __( 'it has neither a company code nor a VAT code of the seller.', 'vitrina-companion' ),
			Obstacle::SELLER_COUNTRY => __( 'it does not say in which country the seller is.', 'vitrina-companion' ),
			Obstacle::COMPANY_CODE => __( 'i.SAF needs the company code of the seller, of at most 11 digits.', 'vitrina-companion' ),
			Obstacle::CURRENCY => __( 'i.SAF is in euros, and this document is not. Your accountant has to enter it by hand.', 'vitrina-companion' ),
			Obstacle::OTHER_SELLER => __( 'it was issued by another seller than the last document of this month. Each seller submits a register of its own.', 'vitrina-companion' ),
		};
	}
}
