import PhotoSwipe from 'photoswipe';
import { sayPosition, type Labels } from './labels';
import type { Picture } from './pictures';

/** Milliseconds of opening and closing (spec §9). */
const DURATION = 250;

/**
 * Shows pictures over the whole window. A native dialog around PhotoSwipe keeps
 * everything behind it inert and gives the focus back.
 *
 * @param pictures What to show.
 * @param index    Which comes first.
 * @param labels   What it says.
 * @param onShow   Told of each picture shown.
 */
export function openLightbox(
	pictures: readonly Picture[],
	index: number,
	labels: Labels,
	onShow: ( picture: Picture ) => void
): PhotoSwipe {
	const dialog = document.createElement( 'dialog' );
	dialog.className = 'lightbox';
	dialog.setAttribute( 'aria-label', labels.label );
	document.body.append( dialog );

	const isStill = matchMedia( '(prefers-reduced-motion: reduce)' ).matches;
	const duration = isStill ? 0 : DURATION;
	const lightbox = new PhotoSwipe( {
		// A page that does not tell the size of a file: as large as the window.
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
		showAnimationDuration: duration,
		hideAnimationDuration: duration,
		zoomAnimationDuration: duration,
		tapAction: 'close',
		imageClickAction: 'zoom-or-close',
		// The dialog does both.
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
	lightbox.on( 'afterInit', () => nameParts( lightbox ) );
	lightbox.on( 'change', () => {
		const picture = pictures[ lightbox.currIndex ];
		if ( picture ) {
			onShow( picture );
		}
	} );
	lightbox.on( 'destroy', () => {
		dialog.close();
		dialog.remove();
	} );
	closeWhenOpen( lightbox, dialog );

	dialog.showModal();
	lightbox.init();
	lightbox.element?.focus();
	return lightbox;
}

/** PhotoSwipe ignores what would close it while it opens. */
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

/** Takes away PhotoSwipe's English descriptions: the dialog has a name already. */
function nameParts( { element, scrollWrap }: PhotoSwipe ): void {
	element?.removeAttribute( 'role' );
	scrollWrap?.removeAttribute( 'aria-roledescription' );
	element
		?.querySelectorAll( '[aria-roledescription]' )
		.forEach( ( slide ) =>
			slide.removeAttribute( 'aria-roledescription' )
		);
}

/** The counter above and the caption below. */
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
				const follow = () => write( element, lightbox.currIndex );
				lightbox.on( 'change', follow );
				follow();
			},
		} );
	};

	lightbox.on( 'uiRegister', () => {
		if ( pictures.length > 1 ) {
			addText( 'position', 'bar', ( element, index ) => {
				element.setAttribute( 'role', 'status' );
				element.textContent = sayPosition(
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
