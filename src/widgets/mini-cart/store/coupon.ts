import {
	announce,
	ApiError,
	cart,
	readPage,
	settings as pageSettings,
	state,
	type CartResponse,
} from '@vitrina/core';
import type { MiniCartSettings } from '../settings';
import { isCartUncertain, announceFailure, textOf } from './request';
import type { CouponState, MiniCartStore } from './state';

type Endpoint = 'apply_coupon' | 'remove_coupon';

export interface Coupon {
	/** Collapses or expands the form. */
	open: ( isOpen: boolean ) => void;
	type: ( code: string ) => void;
	/** Applies the typed code; settles when the cart shows the result. */
	apply: () => Promise< void >;
	/** Removes a code from the cart. */
	removeCoupon: ( code: string ) => Promise< void >;
	/** After a lost response: checks in the cart whether the change was made. */
	check: () => void;
}

const NOTICE =
	'.woocommerce-message, .woocommerce-error, .is-error, .is-success';

/** These requests return notices; the fragments are fetched afterwards. */
const NO_FRAGMENTS: CartResponse = {
	error: false,
	productUrl: '',
	fragments: null,
	hash: '',
};

/**
 * Applies and removes discount codes with WooCommerce's own requests.
 *
 * @param store          Store of the mini cart.
 * @param settings       What PHP printed.
 * @param settings.texts Messages for the shopper.
 */
export function createCoupon(
	store: MiniCartStore,
	{ texts }: MiniCartSettings
): Coupon {
	/** The request whose response was lost, until its result is known. */
	let unconfirmed: { endpoint: Endpoint; code: string } | null = null;

	const set = ( next: Partial< CouponState > ) =>
		store.actions.set( { coupon: { ...store.get().coupon, ...next } } );

	async function change( endpoint: Endpoint, code: string ) {
		if ( store.get().coupon.isBusy ) {
			return;
		}
		unconfirmed = null;
		set( { isBusy: true, message: '', isError: false } );
		let notice: Element | null = null;
		try {
			await cart.send( {
				async run() {
					notice = await sendCoupon( endpoint, code );
					return NO_FRAGMENTS;
				},
			} );
			const text = textOf( notice );
			const isError = isErrorNotice( notice );
			if ( ! isError ) {
				set( { code: '', isOpen: false } );
			}
			await cart.refresh();
			set( { message: isError ? text : '', isError } );
			announce( text );
		} catch ( error ) {
			unconfirmed = { endpoint, code };
			set( { isOpen: true } );
			if ( isCartUncertain() || ! isDone( unconfirmed ) ) {
				set( {
					message: announceFailure(
						error,
						texts,
						texts.couponFailed
					),
					isError: true,
				} );
			}
			check();
		} finally {
			set( { isBusy: false } );
		}
	}

	/** Whether the displayed cart contains the requested change. */
	function isDone( { endpoint, code }: NonNullable< typeof unconfirmed > ) {
		const isApplied = store
			.get()
			.cart.codes.includes( code.trim().toLowerCase() );
		return isApplied === ( endpoint === 'apply_coupon' );
	}

	function check() {
		if ( ! unconfirmed || isCartUncertain() ) {
			return;
		}
		const hasWorked = isDone( unconfirmed );
		unconfirmed = null;
		if ( hasWorked ) {
			set( { code: '', message: '', isError: false, isOpen: false } );
			announce( texts.updated );
		} else {
			set( { message: texts.couponFailed } );
		}
	}

	return {
		open: ( isOpen ) => set( { isOpen } ),
		type: ( code ) => set( { code } ),
		apply: () => change( 'apply_coupon', store.get().coupon.code ),
		removeCoupon: ( code ) => change( 'remove_coupon', code ),
		check,
	};
}

function sendCoupon( endpoint: Endpoint, code: string ) {
	return state.withNonce( endpoint, async ( security ) => {
		const { status, html } = await readPage(
			pageSettings().wcAjaxUrl.replace( '%%endpoint%%', endpoint ),
			{
				method: 'POST',
				body: new URLSearchParams( {
					[ endpoint === 'apply_coupon' ? 'coupon_code' : 'coupon' ]:
						code,
					security,
				} ),
				keepalive: true,
			}
		);
		const notice = new DOMParser()
			.parseFromString( html, 'text/html' )
			.querySelector( NOTICE );
		if ( status < 200 || status > 299 || ! notice ) {
			throw new ApiError( 'not_changed', status, '' );
		}
		return notice;
	} );
}

const isErrorNotice = ( notice: Element | null ) =>
	Boolean( notice?.matches( '.woocommerce-error, .is-error' ) );
