import { useCallback, useSyncExternalStore } from 'react';
import { listen } from '@vitrina/core';
import { quantityOf } from '../../discounts/product-form';

const subscribeToNothing = () => () => {};

/**
 * The text of the quantity field in a product's form; empty without a form. Null in the
 * first render, which equals the server's markup.
 */
export function useQuantity( form: HTMLFormElement | null ): string | null {
	const subscribe = useCallback(
		( onChange: () => void ) =>
			form
				? listen( form, 'input change', onChange )
				: subscribeToNothing(),
		[ form ]
	);
	return useSyncExternalStore< string | null >(
		subscribe,
		() => ( form ? quantityOf( form ) : '' ),
		() => null
	);
}
