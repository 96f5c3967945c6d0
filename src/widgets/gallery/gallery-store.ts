import { createStore, isSliding, slide } from '@vitrina/react';

/** Milliseconds from one picture to the next (spec §9), where the page names none. */
const SLIDE_DURATION = 300;

export type GalleryStore = ReturnType< typeof createGalleryStore >;

/**
 * Which picture a strip shows or is on its way to. The strip scrolls by itself,
 * by finger, wheel and key; this follows it, and moves it.
 *
 * @param strip The pictures, side by side.
 */
export function createGalleryStore( strip: HTMLElement ) {
	const last = strip.children.length - 1;
	const place = () => Math.round( strip.scrollLeft / strip.clientWidth ) || 0;

	return createStore( { current: place() }, ( { get, set } ) => {
		/** @param wanted Index of a picture; beyond an end means that end. */
		const show = ( wanted: number ) => {
			const current = Math.min( Math.max( wanted, 0 ), last );
			// Where it is already, nothing is asked of the browser: it would lay
			// out the page at once.
			if ( current !== get().current ) {
				set( { current } );
				slideTo( strip, current );
			}
		};
		return {
			show,
			/** @param by 1 to the next picture, -1 to the previous one. */
			step: ( by: -1 | 1 ) => show( get().current + by ),
			/** The strip has scrolled, by whatever means. */
			follow() {
				if ( ! isSliding( strip ) ) {
					set( { current: place() } );
				}
			},
			/** Moves the focus to the picture that is shown. */
			focusPicture: () =>
				pictureLinks( strip )[ get().current ]?.focus( {
					preventScroll: true,
				} ),
			/**
			 * Makes one of the pictures' links a stop for Tab, the server's
			 * markup being what it is; null gives all of them back.
			 *
			 * @param index Which.
			 */
			makeStop: ( index: number | null ) =>
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
