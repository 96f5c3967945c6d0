import { defineIsland, isModified, listen } from '@vitrina/core';
import { parseLabels } from './labels';
import { openLightbox } from './lightbox';
import { isPictureAddress, readPictures, type Picture } from './pictures';
import 'photoswipe/dist/photoswipe.css';
import './lightbox.scss';

/**
 * The island contains the pictures: a strip of links to the large files, and beside it a
 * link that opens the current one.
 */
defineIsland( 'gallery-lightbox', {
	mount( element, props ) {
		const labels = parseLabels( props );
		const strip = element.querySelector< HTMLElement >( '.gallery__strip' );

		const open = ( event: MouseEvent ): void => {
			const link = ( event.target as Element ).closest( 'a' );
			if (
				! strip ||
				! link ||
				isModified( event ) ||
				! isPictureAddress( link.href )
			) {
				return;
			}
			const pictures = readPictures( strip );
			const inView = Math.round( strip.scrollLeft / strip.clientWidth );
			const own = pictures.findIndex(
				( picture ) => picture.element === link
			);
			event.preventDefault();
			const lightbox = openLightbox(
				pictures,
				own < 0 ? inView || 0 : own,
				labels,
				( picture ) => scrollTo( strip, picture )
			);
			lightbox.on( 'destroy', () => {
				const seen = pictures[ lightbox.currIndex ]?.element;
				( own < 0 ? link : seen )?.focus( { preventScroll: true } );
			} );
		};

		return listen( element, 'click', open );
	},
} );

/** Scrolls the strip behind to the current picture, so that closing returns to it. */
function scrollTo( strip: HTMLElement, { element }: Picture ): void {
	const index = [ ...strip.children ].findIndex( ( item ) =>
		item.contains( element )
	);
	strip.scrollTo( {
		left: index * strip.clientWidth,
		behavior: 'instant',
	} );
}
