import { nextPaint, showDialog } from '@vitrina/core';
import PhotoSwipe from 'photoswipe';
import { prefersReducedMotion } from '../../components/reduced-motion';
import { lockScroll, unlockScroll } from '../../dialog/scroll-lock';
import { formatPosition, type Labels } from './labels';
import type { Picture } from './pictures';

/** In milliseconds, for opening, closing and zooming (spec §9). */
const DURATION = 250;

/**
 * Shows pictures over the whole window. A native dialog around PhotoSwipe makes the page
 * inert and returns the focus.
 */
export function openLightbox(
	pictures: readonly Picture[],
	index: number,
	labels: Labels,
	onShow: ( picture: Picture ) => void
): PhotoSwipe {
	// The theme shows the clicked picture until this script is loaded.
	const early =
		document.querySelector< HTMLDialogElement >( 'dialog.lightbox' );
	const dialog = early ?? createDialog( labels );
	const isStill = prefersReducedMotion();
	const duration = isStill ? 0 : DURATION;
	const lightbox = new PhotoSwipe( {
		// If the size of a file is unknown, the size of the window is used.
		dataSource: pictures.map( ( picture ) => ( {
			...picture,
			width: picture.width || innerWidth,
			height: picture.height || innerHeight,
			thumbCropped: true,
		} ) ),
		index,
		appendToEl: dialog,
		loop: false,
		bgOpacity: 1,
		showHideAnimationType: isStill ? 'none' : 'zoom',
		showAnimationDuration: early ? 0 : duration,
		hideAnimationDuration: duration,
		zoomAnimationDuration: duration,
		tapAction: 'close',
		imageClickAction: 'zoom-or-close',
		// The dialog itself keeps the focus inside and returns it.
		trapFocus: false,
		returnFocus: false,
		counter: false,
		errorMsg: labels.failed,
		closeTitle: labels.close,
		zoomTitle: labels.zoom,
		arrowPrevTitle: labels.previous,
		arrowNextTitle: labels.next,
	} );

	addTexts( lightbox, pictures, labels );
	lightbox.on( 'afterInit', () => removeEnglishNames( lightbox ) );
	lightbox.on( 'change', () => {
		const picture = pictures[ lightbox.currIndex ];
		if ( picture ) {
			onShow( picture );
		}
	} );
	lightbox.on( 'destroy', () => {
		dialog.close();
		dialog.remove();
		unlockScroll();
	} );
	closeWhenOpen( lightbox, dialog );

	lightbox.on( 'openingAnimationEnd', () =>
		early?.querySelector( ':scope > img' )?.remove()
	);
	// The focus moves to PhotoSwipe's element, which exists only after `init()`.
	const shown = early ? nextPaint() : showDialog( dialog );
	void shown.then( () => lightbox.element?.focus() );
	lockScroll( () => dialog.isConnected );
	lightbox.init();
	return lightbox;
}

function createDialog( { label }: Labels ): HTMLDialogElement {
	const dialog = document.createElement( 'dialog' );
	dialog.className = 'lightbox';
	dialog.setAttribute( 'aria-label', label );
	document.body.append( dialog );
	return dialog;
}

/** PhotoSwipe ignores a close during its opening animation, so it is deferred. */
function closeWhenOpen(
	lightbox: PhotoSwipe,
	dialog: HTMLDialogElement
): void {
	const close = (): void => {
		if ( lightbox.opener.isOpening ) {
			lightbox.on( 'openingAnimationEnd', () => lightbox.close() );
		} else {
			lightbox.close();
		}
	};
	dialog.addEventListener( 'cancel', ( event ) => {
		event.preventDefault();
		close();
	} );
	lightbox.on( 'keydown', ( event ) => {
		if ( event.originalEvent.key === 'Escape' ) {
			event.preventDefault();
			event.originalEvent.preventDefault();
			close();
		}
	} );
}

/** Removes PhotoSwipe's English descriptions: the dialog has a name. */
function removeEnglishNames( { element, scrollWrap }: PhotoSwipe ): void {
	element?.removeAttribute( 'role' );
	scrollWrap?.removeAttribute( 'aria-roledescription' );
	element
		?.querySelectorAll( '[aria-roledescription]' )
		.forEach( ( slide ) =>
			slide.removeAttribute( 'aria-roledescription' )
		);
}

/** Adds the counter and the caption. */
function addTexts(
	lightbox: PhotoSwipe,
	pictures: readonly Picture[],
	labels: Labels
): void {
	const addText = (
		name: string,
		appendTo: 'bar' | 'root',
		write: ( element: HTMLElement, index: number ) => void
	): void => {
		lightbox.ui?.registerElement( {
			name,
			order: 5,
			appendTo,
			onInit: ( element ) => {
				const update = () => write( element, lightbox.currIndex );
				lightbox.on( 'change', update );
				update();
			},
		} );
	};

	lightbox.on( 'uiRegister', () => {
		if ( pictures.length > 1 ) {
			addText( 'position', 'bar', ( element, index ) => {
				element.setAttribute( 'role', 'status' );
				element.textContent = formatPosition(
					labels,
					index,
					pictures.length
				);
			} );
		}
		addText( 'caption', 'root', ( element, index ) => {
			element.textContent = pictures[ index ]?.caption ?? '';
			element.hidden = ! element.textContent;
		} );
	} );
}
