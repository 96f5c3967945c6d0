import { isShown, type Given } from './conditions';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controls = ( field: HTMLElement ) =>
	field.querySelectorAll< Control >( 'input, select, textarea' );

/**
 * What the form holds, the hidden fields too: what somebody chose first stays.
 *
 * @param form
 */
export function readGiven( form: HTMLFormElement ): Given {
	const given: Record< string, string[] > = {};
	for ( const control of controls( form ) ) {
		if ( ! isUnticked( control ) ) {
			( given[ control.name.replace( /\[\]$/, '' ) ] ??= [] ).push(
				control.value
			);
		}
	}
	return given;
}

/**
 * Shows and hides fields by their conditions. One that is hidden is not
 * required (spec §5).
 *
 * @param form
 */
export function applyConditions( form: HTMLFormElement ): void {
	const given = readGiven( form );
	for ( const field of form.querySelectorAll< HTMLElement >(
		'[data-field]'
	) ) {
		const { showIf = '', hideIf = '' } = field.dataset;
		const shown = isShown( showIf, hideIf, given );
		field.classList.remove( 'is-waiting' );
		field.hidden = ! shown;
		for ( const control of controls( field ) ) {
			control.required =
				shown &&
				isRequired( control ) &&
				! isAnswered( field, control );
		}
	}
}

const isUnticked = ( control: Control ) =>
	control instanceof HTMLInputElement &&
	[ 'checkbox', 'radio' ].includes( control.type ) &&
	! control.checked;

const isRequired = ( control: Control ) =>
	control.hasAttribute( 'data-required' );

/** Of several boxes one is enough; a browser would ask for each. */
const isAnswered = ( field: HTMLElement, control: Control ) =>
	control.type === 'checkbox' &&
	field.querySelector( 'input:checked' ) !== null;
