import { emit, mountIsland, scan } from '@vitrina/core';
import { useLayoutEffect, type RefObject } from 'react';
import { makeIdsDistinct } from './distinct-ids';

/**
 * Puts a product into the view, its form working as on its own page, and takes
 * it out again with the islands in it.
 *
 * @param place Has no children of React's.
 * @param html  What the shop answered: WooCommerce's templates, and what other
 *              plugins hook into them.
 */
export function useProductHtml(
	place: RefObject< HTMLElement >,
	html: string
): void {
	useLayoutEffect( () => {
		const content = place.current!;
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
			// The islands have left the page; React ends none while it draws.
			queueMicrotask( () => scan( content ) );
		};
	}, [ place, html ] );
}
