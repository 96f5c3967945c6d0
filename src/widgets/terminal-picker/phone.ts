import { elementEvents } from '@vitrina/core';
import { findChosenRate } from './rates';

/** Looks to be taken when WooCommerce has written the labels anew. */
const looks = new Set< () => void >();

let isListening = false;

function listen(): void {
	if ( ! isListening ) {
		isListening = true;
		const look = () => looks.forEach( ( one ) => one() );
		// WooCommerce's script of countries hears the same event, and first.
		elementEvents( document.body, { country_to_state_changing: look } );
	}
}

function mark( className: string, text: string ): HTMLElement {
	const element = document.createElement( 'span' );
	element.className = className;
	element.textContent = text;
	return element;
}

function show( row: HTMLElement, isRequired: boolean ): void {
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
	const sign = mark( className, isRequired ? '*' : `(${ optional })` );
	if ( isRequired ) {
		sign.ariaHidden = 'true';
	}
	label.append( sign );
}

/**
 * With a terminal the phone number is required, with a courier it is what the
 * shop says: the label of the classic checkout follows the chosen rate. A field
 * that the shop hides shows with a terminal alone.
 *
 * @param methodId Rates whose id starts with it are deliveries to a terminal.
 */
export function followPhone( methodId: string ): {
	readonly look: () => void;
	readonly stop: () => void;
} {
	function look(): void {
		const row = document.getElementById( 'billing_phone_field' );
		const setting = document.querySelector< HTMLElement >(
			'.vitrina-terminal-destination'
		)?.dataset.phone;
		if ( ! row || setting === undefined || setting === 'required' ) {
			return;
		}
		const isRequired = findChosenRate( methodId ) !== undefined;
		show( row, isRequired );
		if ( setting === 'hidden' ) {
			row.style.display = isRequired ? '' : 'none';
		}
	}
	listen();
	looks.add( look );
	look();
	return { look, stop: () => void looks.delete( look ) };
}
