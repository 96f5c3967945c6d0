import { readJson, rest } from '@vitrina/core';
import { createStore } from '@vitrina/react';
import { storeItems, readStored } from '../../theme/wishlist/guest';
import type { Wishlist } from '../../theme/wishlist/store';
import { noCards, readCards, type Cards } from './cards';
import type { WishedProductsProps } from './read-page';

export interface PageState {
	readonly list: Cards;
	/** Whether the cards of a guest's list are loading. */
	readonly isBusy: boolean;
	readonly hasFailed: boolean;
	/** Whether the message for an empty list is shown. */
	readonly isEmpty: boolean;
	/** Whether the message about missing products is shown. */
	readonly hasMissing: boolean;
}

export function createPage( props: WishedProductsProps ) {
	const { isGuest, printed, isEmpty, hasMissing, wishlist } = props;
	/** The last request; responses to earlier ones are ignored. */
	let lastRequest: unknown;
	const initial: PageState = {
		list: printed,
		isBusy: false,
		hasFailed: false,
		isEmpty,
		hasMissing,
	};
	return createStore( initial, ( { get, set } ) => ( {
		/** Fetches and shows the cards of a guest's list. */
		async fill() {
			const ids = wishlist.get().wished;
			const request = ids.length > 0 ? fetchCards( ids ) : fetchNone();
			lastRequest = request;
			set( { isBusy: true, hasFailed: false } );
			const next = await request.then( toNext( ids ), () => ( {
				hasFailed: true,
			} ) );
			if ( lastRequest === request ) {
				set( { ...next, isBusy: false } );
			}
		},
		remove( id: number ) {
			const { list, hasMissing: isMore } = get();
			const cards = list.cards.filter( ( card ) => card.id !== id );
			set( {
				list: { ...list, cards },
				isEmpty: cards.length === 0 && ! isMore,
			} );
			void wishlist.actions.change( id, false );
		},
		/** Removes products that cannot be shown; rejects if the request fails. */
		async tidy() {
			await removeMissing( isGuest, get().list, wishlist );
			set( {
				hasMissing: false,
				isEmpty: get().list.cards.length === 0,
			} );
			await wishlist.actions.readAgain();
		},
	} ) );
}

const toNext = ( ids: readonly number[] ) => ( list: Cards ) => {
	const hasMissing = list.cards.length < ids.length;
	return {
		list,
		hasMissing,
		isEmpty: list.cards.length === 0 && ! hasMissing,
	};
};

async function removeMissing(
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
	// Products that another tab has added meanwhile are not shown, but not missing.
	storeItems(
		readStored().filter(
			( { id } ) => shown.has( id ) || ! wished.has( id )
		)
	);
}

const fetchNone = async () => noCards;

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
