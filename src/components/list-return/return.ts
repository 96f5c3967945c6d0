/**
 * Back to a list that went on in place: its pages, the place, the focus. The
 * listing of products, the blog and the portfolio do it here.
 */
import { readPlace } from './place';
import { readScroll } from './session';

/** A list that somebody comes back to. */
export interface ReturningList {
	/** The element around its items. */
	readonly list: () => Element | null;
	/**
	 * The item that was pressed, if it is there.
	 *
	 * @param name As the place has it.
	 */
	readonly findItem: ( name: string ) => HTMLElement | null;
	/** Moves the focus to an item's link, without scrolling. */
	readonly focusItem: ( item: Element ) => void;
	/**
	 * Puts the pages back; may fail.
	 *
	 * @param id Under which they are kept.
	 * @param at The address of the last one that was shown.
	 */
	readonly bringPages: ( id: string, at: string ) => Promise< void >;
	/** Some pages have not come back. */
	readonly failed: () => void;
}

/** A page that is asked for anew begins anew. */
export const isReturn = () =>
	Object( window.performance.getEntriesByType( 'navigation' )[ 0 ] ).type ===
	'back_forward';

/**
 * Puts back what was there when somebody left: the pages, the place, the focus.
 *
 * @param back The list.
 */
export async function comeBack( back: ReturningList ): Promise< void > {
	const place = readPlace();
	if ( ! place ) {
		return;
	}
	keepBrowserFromScrolling();
	// Lets the items outside the window wait for their layout: of those that
	// come back all at once, only a few are looked at first.
	const settle = ( isSettling: boolean ) =>
		back.list()?.classList.toggle( 'is-settling', isSettling );
	const left = place.id ? readScroll( window.sessionStorage, place.id ) : NaN;
	const leftAtItem = ! ( Math.abs( left - ( place.y ?? 0 ) ) > 2 );
	if ( place.id ) {
		settle( leftAtItem );
		await back
			.bringPages( place.id, place.at ?? '' )
			.catch( () => back.failed() );
	}
	const item = place.card ? back.findItem( place.card ) : null;
	if ( item && leftAtItem ) {
		const { top } = item.getBoundingClientRect();
		window.scrollBy( {
			top: top - ( place.top ?? 0 ),
			behavior: 'instant',
		} );
		back.focusItem( item );
		// Behind the frame that shows the item.
		window.requestAnimationFrame( () =>
			setTimeout( () => keepInPlace( item, () => settle( false ) ) )
		);
		return;
	}
	settle( false );
	if ( left >= 0 ) {
		window.scrollTo( { top: left, behavior: 'instant' } );
	}
}

/**
 * The browser, too, scrolls to where the page stood, as late as with the last
 * picture: by then to a place that items of estimated height have moved.
 */
function keepBrowserFromScrolling(): void {
	const setMode = ( mode: ScrollRestoration ) => {
		window.history.scrollRestoration = mode;
	};
	setMode( 'manual' );
	const giveBack = () =>
		window.requestAnimationFrame( () =>
			setTimeout( () => setMode( 'auto' ) )
		);
	if ( document.readyState === 'complete' ) {
		giveBack();
	} else {
		window.addEventListener( 'load', giveBack, { once: true } );
	}
}

/**
 * Changes the page around what is looked at, which stays where it is.
 *
 * @param anchor What is looked at.
 * @param change
 */
export function keepInPlace(
	anchor: Element | undefined,
	change: () => void
): void {
	const before = anchor?.getBoundingClientRect().top ?? 0;
	change();
	const after = anchor?.getBoundingClientRect().top ?? 0;
	window.scrollBy( { top: after - before, behavior: 'instant' } );
}
