import { defineIsland, isModified, listen, together } from '@vitrina/core';
import { isPictureAddress, OPEN_PICTURE } from '../../components/picture-link';
import { parseLabels } from './labels';
import { openLightbox } from './lightbox';
import { readPictures, type Picture } from './pictures';
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

		const open = ( link: HTMLAnchorElement, from: HTMLElement ): void => {
			const pictures = readPictures( from );
			const inView = Math.round( from.scrollLeft / from.clientWidth );
			const own = pictures.findIndex(
				( picture ) => picture.element === link
			);
			const lightbox = openLightbox(
				pictures,
				own < 0 ? inView || 0 : own,
				labels,
				( picture ) => scrollTo( from, picture )
			);
			lightbox.on( 'destroy', () => {
				const seen = pictures[ lightbox.currIndex ]?.element;
				( own < 0 ? link : seen )?.focus( { preventScroll: true } );
			} );
		};

		return together(
			listen< MouseEvent >( element, 'click', ( event ) => {
				const link = ( event.target as Element ).closest( 'a' );
				if (
					strip &&
					link &&
					! isModified( event ) &&
					isPictureAddress( link.href )
				) {
					event.preventDefault();
					open( link, strip );
				}
			} ),
			listen< CustomEvent< HTMLAnchorElement > >(
				element,
				OPEN_PICTURE,
				( { detail } ) => strip && open( detail, strip )
			)
		);
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
