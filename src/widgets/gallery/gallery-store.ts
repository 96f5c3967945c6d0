import { createStore, isSliding, slide } from '@vitrina/react';

/** In milliseconds, from one picture to the next (spec §9); the default if the markup has none. */
const SLIDE_DURATION = 300;

export type GalleryStore = ReturnType< typeof createGalleryStore >;

/**
 * Creates the store of the picture that a strip shows or scrolls to. The strip scrolls
 * natively by touch, wheel and keys; the store follows it, and can scroll it.
 */
export function createGalleryStore( strip: HTMLElement ) {
	const last = strip.children.length - 1;
	const position = () =>
		Math.round( strip.scrollLeft / strip.clientWidth ) || 0;

	return createStore( { current: position() }, ( { get, set } ) => {
		/** @param wanted Index of a picture; clamped to the first and last. */
		const show = ( wanted: number ) => {
			const current = Math.min( Math.max( wanted, 0 ), last );
			// Scrolling to the current position would force a layout.
			if ( current !== get().current ) {
				set( { current } );
				slideTo( strip, current );
			}
		};
		return {
			show,
			/** @param by 1 to the next picture, -1 to the previous one. */
			step: ( by: -1 | 1 ) => show( get().current + by ),
			onScroll() {
				if ( ! isSliding( strip ) ) {
					set( { current: position() } );
				}
			},
			focusPicture: () =>
				pictureLinks( strip )[ get().current ]?.focus( {
					preventScroll: true,
				} ),
			/** Makes one picture link the only tab stop; null restores all links. */
			setTabStop: ( index: number | null ) =>
				pictureLinks( strip ).forEach( ( link, at ) => {
					link.tabIndex = index === null || at === index ? 0 : -1;
				} ),
		};
	} );
}

const pictureLinks = ( strip: HTMLElement ) => [
	...strip.querySelectorAll< HTMLElement >( '.gallery__item a' ),
];

/** Scrolls the strip to a picture, without moving the page. */
function slideTo( strip: HTMLElement, index: number ): void {
	slide(
		strip,
		index * strip.clientWidth,
		0,
		Number( strip.dataset.slide ?? SLIDE_DURATION )
	);
}
