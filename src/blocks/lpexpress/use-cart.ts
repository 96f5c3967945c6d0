import { useSelect } from '@wordpress/data';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { getChosen, type Picker } from '../../widgets/terminal-picker/picker';
import type { Terminal } from '../../widgets/terminal-picker/terminals';
import { readCart } from './cart-data';

/** Keeps the picker in step with WooCommerce's cart. Returns the selected terminal and the phone number. */
export function useCart( picker: Picker ): {
	readonly chosen: Terminal | undefined;
	readonly phone: string;
} {
	const cart = useSelect(
		( select ) => select( 'wc/store/cart' ).getCartData(),
		[]
	);
	const { destination, saved, phone } = useMemo(
		() => readCart( cart ),
		[ cart ]
	);
	const state = useSyncExternalStore( picker.subscribe, picker.get );
	const chosen = getChosen( state );

	useEffect( () => {
		picker.actions.setDestination( destination );
	}, [ picker, destination ] );

	useEffect( () => {
		// Only if nothing is selected: the response may be older than the selection.
		if ( saved && ! chosen ) {
			picker.actions.setSaved( saved );
		}
	}, [ picker, saved, chosen ] );

	return { chosen, phone };
}
