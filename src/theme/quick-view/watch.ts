import { mountIsland, on } from '@vitrina/core';
import { enhanceVariationForms } from '../variation-form/variation-form';

/** Loads the quick view if the address names one, and enhances the forms in it. */
export function watchQuickView( root: Document ): void {
	// Once loaded, the component handles later addresses itself.
	const loadIfNamed = () => {
		const island = root.querySelector< HTMLElement >(
			'[data-island="quick-view"]'
		);
		if ( island && location.hash.includes( 'quick-view' ) ) {
			void mountIsland( island );
		}
	};
	window.addEventListener( 'popstate', loadIfNamed );
	loadIfNamed();
	on( 'quick-view:shown', ( { content } ) =>
		enhanceVariationForms( content )
	);
}
