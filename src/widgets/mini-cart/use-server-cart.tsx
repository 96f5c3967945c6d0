import { listen, on, type Cleanup } from '@vitrina/core';
import { dropIndentation, readStepper } from '@vitrina/react';
import { useLayoutEffect, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { createFocusKeeper } from './focus';
import { readCart } from './model/printed-cart';
import { CouponForm } from './parts/coupon-form';
import { LineStepper } from './parts/line-stepper';
import type { MiniCartModel } from './store/mini-cart-model';
import { takeOverPart } from './take-over-part';

/**
 * Follows WooCommerce's fragment, which our cart calls, WooCommerce's own script
 * and other plugins replace: what the server says goes into the store, and the
 * steppers and the field for a code in it are taken over before anything is
 * painted.
 *
 * @param model Of this mini cart.
 * @param panel The dialog.
 * @param place Where the fragment is.
 */
export function useServerCart(
	model: MiniCartModel,
	panel: HTMLDialogElement,
	place: RefObject< Element >
): void {
	useLayoutEffect( () => {
		const { current: element } = place;
		if ( ! element ) {
			return undefined;
		}
		let isOver = false;
		const undo: Cleanup[] = [];
		const taken = new Map< Element, Cleanup >();
		const focus = createFocusKeeper( panel );

		const read = () => {
			const { store } = model;
			const { cart: known } = store.get();
			const cart = readCart( element, known );
			const parts = new Set< Element | null >( [
				cart.coupon,
				...cart.lines.map( ( line ) => line.stepper ),
			] );
			for ( const [ part, giveBack ] of taken ) {
				if ( ! parts.has( part ) ) {
					taken.delete( part );
					giveBack();
				}
			}
			flushSync( () => model.setCart( cart ) );
			for ( const line of cart.lines ) {
				const { stepper } = line;
				if ( stepper && ! taken.has( stepper ) ) {
					taken.set(
						stepper,
						takeOverPart(
							stepper,
							<LineStepper
								model={ model }
								line={ line }
								parts={ readStepper( stepper ) }
							/>
						)
					);
				}
			}
			const { coupon } = cart;
			if ( coupon && ! taken.has( coupon ) ) {
				dropIndentation( coupon );
				taken.set(
					coupon,
					takeOverPart(
						coupon,
						<CouponForm
							model={ model }
							panel={ panel }
							details={ coupon }
						/>
					)
				);
			}
			focus.restore();
		};

		// React is still at work on what the server printed.
		const settled = Promise.resolve();
		void settled.then( () => {
			if ( isOver ) {
				return;
			}
			const observer = new MutationObserver( read );
			observer.observe( element, { childList: true, subtree: true } );
			undo.push(
				() => observer.disconnect(),
				listen( panel, 'focusin', ( { target } ) =>
					focus.remember( target as Element )
				),
				on( 'cart:changed', () => {
					// Told in the same moment as the parts are replaced.
					read();
					model.wait( panel.open );
					model.coupon.check();
				} ),
				on( 'cart:fragments-error', () => model.fail( panel.open ) )
			);
			read();
		} );

		return () => {
			isOver = true;
			undo.forEach( ( end ) => end() );
			// Nor can a root end while another is drawn.
			void settled.then( () =>
				taken.forEach( ( giveBack ) => giveBack() )
			);
		};
	}, [ model, panel, place ] );
}
