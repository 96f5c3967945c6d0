import { readJson, rest } from '@vitrina/core';
import { createStore, type Store } from '@vitrina/react';
import { storeItems, readStored } from '../../theme/wishlist/guest';
import type { Wishlist } from '../../theme/wishlist/store';
import { noCards, readCards, type Cards } from './cards';
import type { WishedProductsProps } from './read-page';

export interface PageState {
	readonly list: Cards;
	/** While the cards of a guest's list are fetched. */
	readonly isBusy: boolean;
	readonly hasFailed: boolean;
	/** Whether it is said that the list is empty. */
	readonly isEmpty: boolean;
	/** Whether it is said that there is more on the list than is shown. */
	readonly hasMissing: boolean;
}

export interface PageActions {
	/** Shows the cards of a guest's list. */
	readonly fill: () => Promise< void >;
	/** Takes a product off the list. */
	readonly remove: ( id: number ) => void;
	/** Takes off what cannot be shown; rejects where the shop does not answer. */
	readonly tidy: () => Promise< void >;
}

/**
 * The store of the page.
 *
 * @param props What PHP printed, and the wishlist.
 */
export function createPage(
	props: WishedProductsProps
): Store< PageState, PageActions > {
	const { isGuest, printed, isEmpty, hasMissing, wishlist } = props;
	/** The answer that is waited for; an older one is not shown. */
	let awaited: unknown;
	return createStore< PageState, PageActions >(
		{ list: printed, isBusy: false, hasFailed: false, isEmpty, hasMissing },
		( { get, set } ) => ( {
			async fill() {
				const ids = wishlist.get().wished;
				const request = ids.length > 0 ? fetchCards( ids ) : nothing();
				awaited = request;
				set( { isBusy: true, hasFailed: false } );
				const next = await request.then( toNext( ids ), () => ( {
					hasFailed: true,
				} ) );
				if ( awaited === request ) {
					set( { ...next, isBusy: false } );
				}
			},
			remove( id ) {
				const { list, hasMissing: isMore } = get();
				const cards = list.cards.filter( ( card ) => card.id !== id );
				set( {
					list: { ...list, cards },
					isEmpty: cards.length === 0 && ! isMore,
				} );
				void wishlist.actions.change( id, false );
			},
			async tidy() {
				await forgetMissing( isGuest, get().list, wishlist );
				set( {
					hasMissing: false,
					isEmpty: get().list.cards.length === 0,
				} );
				await wishlist.actions.readAgain();
			},
		} )
	);
}

const toNext = ( ids: readonly number[] ) => ( list: Cards ) => {
	const hasMissing = list.cards.length < ids.length;
	return {
		list,
		hasMissing,
		isEmpty: list.cards.length === 0 && ! hasMissing,
	};
};

async function forgetMissing(
	isGuest: boolean,
	{ cards }: Cards,
	wishlist: Wishlist
): Promise< void > {
	if ( ! isGuest ) {
		await rest( '/vitrina/v1/wishlist/tidy', { method: 'POST' } );
		return;
	}
	const shown = new Set( cards.map( ( { id } ) => id ) );
	const wished = new Set( wishlist.get().wished );
	// What another tab has added since is not shown, nor is it missing.
	storeItems(
		readStored().filter(
			( { id } ) => shown.has( id ) || ! wished.has( id )
		)
	);
}

const nothing = async () => noCards;

/**
 * The shop's own cards.
 *
 * @param ids Products of a guest's list.
 */
async function fetchCards( ids: readonly number[] ): Promise< Cards > {
	const { html } = Object(
		await readJson( `vitrina/v1/wishlist/cards?ids=${ ids.join( ',' ) }` )
	);
	return readCards(
		document
			.createRange()
			.createContextualFragment( typeof html === 'string' ? html : '' ),
		false
	);
}
