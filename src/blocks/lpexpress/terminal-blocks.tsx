import type { CheckoutBlockProps } from '@woocommerce/blocks-checkout';
import { useEffect, type ReactElement } from 'react';
import type { TerminalPickerProps } from '../../widgets/terminal-picker/props';
import { TerminalPicker } from '../../widgets/terminal-picker/view';
import { getPicker } from './block-picker';
import { namespace } from './cart-data';
import { useCart } from './use-cart';
import { useRequired } from './use-required';

interface BlockProps extends CheckoutBlockProps {
	readonly props: TerminalPickerProps;
}

/**
 * In the cart's summary: the choice is kept for the checkout.
 *
 * @public
 */
export function CartTerminal( { props }: BlockProps ): ReactElement {
	const picker = getPicker( props );
	useCart( picker );
	return <TerminalPicker picker={ picker } labels={ props.labels } />;
}

/**
 * In the checkout: the choice also goes with the order, which needs one.
 *
 * @public
 */
export function CheckoutTerminal( {
	props,
	checkoutExtensionData,
}: BlockProps ): ReactElement {
	const picker = getPicker( props );
	const chosen = useCart( picker );
	const isTold = useRequired( ! chosen, props.labels.required );
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
		if ( isTold && id === undefined ) {
			picker.actions.requireChoice();
		}
	}, [ picker, isTold, id ] );

	return <TerminalPicker picker={ picker } labels={ props.labels } />;
}
