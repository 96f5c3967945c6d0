import { useLayoutEffect, useRef } from 'react';
import { useProductHtml } from '../use-product-html';

interface ProductProps {
	/** What the shop answered. */
	readonly html: string;
}

/** A product as the shop prints it; React leaves it alone. */
export function Product( { html }: ProductProps ) {
	const place = useRef< HTMLDivElement >( null );
	useProductHtml( place, html );
	useLayoutEffect( () => {
		// It may have been scrolled while it waited.
		place.current!.parentElement!.scrollTop = 0;
	}, [] );
	return <div ref={ place } className="quick-view__printed" />;
}
