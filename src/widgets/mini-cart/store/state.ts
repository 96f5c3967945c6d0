import { createStore, type Store } from '@vitrina/react';
import {
	NOTHING_PRINTED,
	type PrintedCart,
	type PrintedLine,
} from '../model/printed-cart';

/** A line whose field does not show what the server printed. */
export interface Draft {
	/** What stands in the field. */
	readonly text: string;
	/** What has been sent last and is not answered. */
	readonly sent?: string;
	/** What the server has said it holds since it printed the line. */
	readonly held?: string;
}

/** State of the coupon form, kept when the fragment around it is replaced. */
export interface CouponState {
	readonly isOpen: boolean;
	readonly code: string;
	/** What came of it; empty where there is nothing to say. */
	readonly said: string;
	readonly isError: boolean;
	readonly isBusy: boolean;
}

export interface MiniCartState {
	/** What the server said. */
	readonly cart: PrintedCart;
	/** Quantities that are typed or on their way, by the name of the field. */
	readonly drafts: Readonly< Record< string, Draft > >;
	/** Quantities that could not be saved, by the name of the field. */
	readonly unsaved: Readonly< Record< string, string > >;
	/** Keys of lines that are being removed. */
	readonly leaving: readonly string[];
	/** What can be put back. */
	readonly removed: { readonly key: string; readonly text: string } | null;
	readonly isUndoing: boolean;
	readonly coupon: CouponState;
	/** The visitor has a cart, and it has not come yet. */
	readonly isWaiting: boolean;
	/** It could not be fetched. */
	readonly hasFailed: boolean;
	/** The link to the next page, while it waits for the last quantity. */
	readonly following: Element | null;
}

/** Before anything is known: what the server printed is right. */
export const initial: MiniCartState = {
	cart: NOTHING_PRINTED,
	drafts: {},
	unsaved: {},
	leaving: [],
	removed: null,
	isUndoing: false,
	coupon: {
		isOpen: false,
		code: '',
		said: '',
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
 * @param record Of something.
 * @param name   What goes out of it.
 */
export function without< T >(
	record: Readonly< Record< string, T > >,
	name: string
): Readonly< Record< string, T > > {
	const { [ name ]: gone, ...rest } = record;
	return gone === undefined ? record : rest;
}
