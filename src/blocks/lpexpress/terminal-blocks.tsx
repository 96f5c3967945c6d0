import type { CheckoutBlockProps } from '@woocommerce/blocks-checkout';
import { useEffect, type ReactElement } from 'react';
import type { Picker } from '../../widgets/terminal-picker/picker';
import type { TerminalPickerProps } from '../../widgets/terminal-picker/props';
import { TerminalPicker } from '../../widgets/terminal-picker/view';
import { namespace } from './cart-data';
import { useBlockPicker } from './use-block-picker';
import { useRequired } from './use-required';

interface Host {
	readonly picker: Picker;
	readonly props: TerminalPickerProps;
}

/** In the cart's summary: the choice is kept for the checkout. */
export function CartTerminal( { picker, props }: Host ): ReactElement | null {
	const { isNeeded } = useBlockPicker( picker, props.methodId );
	return isNeeded ? (
		<TerminalPicker picker={ picker } labels={ props.labels } />
	) : null;
}

/** In the checkout: the choice also goes with the order, which needs one. */
export function CheckoutTerminal( {
	picker,
	props,
	checkoutExtensionData,
}: Host & CheckoutBlockProps ): ReactElement | null {
	const { isNeeded, chosen } = useBlockPicker( picker, props.methodId );
	const isMissing = isNeeded && ! chosen;
	const isTold = useRequired( isMissing, props.labels.required );
	const setExtensionData = checkoutExtensionData?.setExtensionData;
	const id = chosen?.id;

	useEffect( () => {
		if ( id !== undefined ) {
			setExtensionData?.( namespace, 'terminal_id', id );
		}
		// WooCommerce makes a new function with every render.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [ id ] );

	useEffect( () => {
		if ( isMissing && isTold ) {
			picker.actions.requireChoice();
		}
	}, [ picker, isMissing, isTold ] );

	return isNeeded ? (
		<TerminalPicker picker={ picker } labels={ props.labels } />
	) : null;
}
