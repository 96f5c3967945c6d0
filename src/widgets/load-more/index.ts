/**
 * The link to the next page of a list brings that page here (spec §4). It fails
 * without a word (spec §8): the link can be pressed again, and the links of the
 * pages stay underneath.
 */
import { announce, defineIsland, readPage, settings } from '@vitrina/core';
import { watchEnd } from '../../components/near-end';
import { isModified } from '../../core/modified';
import { isLast } from './end';
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
		link.addEventListener( 'click', click );
		const watch =
			props.mode === 'scroll'
				? watchEnd( list, props, async () => {
						if ( await loader.load() ) {
							watch?.look();
						}
					} )
				: undefined;
		return () => {
			link.removeEventListener( 'click', click );
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

	const show = ( isLoading: boolean ) => {
		isBusy = isLoading;
		link.classList.toggle( 'loading', isLoading );
		if ( status ) {
			status.textContent = isLoading ? props.loading : '';
		}
	};

	function take( html: string ): void {
		const items = readItems( html, props.item );
		const added = items.filter( isNew );
		const hadFocus = link.matches( ':focus' );
		list()?.append( ...added );
		page++;
		link.href = props.address.replace( '%#%', String( page + 1 ) );
		isOver = isLast( { html, items: items.length, page }, props );
		if ( hadFocus ) {
			focusItem( added[ 0 ] ?? list()?.lastElementChild );
		}
		if ( isOver ) {
			link.hidden = true;
			announce( props.end );
		}
	}

	return {
		stop: () => stopped.abort(),
		/** Whether a page has come, and another may follow. */
		async load(): Promise< boolean > {
			if ( isBusy || isOver || stopped.signal.aborted ) {
				return false;
			}
			show( true );
			try {
				const { status: code, html } = await ask( page + 1 );
				const hasCome = code === 200 && ! stopped.signal.aborted;
				if ( hasCome ) {
					take( html );
				}
				return hasCome && ! isOver;
			} catch {
				return false;
			} finally {
				show( false );
			}
		},
	};

	function ask( number: number ) {
		const body = new URLSearchParams( props.call );
		body.set( 'page', String( number ) );
		return readPage(
			settings().ajaxUrl,
			{ method: 'POST', body },
			{ signal: stopped.signal }
		);
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
