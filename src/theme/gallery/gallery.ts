import { isSliding, slide } from './slide';
import { enhanceThumbnails } from './thumbnails';

/** Milliseconds from one picture to the next (spec §9), where the page names none. */
const SLIDE_DURATION = 300;

/** Keys of the strip → the picture they lead to. */
const keys: Record< string, ( current: number, last: number ) => number > = {
	ArrowLeft: ( current ) => current - 1,
	ArrowRight: ( current ) => current + 1,
	Home: () => 0,
	End: ( current, last ) => last,
};

/**
 * The strip of pictures scrolls by itself. This adds buttons, keys and dots, and
 * keeps the clicks of thumbnails from moving the page.
 *
 * @param root Where to look for galleries.
 */
export function enhanceGalleries( root: ParentNode ): void {
	for ( const gallery of root.querySelectorAll< HTMLElement >(
		'.gallery'
	) ) {
		enhance( gallery );
	}
}

function enhance( gallery: HTMLElement ): void {
	const strip = gallery.querySelector< HTMLElement >( '.gallery__strip' );
	const last = ( strip?.children.length ?? 0 ) - 1;
	if ( ! strip || last < 1 ) {
		return;
	}
	const all = ( selector: string ) => [
		...gallery.querySelectorAll< HTMLElement >( selector ),
	];
	const thumbnails = all( '.gallery__thumbnails a' );
	const pictures = all( '.gallery__item a' );
	const dots = all( '.gallery__dots span' );
	const count = gallery.querySelector( '.gallery__count' );
	const buttons = all( '[data-step]' );
	const keepInView = enhanceThumbnails( gallery );
	let current = -1;

	const mark = ( index: number ): void => {
		if ( index === current ) {
			return;
		}
		for ( const marks of [ thumbnails, dots ] ) {
			marks[ current ]?.removeAttribute( 'aria-current' );
			marks[ index ]?.setAttribute( 'aria-current', 'true' );
		}
		current = index;
		pictures.forEach( ( link, at ) => {
			link.tabIndex = at === index ? 0 : -1;
		} );
		for ( const button of buttons ) {
			const next = index + Number( button.dataset.step );
			button.ariaDisabled = String( next < 0 || next > last );
		}
		if ( count ) {
			count.textContent = String( index + 1 );
		}
		keepInView( index );
	};

	const show = ( wanted: number ): void => {
		const index = Math.min( Math.max( wanted, 0 ), last );
		showPicture( strip, index );
		mark( index );
	};

	thumbnails.forEach( ( link, index ) =>
		link.addEventListener( 'click', ( event ) => {
			event.preventDefault();
			show( index );
		} )
	);
	for ( const button of buttons ) {
		button.hidden = false;
		button.addEventListener( 'click', () =>
			show( current + Number( button.dataset.step ) )
		);
	}
	strip.addEventListener( 'keydown', ( event ) => {
		const next = keys[ event.key ]?.( current, last );
		if ( next !== undefined ) {
			event.preventDefault();
			show( next );
			pictures[ current ]?.focus( { preventScroll: true } );
		}
	} );
	strip.addEventListener(
		'scroll',
		() => {
			if ( ! isSliding( strip ) ) {
				const place = Math.round(
					strip.scrollLeft / strip.clientWidth
				);
				places.set( strip, place );
				mark( place );
			}
		},
		{ passive: true }
	);
	for ( const element of all( '.gallery__dots' ) ) {
		element.hidden = false;
	}
	const first = Math.round( strip.scrollLeft / strip.clientWidth ) || 0;
	places.set( strip, first );
	mark( first );
}

/** The picture that a strip shows or is on its way to; the first, to begin with. */
const places = new WeakMap< HTMLElement, number >();

/**
 * Scrolls the strip to a picture, without moving the page. Where it is there
 * already, nothing is asked of the browser: it would lay out the page at once.
 */
export function showPicture( strip: HTMLElement, index: number ): void {
	if ( index === ( places.get( strip ) ?? 0 ) ) {
		return;
	}
	places.set( strip, index );
	slide(
		strip,
		index * strip.clientWidth,
		0,
		Number( strip.dataset.slide ?? SLIDE_DURATION )
	);
}
