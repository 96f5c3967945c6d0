import { createElement, type AllHTMLAttributes } from 'react';

interface ServerHtmlProps extends Omit<
	AllHTMLAttributes< HTMLElement >,
	'as'
> {
	/** The element's name, `div` by default. */
	readonly as?: keyof HTMLElementTagNameMap;
	/** Newer markup from the server; without it, the printed markup stays. */
	readonly html?: string | undefined;
}

/**
 * Server-rendered markup inside a component: from WooCommerce's templates, from
 * other plugins' hooks, or without state. React leaves it alone until `html`
 * changes.
 */
export function ServerHtml( {
	as = 'div',
	html = '',
	...attributes
}: ServerHtmlProps ) {
	return createElement( as, {
		...attributes,
		'data-server-html': '',
		suppressHydrationWarning: true,
		dangerouslySetInnerHTML: { __html: html },
	} );
}
