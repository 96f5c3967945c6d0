import { useSelect } from '@wordpress/data';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { getChosen, type Picker } from '../../widgets/terminal-picker/picker';
import type { Terminal } from '../../widgets/terminal-picker/terminals';
import { readCart } from './cart-data';

/** Keeps the picker at what WooCommerce's cart says. Gives the chosen terminal and the phone number. */
export function useCart( picker: Picker ): {
	readonly chosen: Terminal | undefined;
	readonly phone: string;
} {
	const cart = useSelect(
		( select ) => select( 'wc/store/cart' ).getCartData(),
		[]
	);
	const { destination, held, phone } = useMemo(
		() => readCart( cart ),
		[ cart ]
	);
	const state = useSyncExternalStore( picker.subscribe, picker.get );
	const chosen = getChosen( state );

	useEffect( () => {
		picker.actions.setDestination( destination );
	}, [ picker, destination ] );

	useEffect( () => {
		// Only where nothing is chosen: an answer may be older than the choice.
		if ( held && ! chosen ) {
			picker.actions.setSaved( held );
		}
	}, [ picker, held, chosen ] );

	return { chosen, phone };
}
