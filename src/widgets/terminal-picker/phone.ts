import { elementEvents } from '@vitrina/react';
import { create } from '../../components/elements';
import { findChosenRate } from './rates';

/** Functions to run after WooCommerce has written the address labels again. */
const updates = new Set< () => void >();

let isListening = false;

function listen(): void {
	if ( ! isListening ) {
		isListening = true;
		const update = () => updates.forEach( ( run ) => run() );
		// WooCommerce's address script handles the same event, and runs first.
		elementEvents( document.body, { country_to_state_changing: update } );
	}
}

function setRequired( row: HTMLElement, isRequired: boolean ): void {
	const label = row.querySelector( 'label' );
	const className = isRequired ? 'required' : 'optional';
	row.classList.toggle( 'validate-required', isRequired );
	row.querySelector( 'input' )?.setAttribute(
		'aria-required',
		String( isRequired )
	);
	if ( ! label || label.querySelector( `.${ className }` ) ) {
		return;
	}
	label.querySelector( '.required, .optional' )?.remove();
	label.classList.toggle( 'required_field', isRequired );
	const { i18n_optional_text: optional = '' } = Object(
		Object( window ).wc_address_i18n_params
	) as { i18n_optional_text?: string };
	label.append(
		isRequired
			? create( 'span', { class: className, 'aria-hidden': 'true' }, '*' )
			: create( 'span', { class: className }, `(${ optional })` )
	);
}

/**
 * Delivery to a terminal requires the phone number; for a courier the setting of
 * the shop decides. The label of the classic checkout follows the chosen rate, and
 * a field that the shop hides is shown for a terminal only.
 */
export function followPhone( methodId: string ): {
	readonly update: () => void;
	readonly stop: () => void;
} {
	function update(): void {
		const row = document.getElementById( 'billing_phone_field' );
		const setting = document.querySelector< HTMLElement >(
			'.vitrina-terminal-destination'
		)?.dataset.phone;
		if ( ! row || setting === undefined || setting === 'required' ) {
			return;
		}
		const isRequired = findChosenRate( methodId ) !== undefined;
		setRequired( row, isRequired );
		if ( setting === 'hidden' ) {
			row.style.display = isRequired ? '' : 'none';
		}
	}
	listen();
	updates.add( update );
	update();
	return { update, stop: () => void updates.delete( update ) };
}
