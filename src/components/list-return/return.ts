/**
 * Restores a list that loaded more pages in place: pages, scroll position and
 * focus. Used by the product listing, the blog and the portfolio.
 */
import { readListState } from './place';
import { readScroll } from './session';

/** A list that can be restored after Back. */
export interface RestorableList {
	/** The element around its items. */
	readonly list: () => Element | null;
	/** Finds the item that was clicked, by `card` of the list's state. */
	readonly findItem: ( name: string ) => HTMLElement | null;
	/** Moves the focus to an item's link, without scrolling. */
	readonly focusItem: ( item: Element ) => void;
	/** Restores the pages stored under an id, up to the one at an address; may fail. */
	readonly restorePages: ( id: string, at: string ) => Promise< void >;
	/** Called if pages could not be restored. */
	readonly failed: () => void;
}

/** Whether Back or Forward led to this page. A new visit or a reload restores nothing. */
export const isBackNavigation = () =>
	Object( window.performance.getEntriesByType( 'navigation' )[ 0 ] ).type ===
	'back_forward';

/** Restores the pages, scroll position and focus that the visitor left. */
export async function restoreList( list: RestorableList ): Promise< void > {
	const state = readListState();
	if ( ! state ) {
		return;
	}
	preventBrowserRestoration();
	// Defers the layout of items outside the window: all come back at once, but
	// only a few are visible.
	const settle = ( isSettling: boolean ) =>
		list.list()?.classList.toggle( 'is-settling', isSettling );
	const left = state.id ? readScroll( window.sessionStorage, state.id ) : NaN;
	const leftAtItem = ! ( Math.abs( left - ( state.y ?? 0 ) ) > 2 );
	if ( state.id ) {
		settle( leftAtItem );
		await list
			.restorePages( state.id, state.at ?? '' )
			.catch( () => list.failed() );
	}
	const item = state.card ? list.findItem( state.card ) : null;
	if ( item && leftAtItem ) {
		const { top } = item.getBoundingClientRect();
		window.scrollBy( {
			top: top - ( state.top ?? 0 ),
			behavior: 'instant',
		} );
		list.focusItem( item );
		// After the frame that shows the item.
		window.requestAnimationFrame( () =>
			setTimeout( () =>
				preserveScrollPosition( item, () => settle( false ), state.top )
			)
		);
		return;
	}
	settle( false );
	if ( left >= 0 ) {
		window.scrollTo( { top: left, behavior: 'instant' } );
	}
}

/**
 * The browser also restores the scroll position, sometimes only after the last
 * image. By then it is wrong, as the heights of items were only estimated.
 */
function preventBrowserRestoration(): void {
	const setMode = ( mode: ScrollRestoration ) => {
		window.history.scrollRestoration = mode;
	};
	setMode( 'manual' );
	const resetMode = () =>
		window.requestAnimationFrame( () =>
			setTimeout( () => setMode( 'auto' ) )
		);
	if ( document.readyState === 'complete' ) {
		resetMode();
	} else {
		window.addEventListener( 'load', resetMode, { once: true } );
	}
}

/**
 * Changes the page without moving an element in the window.
 *
 * @param anchor The element.
 * @param change Changes the page.
 * @param wanted Its intended position in the window, in px. Browsers scroll by whole
 *               pixels, so the element may be up to 1 px away from it. Such a difference
 *               is corrected; otherwise each Back would move the list further.
 */
export function preserveScrollPosition(
	anchor: Element | undefined,
	change: () => void,
	wanted = NaN
): void {
	const before = anchor?.getBoundingClientRect().top ?? 0;
	change();
	const after = anchor?.getBoundingClientRect().top ?? 0;
	window.scrollBy( {
		top: after - ( Math.abs( before - wanted ) < 1 ? wanted : before ),
		behavior: 'instant',
	} );
}
