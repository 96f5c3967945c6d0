<?php

declare( strict_types=1 );

namespace Vitrina\Companion\CompanyBuyers;

use Vitrina\Companion\CompanyBuyers\Domain\BuyerProblem;
use Vitrina\Runtime\Hookable;

/**
 * The block checkout shows the server's messages about additional fields above them. This script moves ours to
 * their fields, as WooCommerce shows its own messages there, until the shopper changes the field.
 */
final readonly class BlockMessages implements Hookable {
	private const SCRIPT = <<<'JS'
		wp.data.subscribe(()=>{const{select,dispatch}=wp.data,context="wc/checkout/contact-information";for(const{id,content}of select("core/notices").getNotices(context)){const field=%s[id];if(field){dispatch("core/notices").removeNotice(id,context);dispatch("wc/store/validation").setValidationErrors({["contact_"+field]:{message:content,hidden:false}});document.getElementById("contact-"+field.replace("/","-"))?.focus()}}},"core/notices")
		JS;

	public function register_hooks(): void {
		add_action( 'woocommerce_blocks_enqueue_checkout_block_scripts_after', $this->add_script( ... ) );
	}

	/** The id of a message, in the browser also of its notice. */
	public static function id( BuyerProblem $problem ): string {
		return "vitrina_buyer_{$problem->value}";
	}

	private function add_script(): void {
		$fields = [
			self::id( BuyerProblem::CompanyCode ) => BlockFields::COMPANY_CODE,
			self::id( BuyerProblem::VatCode )     => BlockFields::VAT_CODE,
		];
		wp_add_inline_script( 'wc-blocks-checkout', sprintf( self::SCRIPT, (string) wp_json_encode( $fields, JSON_UNESCAPED_SLASHES ) ) );
	}
}
