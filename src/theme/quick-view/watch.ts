import { mountIsland, on } from '@vitrina/core';
import { enhanceVariationForms } from '../variation-form/variation-form';

/**
 * What a page does for quick views (src/widgets/quick-view) by itself: an address
 * that names one loads it, as the touch of a card's link does, and forms that come
 * with a product are the theme's.
 */
export function watchQuickView( root: Document ): void {
	// Later addresses are followed by the component itself.
	const follow = () => {
		const island = root.querySelector< HTMLElement >(
			'[data-island="quick-view"]'
		);
		if ( island && location.hash.includes( 'quick-view' ) ) {
			void mountIsland( island );
		}
	};
	window.addEventListener( 'popstate', follow );
	follow();
	on( 'quick-view:shown', ( { content } ) =>
		enhanceVariationForms( content )
	);
}
