import { announce, type ApiError } from '@vitrina/core';
import { openPanel } from '../../dialog/panel';
import { showNotices } from '../notices';
import { leaveAddress, pushAddress, replaceAddress } from './address';
import * as frame from './frame';
import { readAddress } from './read-address';
import { cancelRequest, requestProduct } from './request';

interface View {
	dialog: HTMLDialogElement;
	/** The product shown or on its way. */
	id: string;
	/** Its card's link; null when the page has none. */
	link: HTMLAnchorElement | null;
}

/** The dialog in the page: open, or closed a moment ago. */
let view: View | null = null;

/** Loads what the first opening will need. */
export const prepare = frame.loadStyles;

/**
 * Opens the quick view of a card, as a step that Back undoes.
 *
 * @param link The card's link; its `data-quick-view` is the product.
 */
export function open( link: HTMLAnchorElement ): void {
	const id = link.dataset.quickView ?? '';
	pushAddress( id );
	void show( id, link );
}

/** Opens, changes or closes the quick view, as the address says. */
export function followAddress(): void {
	const id = readAddress();
	if ( ! id ) {
		view?.dialog.close();
	} else if ( ! view?.dialog.open || view.id !== id ) {
		void show( id, findLink( id ) );
	}
}

async function show(
	id: string,
	link: HTMLAnchorElement | null
): Promise< void > {
	await frame.loadStyles();
	if ( readAddress() !== id ) {
		return;
	}
	const current = view ?? create();
	if ( ! current ) {
		return;
	}
	Object.assign( current, { id, link } );
	frame.showWaiting( current.dialog, link?.closest( '.card' ) ?? null );
	showPlace( current );
	openFrame( current );
	try {
		const html = await requestProduct( id );
		frame.showProduct( current.dialog, html );
		announce( titleOf( current ) );
	} catch ( error ) {
		const { code } = error as ApiError;
		if ( code === 'not_loaded' && link && navigator.onLine ) {
			window.location.assign( link.href );
		} else if ( code !== 'aborted' ) {
			current.dialog.close();
			showNotices( frame.failureNotice( link?.href ?? '' ), true );
		}
	}
}

function create(): View | null {
	const dialog = frame.createFrame();
	if ( ! dialog ) {
		return null;
	}
	const created: View = { dialog, id: '', link: null };
	view = created;
	dialog.addEventListener( 'click', ( { target } ) => {
		const button = ( target as Element ).closest< HTMLElement >(
			'[data-quick-view-step]'
		);
		if ( button ) {
			step( created, Number( button.dataset.quickViewStep ) );
		}
	} );
	return created;
}

function openFrame( current: View ): void {
	openPanel( current.dialog, {
		opener: () => focusable( current.link ),
		closingDelay: frame.closingDelay(),
		onClose() {
			cancelRequest();
			leaveAddress();
		},
		onClosed() {
			current.dialog.remove();
			view = view === current ? null : view;
		},
	} );
}

/** Shows the product before or after this one in its listing. */
function step( current: View, by: number ): void {
	const links = siblings( current.link );
	const link = links[ links.findIndex( isOf( current.id ) ) + by ];
	if ( link?.dataset.quickView ) {
		replaceAddress( link.dataset.quickView );
		void show( link.dataset.quickView, link );
	}
}

function showPlace( { dialog, link, id }: View ): void {
	const links = siblings( link );
	frame.showPlace( dialog, links.findIndex( isOf( id ) ), links.length );
}

const isOf = ( id: string ) => ( link: HTMLAnchorElement ) =>
	link.dataset.quickView === id;

const findLink = ( id: string ) =>
	document.querySelector< HTMLAnchorElement >(
		`a[data-quick-view="${ id }"]`
	);

/** The links of the same listing, in its order. */
const siblings = ( link: HTMLAnchorElement | null ) => [
	...( link
		?.closest( 'ul.products' )
		?.querySelectorAll< HTMLAnchorElement >( 'a[data-quick-view]' ) ?? [] ),
];

/** Where there is no hover the link is not shown; the card's own is. */
function focusable( link: HTMLAnchorElement | null ): HTMLElement | null {
	return link?.checkVisibility?.() === false
		? ( link.closest( '.card' )?.querySelector( '.card__link' ) ?? null )
		: link;
}

const titleOf = ( { dialog }: View ) =>
	dialog.querySelector( '.product_title' )?.textContent?.trim() ?? '';
