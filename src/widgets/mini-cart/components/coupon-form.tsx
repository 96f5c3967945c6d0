import { ServerHtml } from '@vitrina/react';
import { useEffect, useLayoutEffect, type FormEvent } from 'react';
import { focusCoupon } from '../focus';
import type { MiniCartModel } from '../store/mini-cart-model';
import { useMiniCart } from '../use-mini-cart';

interface CouponFormProps {
	readonly model: MiniCartModel;
	/** The dialog. */
	readonly panel: HTMLElement;
	/** The element that contains this component. */
	readonly details: HTMLDetailsElement;
}

const MESSAGE_ID = 'minicart-coupon-message';

/** The coupon form, collapsed until the shopper opens it. */
export function CouponForm( { model, panel, details }: CouponFormProps ) {
	const { coupon } = model;
	const { isOpen, code, message, isError, isBusy } = useMiniCart(
		model,
		( state ) => state.coupon
	);

	useLayoutEffect( () => {
		details.open = isOpen;
	}, [ details, isOpen ] );

	useEffect( () => {
		// The browser, too, opens the element when find-in-page matches a text in it.
		const toggle = () => coupon.open( details.open );
		details.addEventListener( 'toggle', toggle );
		return () => details.removeEventListener( 'toggle', toggle );
	}, [ coupon, details ] );

	const submit = async ( event: FormEvent ) => {
		event.preventDefault();
		await coupon.apply();
		focusCoupon( panel, model.store.get().coupon.isError );
	};

	return (
		<>
			<ServerHtml
				as="summary"
				onClick={ ( event ) => {
					event.preventDefault();
					coupon.open( ! isOpen );
				} }
			/>
			<form
				method="post"
				aria-busy={ isBusy || undefined }
				onSubmit={ ( event ) => void submit( event ) }
				suppressHydrationWarning
			>
				<ServerHtml as="label" className="visually-hidden" />
				<input
					id="minicart-coupon"
					type="text"
					name="coupon_code"
					value={ code }
					onChange={ ( { target } ) => coupon.type( target.value ) }
					aria-invalid={ message ? isError : undefined }
					aria-describedby={ message ? MESSAGE_ID : undefined }
					suppressHydrationWarning
				/>
				<ServerHtml as="button" className="button button--quiet" />
			</form>
			{ message && (
				<p id={ MESSAGE_ID } className="mini-cart__coupon-message">
					{ message }
				</p>
			) }
		</>
	);
}
