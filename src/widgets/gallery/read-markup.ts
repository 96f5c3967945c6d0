import { findPart } from '@vitrina/react';
import { createGalleryStore, type GalleryStore } from './gallery-store';

/** A button in PHP's markup: -1 for back, 1 for forward, with name and icon. */
export interface PrintedButton {
	readonly by: -1 | 1;
	readonly html: string;
}

export interface PrintedThumbnail {
	/** URL of the link without JavaScript. */
	readonly href: string;
	/** HTML of the image. */
	readonly html: string;
}

/** PHP's markup of a gallery; see product-image.php and content-quickview.php. */
export interface GalleryProps {
	readonly store: GalleryStore;
	readonly count: number;
	/** Index of the thumbnail that the server marks as current; -1 for none. */
	readonly marked: number;
	/** Controls over the pictures; null in a quick view. */
	readonly stage: {
		readonly steps: readonly PrintedButton[];
		/** Whether a count is shown in place of dots. */
		readonly isCounted: boolean;
	} | null;
	readonly thumbnails: readonly PrintedThumbnail[];
	/** Buttons that scroll the thumbnails; empty if all of them fit. */
	readonly pages: readonly PrintedButton[];
	/** Announcement, with `%1$s` for the picture and `%2$s` for the number of pictures. */
	readonly counter: string;
}

/** Reads a gallery from its markup. Throws if it has no pictures. */
export function readMarkup( element: HTMLElement ): GalleryProps {
	const strip = findPart( element, '.gallery__strip', 'gallery' );
	const buttons = ( name: 'step' | 'page' ): PrintedButton[] =>
		[
			...element.querySelectorAll< HTMLElement >(
				`.gallery__button--${ name }`
			),
		].map( ( { dataset, innerHTML } ) => ( {
			by: dataset[ name ] === '1' ? 1 : -1,
			html: innerHTML,
		} ) );
	const links = [ ...element.querySelectorAll( '.gallery__thumbnails a' ) ];
	return {
		store: createGalleryStore( strip ),
		count: strip.children.length,
		marked: links.findIndex( ( link ) =>
			link.hasAttribute( 'aria-current' )
		),
		stage: element.querySelector( '.gallery__stage' ) && {
			steps: buttons( 'step' ),
			isCounted: element.querySelector( '.gallery__count' ) !== null,
		},
		thumbnails: links.map( ( link ) => ( {
			href: link.getAttribute( 'href' ) ?? '',
			html: link.innerHTML,
		} ) ),
		pages: buttons( 'page' ),
		counter: strip.dataset.counter ?? '',
	};
}
