import { listen, on, type Cleanup } from '@vitrina/core';
import { dropIndentation, readStepper } from '@vitrina/react';
import { useLayoutEffect, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { createFocusRestorer } from './focus';
import { readCart } from './model/printed-cart';
import { CouponForm } from './components/coupon-form';
import { LineStepper } from './components/line-stepper';
import type { MiniCartModel } from './store/mini-cart-model';
import { hydratePart } from './hydrate-part';

/**
 * Watches WooCommerce's fragment, which our cart requests, WooCommerce's own script
 * and other plugins replace. Each time it reads the fragment into the store and
 * hydrates its steppers and coupon form before the browser paints.
 *
 * @param model Model of this mini cart.
 * @param panel The dialog.
 * @param place Ref of the element around the fragment.
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
		const hydrated = new Map< Element, Cleanup >();
		const focus = createFocusRestorer( panel );

		const read = () => {
			const { store } = model;
			const { cart: known } = store.get();
			const cart = readCart( element, known );
			const parts = new Set< Element | null >( [
				cart.coupon,
				...cart.lines.map( ( line ) => line.stepper ),
			] );
			for ( const [ part, restore ] of hydrated ) {
				if ( ! parts.has( part ) ) {
					hydrated.delete( part );
					restore();
				}
			}
			flushSync( () => model.setCart( cart ) );
			for ( const line of cart.lines ) {
				const { stepper } = line;
				if ( stepper && ! hydrated.has( stepper ) ) {
					hydrated.set(
						stepper,
						hydratePart(
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
			if ( coupon && ! hydrated.has( coupon ) ) {
				dropIndentation( coupon );
				hydrated.set(
					coupon,
					hydratePart(
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

		// Wait for a microtask: React is still hydrating the server's markup.
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
				on( 'cart:fragments-error', () => model.fail( panel.open ) )
			);
			const stop = on( 'cart:changed', () => {
				// The event comes right after the fragments were replaced, before the
				// observer is called.
				read();
				model.wait( panel.open );
				model.coupon.check();
			} );
			// If the cart has changed already, `on` calls the listener at once, and `read`
			// lets React run effects: it may have cleaned up this one before `stop` is set.
			if ( isOver ) {
				stop();
				return;
			}
			undo.push( stop );
			read();
		} );

		return () => {
			isOver = true;
			undo.forEach( ( end ) => end() );
			// React cannot unmount a root while it renders another one.
			void settled.then( () =>
				hydrated.forEach( ( restore ) => restore() )
			);
		};
	}, [ model, panel, place ] );
}
