<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Seller\Texts;

/**
 * Builds the content of a page from WordPress's own blocks. Text in brackets, which the owner has to check,
 * becomes bold.
 */
final class Blocks {
	/** @var list<string> */
	private array $blocks = [];

	public function heading( string $text ): self {
		$this->blocks[] = "<!-- wp:heading -->\n<h2 class=\"wp-block-heading\">" . esc_html( $text ) . "</h2>\n<!-- /wp:heading -->";
		return $this;
	}

	public function paragraph( string $text ): self {
		return $this->html( self::marked( $text ) );
	}

	/** @param string $url If it is empty, no block is added. */
	public function link( string $text, string $url ): self {
		return $url === '' ? $this : $this->html( sprintf( '<a href="%s">%s</a>', esc_url( $url ), esc_html( $text ) ) );
	}

	/**
	 * @param list<string> $items
	 * @param string       $missing Printed if there are no items: what the owner has to write, in brackets; '' prints nothing.
	 */
	public function items( array $items, string $missing = '' ): self {
		if ( $items === [] ) {
			return $missing === '' ? $this : $this->paragraph( $missing );
		}
		$list           = implode( '', array_map( static fn ( string $item ): string => "<!-- wp:list-item -->\n<li>" . self::marked( $item ) . "</li>\n<!-- /wp:list-item -->", $items ) );
		$this->blocks[] = "<!-- wp:list -->\n<ul class=\"wp-block-list\">{$list}</ul>\n<!-- /wp:list -->";
		return $this;
	}

	public function content(): string {
		return implode( "\n\n", $this->blocks );
	}

	private function html( string $html ): self {
		$this->blocks[] = "<!-- wp:paragraph -->\n<p>{$html}</p>\n<!-- /wp:paragraph -->";
		return $this;
	}

	/**
	 * Makes text in brackets bold. The brackets become entities, as in WordPress itself, because WordPress could
	 * otherwise take a text of the shop for a shortcode.
	 */
	private static function marked( string $text ): string {
		$html = (string) preg_replace( '/\[([^\[\]]*)\]/u', '<strong>[$1]</strong>', str_replace( "\n", '<br>', esc_html( $text ) ) );
		return str_replace( [ '[', ']' ], [ '&#091;', '&#093;' ], $html );
	}
}
