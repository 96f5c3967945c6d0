/**
 * The page of the list. A customer's comes from the shop as it is; a guest's is
 * filled here.
 */
import { announce, readJson, rest } from '@vitrina/core';
import { keep, readKept } from './guest';
import { wishlistSettings } from './settings';

export interface PageHost {
	readonly isCustomer: boolean;
	/** Settles when the list was read. */
	readonly ready: Promise< void >;
	readonly wished: () => readonly number[];
	readonly remove: ( id: number ) => Promise< void >;
	/** Reads everything anew. */
	readonly forget: () => Promise< void >;
}

export interface ListPage {
	/** Shows what another tab has changed. */
	readonly refresh: () => Promise< void >;
}

/** The page, where this is it. */
export function startPage( host: PageHost ): ListPage | null {
	const box = document.querySelector< HTMLElement >( '[data-wishlist-page]' );
	if ( ! box ) {
		return null;
	}
	const part = < T extends HTMLElement >( name: string ) =>
		box.querySelector< T >( `[data-wishlist-${ name }]` );
	const isFilledHere = box.dataset.wishlistPage === 'guest';
	/** Of a guest's list, what the shop showed last. */
	let shown: readonly number[] = [];

	const hide = ( name: string, isHidden: boolean ) => {
		const element = part( name );
		if ( element ) {
			element.hidden = isHidden;
		}
	};

	function showEmptiness(): void {
		const isEmpty = ! box?.querySelector( '.card, li.product' );
		const isMissing = part( 'missing' )?.hidden === false;
		hide( 'empty', ! isEmpty || isMissing );
	}

	async function fill(): Promise< void > {
		const ids = host.isCustomer ? [] : host.wished();
		if ( ! isFilledHere || ! box ) {
			return;
		}
		hide( 'failure', true );
		box.ariaBusy = 'true';
		try {
			const answer = ids.length > 0 ? await readCards( ids ) : nothing;
			shown = answer.items;
			part( 'cards' )?.replaceChildren( toNodes( answer.html ) );
			hide( 'missing', shown.length === ids.length );
			showEmptiness();
		} catch {
			hide( 'failure', false );
		}
		box.ariaBusy = null;
	}

	/** Takes a card away, and leads the focus to the next. */
	function takeAway( button: HTMLButtonElement ): void {
		const card = button.closest( 'li' );
		const next = card?.nextElementSibling ?? card?.previousElementSibling;
		card?.remove();
		showEmptiness();
		(
			next?.querySelector< HTMLElement >( '.vitrina-wishlist__remove' ) ??
			part( 'empty' )?.querySelector< HTMLElement >( '[tabindex]' )
		)?.focus();
	}

	async function tidy(): Promise< void > {
		if ( host.isCustomer ) {
			await rest( '/vitrina/v1/wishlist/tidy', { method: 'POST' } );
		} else {
			keep( readKept().filter( ( { id } ) => shown.includes( id ) ) );
		}
		hide( 'missing', true );
		showEmptiness();
		await host.forget();
	}

	box.addEventListener( 'click', ( event ) => {
		const button = ( event.target as Element ).closest( 'button' );
		if ( button?.matches( '.vitrina-wishlist__remove' ) ) {
			event.preventDefault();
			takeAway( button );
			void host.remove( Number( button.value ) );
		} else if ( button?.name === 'vitrina_wishlist_tidy' ) {
			event.preventDefault();
			tidy().catch( () => button.form?.requestSubmit( button ) );
		} else if ( button?.matches( '[data-wishlist-again]' ) ) {
			void fill();
		} else if ( button?.matches( '[data-wishlist-copy]' ) ) {
			void copy( box.querySelector( 'input[readonly]' ) );
		}
	} );
	hide( 'copy', false );
	void host.ready.then( fill );

	return { refresh: fill };
}

const nothing = { html: '', items: [] as readonly number[] };

async function readCards( ids: readonly number[] ) {
	const { html, items } = Object(
		await readJson( `vitrina/v1/wishlist/cards?ids=${ ids.join( ',' ) }` )
	);
	return typeof html === 'string' && Array.isArray( items )
		? { html, items: items as readonly number[] }
		: nothing;
}

/** The shop's own cards. */
const toNodes = ( html: string ) =>
	document.createRange().createContextualFragment( html );

async function copy( field: HTMLInputElement | null ): Promise< void > {
	if ( ! field ) {
		return;
	}
	field.select();
	await navigator.clipboard?.writeText( field.value );
	announce( wishlistSettings().texts.copied );
}
