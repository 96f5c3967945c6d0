import { createStore, type Store } from '@vitrina/react';
import {
	EMPTY_CART,
	type PrintedCart,
	type PrintedLine,
} from '../model/printed-cart';

/** A line whose field does not show what the server printed. */
export interface Draft {
	/** The value of the field. */
	readonly text: string;
	/** The last sent value, while it has no response. */
	readonly sent?: string;
	/** The value that the server confirmed after it printed the line. */
	readonly held?: string;
}

/** State of the coupon form, kept when the fragment around it is replaced. */
export interface CouponState {
	readonly isOpen: boolean;
	readonly code: string;
	/** Message about the result; empty if there is none. */
	readonly message: string;
	readonly isError: boolean;
	readonly isBusy: boolean;
}

export interface MiniCartState {
	/** The cart as the server printed it. */
	readonly cart: PrintedCart;
	/** Quantities that are typed or being sent, by the name of the field. */
	readonly drafts: Readonly< Record< string, Draft > >;
	/** Quantities that could not be saved, by the name of the field. */
	readonly unsaved: Readonly< Record< string, string > >;
	/** Keys of lines that are being removed. */
	readonly leaving: readonly string[];
	/** The removed line that can be restored. */
	readonly removed: { readonly key: string; readonly text: string } | null;
	readonly isUndoing: boolean;
	readonly coupon: CouponState;
	/** The visitor has a cart that is still loading. */
	readonly isWaiting: boolean;
	/** The cart could not be fetched. */
	readonly hasFailed: boolean;
	/** The clicked link to cart or checkout, while the last quantity is being sent. */
	readonly following: Element | null;
}

/** The state during hydration: it must match the server's markup. */
export const initial: MiniCartState = {
	cart: EMPTY_CART,
	drafts: {},
	unsaved: {},
	leaving: [],
	removed: null,
	isUndoing: false,
	coupon: {
		isOpen: false,
		code: '',
		message: '',
		isError: false,
		isBusy: false,
	},
	isWaiting: false,
	hasFailed: false,
	following: null,
};

export type MiniCartStore = Store<
	MiniCartState,
	{ set: ( next: Partial< MiniCartState > ) => void }
>;

export const createMiniCartStore = (): MiniCartStore =>
	createStore( initial, ( { set } ) => ( { set } ) );

/** @return Undefined when the line is gone. */
export const findLine = (
	{ cart }: MiniCartState,
	key: string
): PrintedLine | undefined => cart.lines.find( ( line ) => line.key === key );

/** @return Undefined when the field is gone. */
export const findField = (
	{ cart }: MiniCartState,
	name: string
): PrintedLine | undefined =>
	cart.lines.find( ( line ) => name !== '' && line.name === name );

/**
 * @param record Any record.
 * @param name   The key to leave out.
 */
export function without< T >(
	record: Readonly< Record< string, T > >,
	name: string
): Readonly< Record< string, T > > {
	const { [ name ]: gone, ...rest } = record;
	return gone === undefined ? record : rest;
}
