import { useLayoutEffect, useRef } from 'react';
import { useProductHtml } from '../use-product-html';

/** A product as raw HTML from the shop. */
export function Product( { html }: { readonly html: string } ) {
	const container = useRef< HTMLDivElement >( null );
	useProductHtml( container, html );
	useLayoutEffect( () => {
		// The loading view may have been scrolled.
		container.current!.parentElement!.scrollTop = 0;
	}, [] );
	return <div ref={ container } className="quick-view__printed" />;
}
