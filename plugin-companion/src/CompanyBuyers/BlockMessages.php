<?php

declare( strict_types=1 );

namespace Vitrina\Companion\CompanyBuyers;

use Vitrina\Runtime\Hookable;

/**
 * The block checkout shows the server's messages about additional fields above all of these fields. This script moves
 * our messages to their fields, where WooCommerce shows its own messages, until the shopper changes the field.
 */
final readonly class BlockMessages implements Hookable {
	/** The id of a notice starts with the id of the field and "__". */
	private const SCRIPT = <<<'JS'
		wp.data.subscribe(()=>{const{select,dispatch}=wp.data,context="wc/checkout/contact-information";for(const{id,content}of select("core/notices").getNotices(context)){const[field]=id.split("__");if(%s.includes(field)){dispatch("core/notices").removeNotice(id,context);dispatch("wc/store/validation").setValidationErrors({["contact_"+field]:{message:content,hidden:false}});document.getElementById("contact-"+field.replace("/","-"))?.focus()}}},"core/notices")
		JS;

	public function register_hooks(): void {
		add_action( 'woocommerce_blocks_enqueue_checkout_block_scripts_after', $this->add_script( ... ) );
	}

	private function add_script(): void {
		$fields = (string) wp_json_encode( [ BlockFields::COMPANY_CODE, BlockFields::VAT_CODE ], JSON_UNESCAPED_SLASHES );
		wp_add_inline_script( 'wc-blocks-checkout', sprintf( self::SCRIPT, $fields ) );
	}
}
