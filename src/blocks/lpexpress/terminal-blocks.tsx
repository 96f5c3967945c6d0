import type { CheckoutBlockProps } from '@woocommerce/blocks-checkout';
import { useEffect, useRef, type FocusEvent } from 'react';
import type { TerminalPickerProps } from '../../widgets/terminal-picker/props';
import { TerminalPicker } from '../../widgets/terminal-picker/view';
import { getPicker } from './block-picker';
import { namespace } from './cart-data';
import { useCart } from './use-cart';
import { useRequired } from './use-required';
import { useSteadyRates } from './use-steady-rates';

interface BlockProps extends CheckoutBlockProps {
	readonly props: TerminalPickerProps;
	/** Error message for a missing phone number; empty if none is required. */
	readonly phoneRequired: string;
}

/**
 * The picker in the cart's summary. The selected terminal is saved for the checkout.
 *
 * @public
 */
export function CartTerminal( { props }: BlockProps ) {
	const picker = getPicker( props );
	useCart( picker );
	return <TerminalPicker picker={ picker } labels={ props.labels } />;
}

/** WooCommerce focuses the hidden field; this moves the focus to the picker's button. */
function focusPicker( { currentTarget }: FocusEvent ): void {
	currentTarget.parentElement?.parentElement
		?.querySelector< HTMLElement >( 'button' )
		?.focus();
}

/**
 * The picker in the checkout. The selected terminal is required, and is sent with the order.
 *
 * @public
 */
export function CheckoutTerminal( {
	props,
	phoneRequired,
	checkoutExtensionData,
}: BlockProps ) {
	const picker = getPicker( props );
	const { chosen, phone } = useCart( picker );
	const isErrorShown = useRequired(
		'vitrina-lpexpress-terminal',
		! chosen,
		props.labels.required
	);
	// WooCommerce shows this error at the field of the same name.
	useRequired(
		'shipping_phone',
		phone === '' && phoneRequired !== '',
		phoneRequired
	);
	const container = useRef< HTMLDivElement >( null );
	useSteadyRates( container );
	const setExtensionData = checkoutExtensionData?.setExtensionData;
	const id = chosen?.id;

	useEffect( () => {
		if ( id !== undefined ) {
			setExtensionData?.( namespace, 'terminal_id', id );
		}
		// WooCommerce passes a new function with each render.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [ id ] );

	useEffect( () => {
		if ( isErrorShown && id === undefined ) {
			picker.actions.requireChoice();
		}
	}, [ picker, isErrorShown, id ] );

	return (
		<div ref={ container }>
			<TerminalPicker picker={ picker } labels={ props.labels } />
			{ ! chosen && (
				// After a rejected order WooCommerce scrolls to the first
				// field with this class, or to the top if there is none.
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
