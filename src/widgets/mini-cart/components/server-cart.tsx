import { isModified } from '@vitrina/core';
import { ServerHtml, useMark } from '@vitrina/react';
import {
	useRef,
	type FormEvent,
	type KeyboardEvent,
	type MouseEvent,
} from 'react';
import { focusCoupon, focusLine } from '../focus';
import type { MiniCartModel } from '../store/mini-cart-model';
import { useMiniCart } from '../use-mini-cart';
import { useServerCart } from '../use-server-cart';
import { Line } from './line';

const REMOVE = 'a.remove_from_cart_button[data-cart_item_key]';
const REMOVE_COUPON = '.mini-cart__remove-coupon';
const ONWARD = '.mini-cart__foot .buttons a[href]';

interface ServerCartProps {
	readonly model: MiniCartModel;
	/** The dialog. */
	readonly panel: HTMLDialogElement;
}

/**
 * WooCommerce's fragment: the lines, with markup of other plugins. The server prints
 * its links; this component handles their clicks.
 */
export function ServerCart( { model, panel }: ServerCartProps ) {
	const place = useRef< HTMLDivElement >( null );
	useServerCart( model, panel, place );
	const lines = useMiniCart( model, ( { cart } ) => cart.lines );
	useMark(
		useMiniCart( model, ( { following } ) => following ),
		'loading',
		true
	);

	const remove = async ( link: HTMLAnchorElement ) => {
		const next = await model.removal.remove( link );
		if ( next !== null ) {
			focusLine( panel, next );
		}
	};

	const removeCoupon = async ( link: HTMLElement ) => {
		await model.coupon.removeCoupon( link.dataset.coupon ?? '' );
		focusCoupon( panel, model.store.get().coupon.isError );
	};

	const follow = async ( link: HTMLAnchorElement ) => {
		if ( await model.leave( link ) ) {
			window.location.assign( link.href );
		}
	};

	const click = ( event: MouseEvent ) => {
		const find = ( selector: string ) =>
			( event.target as Element ).closest< HTMLAnchorElement >(
				selector
			);
		const removing = find( REMOVE );
		const removingCoupon = find( REMOVE_COUPON );
		const onward = find( ONWARD );
		if ( removing ) {
			preventDuplicateRemoval( event );
			void remove( removing );
		} else if ( removingCoupon ) {
			event.preventDefault();
			void removeCoupon( removingCoupon );
		} else if (
			onward &&
			! event.defaultPrevented &&
			! isModified( event.nativeEvent ) &&
			model.quantities.isPending()
		) {
			event.preventDefault();
			void follow( onward );
		}
	};

	// A link with role="button" must respond to Space.
	const press = ( event: KeyboardEvent ) => {
		const link = ( event.target as Element ).closest< HTMLElement >(
			`${ REMOVE }, ${ REMOVE_COUPON }`
		);
		if ( link && event.key === ' ' ) {
			preventDuplicateRemoval( event );
			link.click();
		}
	};

	const submit = ( event: FormEvent ) => {
		if ( ( event.target as Element ).matches( '#ajax-minicart-form' ) ) {
			event.preventDefault();
			model.quantities.commitAll();
		}
	};

	return (
		<div
			ref={ place }
			className="mini-cart__content"
			role="presentation"
			onClick={ click }
			onKeyDown={ press }
			onSubmit={ submit }
		>
			<ServerHtml className="mini-cart__content" />
			{ lines.map( ( line ) => (
				<Line key={ line.key } model={ model } line={ line } />
			) ) }
		</div>
	);
}

/** Stops WooCommerce's own script, if a plugin loads it: it would remove the line again. */
function preventDuplicateRemoval( event: MouseEvent | KeyboardEvent ): void {
	event.preventDefault();
	if ( 'wc_add_to_cart_params' in window ) {
		event.stopPropagation();
	}
}
