import { findPart } from '@vitrina/react';
import { getWishlist } from '../../theme/wishlist/shared';
import type { Wishlist } from '../../theme/wishlist/store';
import { readCards, type Cards } from './cards';

/** Props and markup of the page; see Page.php of the companion. */
export interface WishedProductsProps {
	/** Whether the list is a guest's, which the browser fills. */
	readonly isGuest: boolean;
	readonly printed: Cards;
	readonly isEmpty: boolean;
	readonly hasMissing: boolean;
	readonly wishlist: Wishlist;
}

/** Reads the props and the markup. Throws if a required element is missing. */
export function readPage( element: HTMLElement ): WishedProductsProps {
	const find = ( name: string ) =>
		findPart( element, `[data-wishlist-${ name }]`, 'wishlist' );
	return {
		isGuest: element.querySelector( '[data-wishlist-failure]' ) !== null,
		printed: readCards( find( 'cards' ), true ),
		isEmpty: ! find( 'empty' ).hidden,
		hasMissing: ! find( 'missing' ).hidden,
		wishlist: getWishlist(),
	};
}
