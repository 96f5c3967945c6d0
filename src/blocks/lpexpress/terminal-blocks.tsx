import type { CheckoutBlockProps } from '@woocommerce/blocks-checkout';
import { useEffect, type FocusEvent, type ReactElement } from 'react';
import type { TerminalPickerProps } from '../../widgets/terminal-picker/props';
import { TerminalPicker } from '../../widgets/terminal-picker/view';
import { getPicker } from './block-picker';
import { namespace } from './cart-data';
import { useCart } from './use-cart';
import { useRequired } from './use-required';

interface BlockProps extends CheckoutBlockProps {
	readonly props: TerminalPickerProps;
	/** What is said where the phone number is missing; empty for nothing. */
	readonly phoneRequired: string;
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

/** From the field that WooCommerce gives the focus to. */
function focusPicker( { currentTarget }: FocusEvent ): void {
	currentTarget.parentElement?.parentElement
		?.querySelector< HTMLElement >( 'button' )
		?.focus();
}

/**
 * In the checkout: the choice also goes with the order, which needs one.
 *
 * @public
 */
export function CheckoutTerminal( {
	props,
	phoneRequired,
	checkoutExtensionData,
}: BlockProps ): ReactElement {
	const picker = getPicker( props );
	const { chosen, phone } = useCart( picker );
	const isTold = useRequired(
		'vitrina-lpexpress-terminal',
		! chosen,
		props.labels.required
	);
	// WooCommerce shows it at the field of this name.
	useRequired(
		'shipping_phone',
		phone === '' && phoneRequired !== '',
		phoneRequired
	);
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

	return (
		<div>
			<TerminalPicker picker={ picker } labels={ props.labels } />
			{ ! chosen && (
				// After a refused order WooCommerce scrolls to the first
				// field of this class, and to the top where there is none.
				<span className="has-error">
					<input
						className="vitrina-terminal-picker__hidden"
						tabIndex={ -1 }
						aria-hidden
						readOnly
						onFocus={ focusPicker }
					/>
				</span>
			) }
		</div>
	);
}
