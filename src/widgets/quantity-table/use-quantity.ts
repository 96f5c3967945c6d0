import { useCallback, useSyncExternalStore } from 'react';
import { listen } from '@vitrina/core';
import { quantityOf } from '../../discounts/product-form';

const never = () => () => {};

/** The quantity in a product's form. Null in the first render, which equals the server markup. */
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
