import { mountIsland } from '@vitrina/core';

const KEYS = /^(Arrow(Left|Right)|Home|End)$/;

/** Prepares galleries before src/widgets/gallery is loaded on the first interaction. */
export function watchGalleries( root: Document ): void {
	for ( const first of root.querySelectorAll(
		':is(.gallery__dots span, .gallery__thumbnails li):first-child'
	) ) {
		( first.querySelector( 'a' ) ?? first ).ariaCurrent = 'true';
	}
	// A strip is also scrolled by links, the wheel and scripts.
	root.addEventListener(
		'scroll',
		( { target } ) => {
			const gallery = waitingGallery( target );
			if ( gallery ) {
				void mountIsland( gallery );
			}
		},
		{ capture: true, passive: true }
	);
	// A key pressed before the component is loaded is dispatched again.
	root.addEventListener( 'keydown', ( event ) => {
		const { key, target } = event;
		const gallery = KEYS.test( key ) && waitingGallery( target );
		if ( gallery ) {
			event.preventDefault();
			void mountIsland( gallery ).then( () =>
				target?.dispatchEvent(
					new KeyboardEvent( 'keydown', { key, bubbles: true } )
				)
			);
		}
	} );
}

/** The gallery of a strip, if its component is not loaded yet and has not failed. */
const waitingGallery = ( target: EventTarget | null ) =>
	target instanceof Element && target.closest( '.gallery__strip' )
		? target.closest< HTMLElement >(
				'.gallery:is([data-island-state="waiting"], [data-island-state="loading"])'
			)
		: null;
