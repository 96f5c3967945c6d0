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
import { isUnsure, sayFailure, textOf } from './request';
import type { CouponState, MiniCartStore } from './state';

type Endpoint = 'apply_coupon' | 'remove_coupon';

export interface Coupon {
	/** Folds or unfolds the field. */
	open: ( isOpen: boolean ) => void;
	type: ( code: string ) => void;
	/** Applies what is typed; settles when the cart shows what came of it. */
	apply: () => Promise< void >;
	/** Takes a code out of the cart. */
	takeBack: ( code: string ) => Promise< void >;
	/** Looks whether what was asked for is done, when the cart has been read. */
	check: () => void;
}

const NOTICE =
	'.woocommerce-message, .woocommerce-error, .is-error, .is-success';

/** These calls answer notices; the parts are fetched after them. */
const NOTHING_SHOWN: CartResponse = {
	error: false,
	productUrl: '',
	fragments: null,
	hash: '',
};

/**
 * A discount code, by WooCommerce's own calls.
 *
 * @param store          Of the mini cart.
 * @param settings       What PHP printed.
 * @param settings.texts What is said.
 */
export function createCoupon(
	store: MiniCartStore,
	{ texts }: MiniCartSettings
): Coupon {
	/** What was asked for when an answer was lost, until it is seen to be done. */
	let doubt: { endpoint: Endpoint; code: string } | null = null;

	const set = ( next: Partial< CouponState > ) =>
		store.actions.set( { coupon: { ...store.get().coupon, ...next } } );

	async function change( endpoint: Endpoint, code: string ) {
		if ( store.get().coupon.isBusy ) {
			return;
		}
		doubt = null;
		set( { isBusy: true, said: '', isError: false } );
		let notice: Element | null = null;
		try {
			await cart.send( {
				async run() {
					notice = await ask( endpoint, code );
					return NOTHING_SHOWN;
				},
			} );
			const text = textOf( notice );
			const isError = isRefusal( notice );
			if ( ! isError ) {
				set( { code: '', isOpen: false } );
			}
			await cart.refresh();
			set( { said: isError ? text : '', isError } );
			announce( text );
		} catch ( error ) {
			doubt = { endpoint, code };
			set( { isOpen: true } );
			if ( isUnsure() || ! isDone( doubt ) ) {
				set( {
					said: sayFailure( error, texts, texts.couponFailed ),
					isError: true,
				} );
			}
			check();
		} finally {
			set( { isBusy: false } );
		}
	}

	/** Whether the cart that is shown has what was asked for. */
	function isDone( { endpoint, code }: NonNullable< typeof doubt > ) {
		const isApplied = store
			.get()
			.cart.codes.includes( code.trim().toLocaleLowerCase() );
		return isApplied === ( endpoint === 'apply_coupon' );
	}

	function check() {
		if ( ! doubt || isUnsure() ) {
			return;
		}
		const hasWorked = isDone( doubt );
		doubt = null;
		if ( hasWorked ) {
			set( { code: '', said: '', isError: false, isOpen: false } );
			announce( texts.updated );
		} else {
			set( { said: texts.couponFailed } );
		}
	}

	return {
		open: ( isOpen ) => set( { isOpen } ),
		type: ( code ) => set( { code } ),
		apply: () => change( 'apply_coupon', store.get().coupon.code ),
		takeBack: ( code ) => change( 'remove_coupon', code ),
		check,
	};
}

function ask( endpoint: Endpoint, code: string ) {
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

const isRefusal = ( notice: Element | null ) =>
	Boolean( notice?.matches( '.woocommerce-error, .is-error' ) );
