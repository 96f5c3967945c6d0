<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Terms;

use Vitrina\Companion\Terms\Domain\TermsVersion;

/** A terms version as an HTML file that loads no other files. */
final class TermsDocument {
	public static function html( TermsVersion $version ): string {
		return sprintf(
			'<!DOCTYPE html><html lang="%1$s"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>%2$s</title><style>body{font:1rem/1.5 sans-serif;max-width:45rem;margin:2rem auto;padding:0 1rem;overflow-wrap:anywhere}</style></head><body><h1>%2$s</h1>%3$s<hr><p>%4$s<br><small>SHA-256: %5$s</small></p></body></html>',
			esc_attr( $version->language ),
			esc_html( $version->title ),
			// CurrentTerms has already removed unsafe elements; this repeats it, because the content comes from the database.
			wp_kses_post( $version->content ),
			esc_html( home_url( '/' ) ),
			esc_html( $version->hash() )
		);
	}

	/** The name has only ASCII characters, because some mail programs do not support others. */
	public static function file_name( TermsVersion $version ): string {
		$name = sanitize_file_name( strtolower( remove_accents( $version->title ) ) );
		$name = (string) preg_replace( '/[^a-z0-9-]+/', '', $name );
		return ( $name === '' ? 'terms' : substr( $name, 0, 60 ) ) . '-' . substr( $version->hash(), 0, 8 ) . '.html';
	}
}
