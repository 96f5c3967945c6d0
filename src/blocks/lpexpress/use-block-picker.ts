import { useSelect } from '@wordpress/data';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { getChosen, type Picker } from '../../widgets/terminal-picker/picker';
import type { Terminal } from '../../widgets/terminal-picker/terminals';
import { readCart } from './cart-data';

interface BlockPicker {
	/** A terminal rate is chosen for one of the parcels. */
	readonly isNeeded: boolean;
	readonly chosen: Terminal | undefined;
}

/** Keeps the picker at what WooCommerce's cart says. */
export function useBlockPicker(
	picker: Picker,
	methodId: string
): BlockPicker {
	const cart = useSelect(
		( select ) => select( 'wc/store/cart' ).getCartData(),
		[]
	);
	const { destination, held, rateIds } = useMemo(
		() => readCart( cart ),
		[ cart ]
	);
	const state = useSyncExternalStore( picker.subscribe, picker.get );
	const chosen = getChosen( state );

	useEffect( () => {
		picker.actions.setDestination( destination );
	}, [ picker, destination ] );

	useEffect( () => {
		// An answer that was on its way while the shopper chose is older than the choice.
		if ( held && ! chosen ) {
			picker.actions.hold( held );
		}
	}, [ picker, held, chosen ] );

	return {
		isNeeded: rateIds.some( ( id ) => id.startsWith( methodId ) ),
		chosen,
	};
}
