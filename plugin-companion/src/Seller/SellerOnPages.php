<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Seller;

use Vitrina\Runtime\Hookable;
use Vitrina\Runtime\ServerBlock;

/**
 * Prints the seller in one line in the footer of every page, and in full where the owner puts the block or the
 * shortcode, for example on a page of contacts.
 */
final class SellerOnPages implements Hookable {
	public const BLOCK     = 'vitrina/seller';
	public const SHORTCODE = 'vitrina_seller';

	public function register_hooks(): void {
		// Before the links of that line.
		add_action( 'vitrina_footer_line', $this->print_in_footer( ... ), 5 );
		add_action( 'init', $this->register( ... ) );
	}

	private function register(): void {
		add_shortcode( self::SHORTCODE, $this->table( ... ) );
		ServerBlock::register(
			self::BLOCK,
			[
				'title'       => __( 'Seller', 'vitrina-companion' ),
				'description' => __( 'Who sells: name, codes, address and contacts, from Vitrina → Seller and law.', 'vitrina-companion' ),
				'category'    => 'widgets',
				'icon'        => 'store',
			],
			$this->table( ... )
		);
	}

	private function print_in_footer(): void {
		$line = ( new SellerText( Seller::current() ) )->line();
		if ( $line !== '' ) {
			echo ' <span class="vitrina-seller">' . $line . '</span><br>'; // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by SellerText.
		}
	}

	private function table(): string {
		$rows = ( new SellerText( Seller::current() ) )->rows();
		if ( $rows === [] ) {
			// An empty block shows this text in the editor only.
			return wp_is_serving_rest_request() ? '<p>' . esc_html__( 'Fill in Vitrina → Seller and law: until then shoppers see nothing here.', 'vitrina-companion' ) . '</p>' : '';
		}
		$html = '';
		foreach ( $rows as $label => $value ) {
			$html .= sprintf( '<tr><th scope="row" style="text-align:start">%s</th><td>%s</td></tr>', esc_html( $label ), $value );
		}
		return "<table class=\"vitrina-seller\"><tbody>{$html}</tbody></table>";
	}
}
