import { useEffect, type RefObject } from 'react';

const STEP = '.wc-block-components-checkout-step__content';
const RATES = '.wc-block-components-shipping-rates-control';
const PLACEHOLDER = '.wc-block-components-skeleton--checkout-shipping';

/**
 * While WooCommerce fetches the rates, which it does as soon as an address field loses
 * the focus, its placeholder is as high as the rates were. Otherwise it is lower, and
 * what is below moves up during a press, and the first click after the last field, on
 * the picker or on "Place order", is lost.
 *
 * @param element An element in the step of the shipping rates.
 */
export function useSteadyRates(
	element: RefObject< HTMLElement | null >
): void {
	useEffect( () => {
		const step = element.current?.closest( STEP );
		if ( ! step ) {
			return;
		}
		let height = 0;
		// Also when the rates wrap differently, or their number changes.
		const sizes = new ResizeObserver( () => {
			height =
				step.querySelector( RATES )?.getBoundingClientRect().height ??
				height;
		} );
		const nodes = new MutationObserver( () => {
			const placeholder =
				step.querySelector< HTMLElement >( PLACEHOLDER );
			if ( placeholder ) {
				placeholder.style.minHeight = `${ height }px`;
			}
		} );
		sizes.observe( step );
		nodes.observe( step, { childList: true, subtree: true } );
		return () => {
			sizes.disconnect();
			nodes.disconnect();
		};
	}, [ element ] );
}
