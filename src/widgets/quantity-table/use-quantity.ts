import { useCallback, useSyncExternalStore } from 'react';
import { listen } from '@vitrina/core';
import { quantityOf } from '../../discounts/product-form';

const never = () => () => {};

/**
 * The quantity in a product's form. The field holds it, and nobody else.
 *
 * @param form The form; null where the product cannot be bought.
 * @return Null in the first render, which is what the server printed.
 */
export function useQuantity( form: HTMLFormElement | null ): string | null {
	const subscribe = useCallback(
		( onChange: () => void ) =>
			form ? listen( form, 'input change', onChange ) : never(),
		[ form ]
	);
	return useSyncExternalStore< string | null >(
		subscribe,
		() => ( form ? quantityOf( form ) : '' ),
		() => null
	);
}
