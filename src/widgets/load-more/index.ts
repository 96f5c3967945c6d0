/**
 * The link to the next page of a list appends that page (spec §4). Failures are silent
 * (spec §8): the link can be clicked again, and the pagination links stay below.
 */
import {
	announce,
	defineIsland,
	isModified,
	listen,
	readPage,
	settings,
	together,
	type ApiError,
} from '@vitrina/core';
import { watchEnd } from '../../components/near-end';
import { writeListState } from '../../components/list-return/place';
import { restoreList } from '../../components/list-return/return';
import { isLast } from './end';
import { createSavedPages } from './saved-pages';
import { parseMore, type MoreProps } from './props';

defineIsland( 'load-more', {
	mount( element, rawProps ) {
		const link = element.querySelector( 'a' );
		if ( ! link ) {
			return () => {};
		}
		const props = parseMore( rawProps );
		const list = () => document.querySelector( props.list );
		const loader = createLoader( props, link, list );
		const stopListening = together(
			listen< MouseEvent >( link, 'click', ( event ) => {
				if ( ! isModified( event ) ) {
					event.preventDefault();
					void loader.load();
				}
			} ),
			listen< MouseEvent >( document, 'click', ( event ) => {
				const target = event.target as Element;
				const item = target.closest(
					`${ props.list } ${ props.item }`
				);
				if ( item && target.closest( 'a' ) && ! isModified( event ) ) {
					writeListState( {
						card: item.id,
						top: item.getBoundingClientRect().top,
						y: window.scrollY,
					} );
				}
			} ),
			listen( window, 'pagehide', loader.saved.saveScroll )
		);
		// Set by src/theme/feed.ts or the portfolio filter on return to the list, not by PHP.
		if ( element.dataset.islandLoad === 'now' ) {
			void restoreList( {
				list,
				findItem: ( id ) => document.getElementById( id ),
				focusItem,
				restorePages: loader.restorePages,
				failed: () => {},
			} );
		}
		const watch =
			props.mode === 'scroll'
				? watchEnd( list, props, async () => {
						if ( await loader.load() ) {
							watch?.check();
						}
					} )
				: undefined;
		return () => {
			stopListening();
			watch?.stop();
			loader.stop();
		};
	},
} );

/** Loads one page after another. */
function createLoader(
	props: MoreProps,
	link: HTMLAnchorElement,
	list: () => Element | null
) {
	const stopped = new AbortController();
	const status = link.parentElement?.querySelector( '[role="status"]' );
	let { page } = props;
	let isBusy = false;
	let isEnd = false;
	const addressOf = ( number: number ) =>
		props.address.replace( '%#%', String( number ) );
	const saved = createSavedPages( link.href );

	const show = ( isLoading: boolean ) => {
		isBusy = isLoading;
		link.classList.toggle( 'loading', isLoading );
		if ( status ) {
			status.textContent = isLoading ? props.loading : '';
		}
	};

	/**
	 * Appends a page.
	 *
	 * @return The first new item.
	 */
	function append( html: string ): Element | undefined {
		const items = readItems( html, props.item );
		const added = items.filter( isNew );
		list()?.append( ...added );
		page++;
		link.href = addressOf( page + 1 );
		isEnd = isLast( { html, items: items.length, page }, props );
		return added[ 0 ];
	}

	function appendNext( html: string ): void {
		const hadFocus = link.matches( ':focus' );
		const first = append( html );
		saved.add( {
			url: addressOf( page ),
			html,
			next: isEnd ? '' : link.href,
			previous: '',
		} );
		if ( hadFocus ) {
			focusItem( first ?? list()?.lastElementChild );
		}
		if ( isEnd ) {
			link.hidden = true;
			announce( props.end );
		}
	}

	/** Restores the pages loaded before: from session storage, or fetched again. */
	async function restorePages( id: string, at: string ): Promise< void > {
		isBusy = true;
		try {
			for ( const stored of saved.read( id, at ) ) {
				const html = stored.html || ( await request( page + 1 ) );
				if ( stopped.signal.aborted ) {
					return;
				}
				append( html );
				saved.restore( { ...stored, html } );
				link.hidden = isEnd;
			}
		} finally {
			isBusy = false;
		}
	}

	return {
		saved,
		restorePages,
		stop: () => stopped.abort(),
		/** Loads the next page. Resolves to whether another page may follow. */
		async load(): Promise< boolean > {
			if ( isBusy || isEnd || stopped.signal.aborted ) {
				return false;
			}
			show( true );
			try {
				appendNext( await request( page + 1 ) );
				return ! isEnd;
			} catch ( error ) {
				// The request module could not be loaded: follow the link natively.
				const { code } = error as Partial< ApiError >;
				if (
					code === 'not_loaded' &&
					props.mode !== 'scroll' &&
					navigator.onLine
				) {
					window.location.assign( link.href );
				}
				return false;
			} finally {
				show( false );
			}
		},
	};

	async function request( number: number ): Promise< string > {
		const body = new URLSearchParams( props.call );
		body.set( 'page', String( number ) );
		const { status: code, html } = await readPage(
			settings().ajaxUrl,
			{ method: 'POST', body },
			{ signal: stopped.signal }
		);
		if ( code !== 200 || stopped.signal.aborted ) {
			throw new Error( `No page ${ number }` );
		}
		return html;
	}
}

function readItems( html: string, selector: string ): Element[] {
	const template = document.createElement( 'template' );
	template.innerHTML = html;
	return [ ...template.content.querySelectorAll( selector ) ];
}

/** Items published meanwhile move others to the next page, where they would be duplicates. */
const isNew = ( { id }: Element ) =>
	id === '' || document.getElementById( id ) === null;

function focusItem( item: Element | null | undefined ): void {
	item?.querySelector< HTMLElement >( 'a' )?.focus( { preventScroll: true } );
}
