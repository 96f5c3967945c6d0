<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Seller\Texts;

use Vitrina\Companion\Seller\Seller;
use Vitrina\Companion\Seller\SellerText;
use Vitrina\Companion\Seller\ShopFacts;

/** The privacy policy (Regulation (EU) 2016/679, article 13). */
final class PrivacyText {
	public static function of( Seller $seller ): string {
		return ( new Blocks() )
			->paragraph( __( '[This is a template made from the settings of your shop, and no legal advice. Check every sentence, correct what is in brackets, then delete this paragraph and publish the page.]', 'vitrina-companion' ) )
			->heading( __( 'Who is responsible for your data', 'vitrina-companion' ) )
			->items( ( new SellerText( $seller ) )->plain_lines(), __( '[Write who sells: name, company code, address, e-mail, phone. If you fill in Vitrina → Seller and law, the template contains it.]', 'vitrina-companion' ) )
			->heading( __( 'Which data we use, and why', 'vitrina-companion' ) )
			->items(
				[
					__( 'Orders: name, address, e-mail, phone, goods and payment, to fulfil the contract with you.', 'vitrina-companion' ),
					__( 'Invoices and accounting: data of your orders, because the law obliges us.', 'vitrina-companion' ),
					__( 'Account: name, e-mail and addresses, to fulfil the contract with you, until you delete the account.', 'vitrina-companion' ),
					__( 'Newsletter: e-mail, with your consent, until you withdraw it.', 'vitrina-companion' ),
					__( 'Security of the shop: IP address and requests, in our legitimate interest.', 'vitrina-companion' ),
					__( '[Add or remove what applies: statistics, advertising, chat, reviews.]', 'vitrina-companion' ),
				]
			)
			->heading( __( 'Who receives them', 'vitrina-companion' ) )
			->paragraph( __( 'Those who deliver, with what they need for it:', 'vitrina-companion' ) )
			->items( ShopFacts::delivery(), __( '[Write who delivers.]', 'vitrina-companion' ) )
			->paragraph( __( 'Those who handle payments:', 'vitrina-companion' ) )
			->items( ShopFacts::payment(), __( '[Write who handles payments.]', 'vitrina-companion' ) )
			->paragraph( __( '[Write the names of the companies behind these methods, and of those that host the shop, send its e-mails and keep its accounts. Say if data leave the European Economic Area.]', 'vitrina-companion' ) )
			->heading( __( 'How long we keep them', 'vitrina-companion' ) )
			->paragraph( __( 'Orders and invoices are kept as long as the laws on accounting and taxes ask: [number] years. Other data are deleted when they are no longer needed.', 'vitrina-companion' ) )
			->heading( __( 'Cookies', 'vitrina-companion' ) )
			->paragraph( __( 'We use cookies the shop needs to work. Others are used only with your consent, which you can change at the bottom of each page. [Check: list the cookies of statistics and advertising.]', 'vitrina-companion' ) )
			->heading( __( 'Your rights', 'vitrina-companion' ) )
			->paragraph( __( 'You can ask us for your data, and to correct, delete, restrict or transfer them. You can object to their use, and withdraw a consent at any time.', 'vitrina-companion' ) )
			->paragraph(
				/* translators: %s: e-mail address. */
				sprintf( __( 'Write to us: %s.', 'vitrina-companion' ), $seller->email === '' ? __( '[e-mail]', 'vitrina-companion' ) : $seller->email )
			)
			->paragraph( __( 'You can complain to the State Data Protection Inspectorate, https://vdai.lrv.lt. [Check: a shop of another country names its own authority.]', 'vitrina-companion' ) )
			->content();
	}
}
