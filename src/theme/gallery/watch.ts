import { mountIsland } from '@vitrina/core';

const KEYS = /^(Arrow(Left|Right)|Home|End)$/;

/**
 * A gallery's controls are a component that comes with the first touch, see
 * src/widgets/gallery. This is what happens to a gallery before that.
 *
 * @param root Where to look for galleries.
 */
export function watchGalleries( root: Document ): void {
	for ( const first of root.querySelectorAll(
		':is(.gallery__dots span, .gallery__thumbnails li):first-child'
	) ) {
		( first.querySelector( 'a' ) ?? first ).ariaCurrent = 'true';
	}
	// Also moved without a touch: by a link, the wheel, a script.
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
	// A key that is quicker than the network is pressed again after it.
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

/** The gallery of a strip, while its component is not there and may still come. */
const waitingGallery = ( target: EventTarget | null ) =>
	target instanceof Element && target.closest( '.gallery__strip' )
		? target.closest< HTMLElement >(
				'.gallery:is([data-island-state="waiting"], [data-island-state="loading"])'
			)
		: null;
