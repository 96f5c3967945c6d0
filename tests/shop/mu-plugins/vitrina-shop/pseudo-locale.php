<?php
/**
 * The pseudo-locale: a text that went through gettext comes out in marks, ours
 * in ⟦ ⟧, WordPress's and WooCommerce's in ⟨ ⟩. What a shopper reads outside of
 * marks, and what is no content of the shop, cannot be translated.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Demo;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

const PSEUDO_LOCALE = 'en_XA';

/**
 * Marks every text of this request, in PHP and in scripts that use wp.i18n.
 */
function mark_texts(): void {
	add_filter( 'gettext', static fn ( string $said, string $text, string $domain ): string => marked( $said, $text, '', $domain ), PHP_INT_MAX, 3 );
	add_filter( 'gettext_with_context', static fn ( string $said, string $text, string $context, string $domain ): string => marked( $said, $text, $context, $domain ), PHP_INT_MAX, 4 );
	add_filter( 'ngettext', static fn ( string $said, string $one, string $many, int $number, string $domain ): string => marked( $said, $one, '', $domain ), PHP_INT_MAX, 5 );
	add_filter( 'ngettext_with_context', static fn ( string $said, string $one, string $many, int $number, string $context, string $domain ): string => marked( $said, $one, $context, $domain ), PHP_INT_MAX, 6 );
	add_action(
		'wp_default_scripts',
		static fn ( \WP_Scripts $scripts ): bool => $scripts->add_inline_script( 'wp-i18n', script_marks() ),
		PHP_INT_MAX
	);
}

/**
 * A text in the marks of its domain.
 *
 * @param string $said    The translation.
 * @param string $text    The message id.
 * @param string $context Of the message, or ''.
 * @param string $domain  Its text domain.
 */
function marked( string $said, string $text, string $context, string $domain ): string {
	$is_ours = str_starts_with( $domain, 'vitrina' );
	if ( ! $is_ours && is_for_machines( $text, $context ) ) {
		return $said;
	}
	$words = preg_replace( '/%(\d+\$)?[a-z]|<[^>]*>|&#?\w+;/i', '', $said ) ?? $said;
	if ( preg_match( '/\p{L}/u', $words ) !== 1 ) {
		return $said;
	}
	return $is_ours ? "⟦{$said}⟧" : "⟨{$said}⟩";
}

/**
 * Whether WordPress or WooCommerce reads the translation, and no shopper: formats
 * of dates and numbers, directions, parts of addresses.
 *
 * @param string $text    The message id.
 * @param string $context Of the message, or ''.
 */
function is_for_machines( string $text, string $context ): bool {
	return preg_match( '/slug|direction|on or off|word count|permalink|locale|format/i', $context ) === 1
		|| preg_match( '/^(number_format_|html_lang_attribute|start_of_week)/', $text ) === 1
		|| preg_match( '/^([dDjlNSwzWFmMntLoYyaABgGhHisueIOPpTZcrU]{1,2}[ ,.:\/\\\\-]+)+[dDjlNSwzWFmMntLoYyaABgGhHisueIOPpTZcrU]{1,2}$/', $text ) === 1;
}

/**
 * The same for wp.i18n, by its own filters.
 */
function script_marks(): string {
	return <<<'JS'
	( function () {
		const marked = ( said, domain ) => {
			if ( ! /\p{L}/u.test( said.replace( /%(\d+\$)?[a-z]|<[^>]*>/gi, '' ) ) ) {
				return said;
			}
			return /^vitrina/.test( domain ) ? `⟦${ said }⟧` : `⟨${ said }⟩`;
		};
		const machines = /direction|format|slug/i;
		const on = ( name, mark ) => wp.hooks.addFilter( `i18n.${ name }`, 'vitrina/pseudo-locale', mark );
		on( 'gettext', ( said, text, domain ) => marked( said, domain ) );
		on( 'gettext_with_context', ( said, text, context, domain ) => machines.test( context ) ? said : marked( said, domain ) );
		on( 'ngettext', ( said, one, many, number, domain ) => marked( said, domain ) );
		on( 'ngettext_with_context', ( said, one, many, number, context, domain ) => marked( said, domain ) );
	} )();
	JS;
}
