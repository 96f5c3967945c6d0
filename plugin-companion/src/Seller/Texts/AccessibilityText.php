<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Seller\Texts;

use Vitrina\Companion\Seller\Seller;

/** How the shop meets the requirements of accessibility (Directive (EU) 2019/882, annex V; in Lithuania law XIV-1633). */
final class AccessibilityText {
	public static function of( Seller $seller ): string {
		$contacts = array_values( array_filter( [ $seller->email, $seller->phone ], static fn ( string $contact ): bool => $contact !== '' ) );
		return ( new Blocks() )
			->paragraph( __( '[This is a template made from the settings of your shop, and no legal advice. Check every sentence, correct what is in brackets, then delete this paragraph and publish the page.]', 'vitrina-companion' ) )
			->heading( __( 'What the shop does', 'vitrina-companion' ) )
			/* translators: %s: name of the shop. */
			->paragraph( sprintf( __( '%s is an online shop: you search for goods, order, pay, and get your order delivered.', 'vitrina-companion' ), html_entity_decode( get_bloginfo( 'name' ), ENT_QUOTES ) ) )
			->heading( __( 'How accessible it is', 'vitrina-companion' ) )
			->paragraph( __( 'We want everyone to be able to use this shop. It follows the standard EN 301 549 and the guidelines WCAG 2.1, level AA [Check: wholly, or in part?].', 'vitrina-companion' ) )
			->items(
				[
					__( 'Everything can be used with the keyboard alone and with a screen reader.', 'vitrina-companion' ),
					__( 'Texts can be enlarged, and their contrast is sufficient.', 'vitrina-companion' ),
					__( 'Fields have labels, and errors are said in words.', 'vitrina-companion' ),
				]
			)
			->paragraph( __( '[Check each of these sentences with your own content: pictures need descriptions, videos need captions.]', 'vitrina-companion' ) )
			->heading( __( 'What is not accessible', 'vitrina-companion' ) )
			->paragraph( __( '[Write what does not work yet, and how customers can get it another way; or that you know of nothing.]', 'vitrina-companion' ) )
			->heading( __( 'Last check', 'vitrina-companion' ) )
			/* translators: %s: date. */
			->paragraph( sprintf( __( 'The shop was last checked on %s. [Write who checked it, and how.]', 'vitrina-companion' ), $seller->accessibility_checked === '' ? __( '[date]', 'vitrina-companion' ) : $seller->accessibility_checked ) )
			->heading( __( 'Tell us', 'vitrina-companion' ) )
			->paragraph( __( 'If something hinders you, tell us: we help you to order, and correct it.', 'vitrina-companion' ) )
			->items( $contacts, __( '[e-mail and phone]', 'vitrina-companion' ) )
			->paragraph( __( 'If our answer does not help, you can turn to the State Consumer Rights Protection Authority, https://www.vvtat.lt. [Check: a shop of another country names its own authority.]', 'vitrina-companion' ) )
			->content();
	}
}
