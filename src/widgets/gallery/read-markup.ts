import { findPart } from '@vitrina/react';
import { createGalleryStore, type GalleryStore } from './gallery-store';

/** A button as PHP printed it: -1 back, 1 on, with its name and its drawing. */
export interface PrintedButton {
	readonly by: -1 | 1;
	readonly html: string;
}

/** A thumbnail as PHP printed it. */
export interface PrintedThumbnail {
	/** Where it leads without a script. */
	readonly href: string;
	/** The picture. */
	readonly html: string;
}

/** What PHP printed of a gallery; see product-image.php and content-quickview.php. */
export interface GalleryProps {
	/** What scrolls, and what knows where it is. */
	readonly store: GalleryStore;
	readonly count: number;
	/** The thumbnail that is marked already; -1 for none. */
	readonly marked: number;
	/** Controls on the pictures; a quick view has none. */
	readonly stage: {
		readonly steps: readonly PrintedButton[];
		/** Whether pictures are counted and not told apart by dots. */
		readonly isCounted: boolean;
	} | null;
	readonly thumbnails: readonly PrintedThumbnail[];
	/** Buttons that turn the thumbnails; empty where all of them fit. */
	readonly pages: readonly PrintedButton[];
	/** Sentence for a screen reader, with `%1$s` for the picture and `%2$s` for how many. */
	readonly counter: string;
}

/**
 * Reads a gallery from its markup.
 *
 * @param  element The island.
 * @throws {Error} Where it has no pictures.
 */
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
