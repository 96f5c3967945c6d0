import { ServerHtml } from '@vitrina/react';
import { useEffect, useLayoutEffect, type FormEvent } from 'react';
import { focusCoupon } from '../focus';
import type { MiniCartModel } from '../store/mini-cart-model';
import { useMiniCart } from '../use-mini-cart';

interface CouponFormProps {
	readonly model: MiniCartModel;
	/** The dialog. */
	readonly panel: HTMLElement;
	/** The element that this is in. */
	readonly details: HTMLDetailsElement;
}

const SAID = 'minicart-coupon-said';

/** The field for a discount code, folded until it is asked for. */
export function CouponForm( { model, panel, details }: CouponFormProps ) {
	const { coupon } = model;
	const { isOpen, code, said, isError, isBusy } = useMiniCart(
		model,
		( state ) => state.coupon
	);

	useLayoutEffect( () => {
		details.open = isOpen;
	}, [ details, isOpen ] );

	useEffect( () => {
		// The browser opens it too: for a word that was searched for on the page.
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
					aria-invalid={ said ? isError : undefined }
					aria-describedby={ said ? SAID : undefined }
					suppressHydrationWarning
				/>
				<ServerHtml as="button" className="button button--quiet" />
			</form>
			{ said && (
				<p id={ SAID } className="mini-cart__coupon-said">
					{ said }
				</p>
			) }
		</>
	);
}
