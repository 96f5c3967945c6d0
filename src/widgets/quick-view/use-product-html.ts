import { emit, mountIsland, scan } from '@vitrina/core';
import { useLayoutEffect, type RefObject } from 'react';
import { makeIdsDistinct } from './distinct-ids';

/**
 * Inserts the HTML of a product, starts its form and islands, and removes all of it on
 * cleanup. The HTML comes from WooCommerce's templates and other plugins; the container
 * has no React children.
 */
export function useProductHtml(
	container: RefObject< HTMLElement >,
	html: string
): void {
	useLayoutEffect( () => {
		const content = container.current!;
		const part = document.createElement( 'template' );
		part.innerHTML = html;
		makeIdsDistinct( part.content, 'quick-view-' );
		content.append( part.content );
		emit( 'quick-view:shown', { content } );
		scan( content );
		for ( const gallery of content.querySelectorAll< HTMLElement >(
			'[data-island="gallery"]'
		) ) {
			void mountIsland( gallery );
		}
		return () => {
			content.replaceChildren();
			// Unmount the removed islands later: React cannot unmount roots while it renders.
			queueMicrotask( () => scan( content ) );
		};
	}, [ container, html ] );
}
