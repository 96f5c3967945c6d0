<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Terms;

use Vitrina\Companion\Terms\Domain\TermsVersion;
use WP_Post;

/** Reads the current wording of WooCommerce's terms page. */
final class CurrentTerms {
	/**
	 * HTML elements that are kept, without attributes: WordPress numbers classes and ids anew on each page, so that
	 * the same terms would have another hash.
	 */
	private const ELEMENTS = [ 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'blockquote', 'pre', 'code', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr' ];

	/** @return TermsVersion|null Null if the shop has no published terms page, or it is empty. */
	public static function read(): ?TermsVersion {
		$id   = wc_terms_and_conditions_page_id();
		$page = $id > 0 ? get_post( $id ) : null;
		if ( ! $page instanceof WP_Post || $page->post_status !== 'publish' ) {
			return null;
		}
		$content = self::content( $page );
		return $content === '' ? null : new TermsVersion( wp_specialchars_decode( wp_strip_all_tags( get_the_title( $page ) ), ENT_QUOTES ), $content, get_bloginfo( 'language' ), time() );
	}

	private static function content( WP_Post $page ): string {
		$html = has_blocks( $page ) ? do_blocks( $page->post_content ) : wpautop( $page->post_content );
		$html = do_shortcode( shortcode_unautop( $html ) );
		// wp_kses() would remove only the tags, and leave the code of scripts and styles as text.
		$html    = (string) preg_replace( '~<(script|style)\b.*?</\1>~is', '', $html );
		$cells   = array_fill_keys( [ 'colspan', 'rowspan', 'scope' ], true );
		$allowed = array_fill_keys( self::ELEMENTS, [] ) + [
			'a'  => [ 'href' => true ],
			'td' => $cells,
			'th' => $cells,
		];
		return trim( (string) preg_replace( '/\s*\n\s*/', "\n", wp_kses( $html, $allowed, [ 'http', 'https', 'mailto', 'tel' ] ) ) );
	}
}
