<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Seller\Texts;

use Vitrina\Companion\Seller\Seller;
use Vitrina\Companion\Seller\SellerText;
use Vitrina\Companion\Seller\ShopFacts;

/** Terms of a shop that sells goods to consumers (Civil Code, articles 6.228-1 to 6.228-11 and 6.363 to 6.364-1). */
final class TermsText {
	public static function of( Seller $seller ): string {
		$blocks = ( new Blocks() )
			->paragraph( __( '[This is a template made from the settings of your shop, and no legal advice. Check every sentence, correct what is in brackets, then delete this paragraph and publish the page.]', 'vitrina-companion' ) )
			->heading( __( 'Seller', 'vitrina-companion' ) )
			->items( ( new SellerText( $seller ) )->plain_lines(), __( '[Write who sells: name, company code, address, e-mail, phone. If you fill in Vitrina → Seller and law, the template contains it.]', 'vitrina-companion' ) )
			->heading( __( 'Goods and prices', 'vitrina-companion' ) )
			->paragraph( self::prices() )
			->paragraph( __( 'The price of delivery is added to the price of the goods and is shown before you place the order.', 'vitrina-companion' ) )
			->heading( __( 'Order and contract', 'vitrina-companion' ) )
			->paragraph( __( 'With the order button you place an order that obliges you to pay. The contract is concluded when we confirm the order by e-mail. [Check: when do you accept an order, and what happens if something is out of stock?]', 'vitrina-companion' ) )
			->heading( __( 'Payment', 'vitrina-companion' ) )
			->paragraph( __( 'You can pay by:', 'vitrina-companion' ) )
			->items( ShopFacts::payment(), __( '[Write how customers can pay.]', 'vitrina-companion' ) )
			->heading( __( 'Delivery', 'vitrina-companion' ) )
			->paragraph( __( 'We deliver by:', 'vitrina-companion' ) )
			->items( ShopFacts::delivery(), __( '[Write how you deliver.]', 'vitrina-companion' ) )
			->paragraph( __( 'We deliver within [number] working days, and within 30 days at the latest. [Check: to which countries?]', 'vitrina-companion' ) );
		self::add_withdrawal( $blocks, $seller );
		self::add_disputes( $blocks, $seller );
		return $blocks->content();
	}

	private static function prices(): string {
		return wc_tax_enabled()
			? __( 'All prices are in euros and include VAT.', 'vitrina-companion' )
			: __( 'All prices are in euros. [Check: the seller is not registered for VAT.]', 'vitrina-companion' );
	}

	private static function add_withdrawal( Blocks $blocks, Seller $seller ): void {
		$blocks
			->heading( __( 'Withdrawal and returns', 'vitrina-companion' ) )
			->paragraph( __( 'A consumer can withdraw from the contract within 14 days of receiving the goods, without giving a reason.', 'vitrina-companion' ) )
			->link( __( 'Withdraw from the contract here', 'vitrina-companion' ), ShopFacts::withdrawal_url() )
			->paragraph(
				$seller->returns_address === ''
					? __( 'Send the goods back within 14 days of withdrawing, to: [address for returns].', 'vitrina-companion' )
					/* translators: %s: address. */
					: sprintf( __( 'Send the goods back within 14 days of withdrawing, to: %s.', 'vitrina-companion' ), $seller->returns_address )
			)
			->paragraph( __( 'Within 14 days of your withdrawal we return what you paid for the goods and for the cheapest delivery that we offer. We may wait until we have received the goods or a proof that you sent them. [Check: who pays for sending the goods back? If you do not say that the buyer does, the seller pays.]', 'vitrina-companion' ) )
			->paragraph( __( 'You cannot withdraw if the goods were made to your order, spoil quickly, or were sealed for reasons of health or hygiene and you unsealed them. [Check: keep what applies to your goods.]', 'vitrina-companion' ) )
			->heading( __( 'Guarantee', 'vitrina-companion' ) )
			->paragraph( __( 'The seller is liable for defects that appear within two years of the delivery. You can ask for repair or replacement, a lower price, or your money back. [Check: do you or the producer give a further guarantee?]', 'vitrina-companion' ) );
	}

	private static function add_disputes( Blocks $blocks, Seller $seller ): void {
		$blocks
			->heading( __( 'Complaints and disputes', 'vitrina-companion' ) )
			->paragraph(
				/* translators: %s: e-mail address. */
				sprintf( __( 'Write to us: %s. We answer within 14 days.', 'vitrina-companion' ), $seller->email === '' ? __( '[e-mail]', 'vitrina-companion' ) : $seller->email )
			)
			->paragraph( __( 'If you do not agree with our answer, you can turn to the body that settles disputes of consumers out of court:', 'vitrina-companion' ) )
			->paragraph( $seller->dispute_body === '' ? __( '[Name, address and website of that body.]', 'vitrina-companion' ) : $seller->dispute_body )
			->heading( __( 'Personal data', 'vitrina-companion' ) )
			->paragraph( __( 'How we use your data is said in our privacy policy.', 'vitrina-companion' ) )
			->link( __( 'Privacy policy', 'vitrina-companion' ), get_privacy_policy_url() );
	}
}
