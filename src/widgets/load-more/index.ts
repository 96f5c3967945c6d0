/**
 * The link to the next page of a list brings that page here (spec §4). It fails
 * without a word (spec §8): the link can be pressed again, and the links of the
 * pages stay underneath.
 */
import {
	announce,
	defineIsland,
	isModified,
	readPage,
	settings,
	type ApiError,
} from '@vitrina/core';
import { watchEnd } from '../../components/near-end';
import { writeListState } from '../../components/list-return/place';
import { restoreList } from '../../components/list-return/return';
import { isLast } from './end';
import { createMemory } from './memory';
import { parseMore, type MoreProps } from './props';

defineIsland( 'load-more', {
	mount( element, given ) {
		const link = element.querySelector( 'a' );
		if ( ! link ) {
			return () => {};
		}
		const props = parseMore( given );
		const list = () => document.querySelector( props.list );
		const loader = createLoader( props, link, list );
		const click = ( event: MouseEvent ) => {
			if ( ! isModified( event ) ) {
				event.preventDefault();
				void loader.load();
			}
		};
		const press = ( event: MouseEvent ) => {
			const target = event.target as Element;
			const item = target.closest( `${ props.list } ${ props.item }` );
			if ( item && target.closest( 'a' ) && ! isModified( event ) ) {
				writeListState( {
					card: item.id,
					top: item.getBoundingClientRect().top,
					y: window.scrollY,
				} );
			}
		};
		link.addEventListener( 'click', click );
		document.addEventListener( 'click', press );
		const leave = () => loader.memory.keepPlace();
		window.addEventListener( 'pagehide', leave );
		// PHP asks for no such haste: see src/theme/feed.ts.
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
			link.removeEventListener( 'click', click );
			document.removeEventListener( 'click', press );
			window.removeEventListener( 'pagehide', leave );
			watch?.stop();
			loader.stop();
		};
	},
} );

/**
 * Brings one page after another.
 *
 * @param props What the page says of the list.
 * @param link  What was the link to the next page.
 * @param list  Finds the list.
 */
function createLoader(
	props: MoreProps,
	link: HTMLAnchorElement,
	list: () => Element | null
) {
	const stopped = new AbortController();
	const status = link.parentElement?.querySelector( '[role="status"]' );
	let { page } = props;
	let isBusy = false;
	let isOver = false;
	const addressOf = ( number: number ) =>
		props.address.replace( '%#%', String( number ) );
	const memory = createMemory( link.href );

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
	function take( html: string ): Element | undefined {
		const items = readItems( html, props.item );
		const added = items.filter( isNew );
		list()?.append( ...added );
		page++;
		link.href = addressOf( page + 1 );
		isOver = isLast( { html, items: items.length, page }, props );
		return added[ 0 ];
	}

	function takeNext( html: string ): void {
		const hadFocus = link.matches( ':focus' );
		const first = take( html );
		memory.add( {
			url: addressOf( page ),
			html,
			next: isOver ? '' : link.href,
			previous: '',
		} );
		if ( hadFocus ) {
			focusItem( first ?? list()?.lastElementChild );
		}
		if ( isOver ) {
			link.hidden = true;
			announce( props.end );
		}
	}

	/** Restores the pages loaded before: from session storage, or fetched again. */
	async function restorePages( id: string, at: string ): Promise< void > {
		isBusy = true;
		try {
			for ( const kept of memory.read( id, at ) ) {
				const html = kept.html || ( await askFor( page + 1 ) );
				if ( stopped.signal.aborted ) {
					return;
				}
				take( html );
				memory.has( { ...kept, html } );
				link.hidden = isOver;
			}
		} finally {
			isBusy = false;
		}
	}

	return {
		memory,
		restorePages,
		stop: () => stopped.abort(),
		/** Whether a page has come, and another may follow. */
		async load(): Promise< boolean > {
			if ( isBusy || isOver || stopped.signal.aborted ) {
				return false;
			}
			show( true );
			try {
				takeNext( await askFor( page + 1 ) );
				return ! isOver;
			} catch ( error ) {
				// What sends calls did not come: the link's own way is left.
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

	async function askFor( number: number ): Promise< string > {
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

/**
 * The items of an answer, each once.
 *
 * @param html     The answer.
 * @param selector Of an item.
 */
function readItems( html: string, selector: string ): Element[] {
	const template = document.createElement( 'template' );
	template.innerHTML = html;
	return [ ...template.content.querySelectorAll( selector ) ];
}

/** Something published meanwhile moves an item to the next page, where it would come twice. */
const isNew = ( { id }: Element ) =>
	id === '' || document.getElementById( id ) === null;

function focusItem( item: Element | null | undefined ): void {
	item?.querySelector< HTMLElement >( 'a' )?.focus( { preventScroll: true } );
}
