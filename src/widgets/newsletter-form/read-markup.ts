import { findPart } from '@vitrina/react';

/** A field in PHP's markup; see SignupForm.php of the companion. */
export interface PrintedField {
	readonly name: string;
	/** Its conditions from the settings. */
	readonly showIf: string;
	readonly hideIf: string;
	/** Whether it is hidden in an empty form. */
	readonly isWaiting: boolean;
	readonly input: PrintedControl | PrintedChoices;
}

export interface PrintedControl {
	readonly as: 'input' | 'select' | 'textarea';
	readonly id: string;
	readonly name: string;
	readonly label: string;
	readonly isRequired: boolean;
	/** Whether the server prints `required`: only if the field is always shown. */
	readonly isRequiredAtOnce: boolean;
	/** For an `input`. */
	readonly type: string;
	readonly autoComplete: string;
	readonly isUrl: boolean;
	/** For a `select`, without the empty option. */
	readonly options: readonly string[];
}

export interface PrintedChoices {
	readonly as: 'choices';
	readonly type: string;
	/** Ends with `[]` if several boxes may be checked. */
	readonly name: string;
	/** Null for a single box, which has the label. */
	readonly legend: string | null;
	readonly isRequired: boolean;
	readonly options: readonly { value: string; label: string }[];
}

/** PHP's markup of a form. */
export interface NewsletterFormProps {
	readonly id: string;
	readonly action: string;
	readonly label: string;
	/** Definition of the form, signed by the server. */
	readonly sealed: string;
	readonly fields: readonly PrintedField[];
	readonly button: string;
	/** Result of a sign-up without JavaScript. */
	readonly result: { readonly message: string; readonly isError: boolean };
	/** HTML of the elements without state. */
	readonly trap: string;
	readonly terms: string;
}

/** Reads a form from its markup. Throws if a required element is missing. */
export function readMarkup( element: HTMLElement ): NewsletterFormProps {
	const form = find( element, 'form' );
	const result = find( form, '.newsletter__result' );
	return {
		id: form.id,
		action: form.getAttribute( 'action' ) ?? '',
		label: form.getAttribute( 'aria-label' ) ?? '',
		sealed:
			find( form, 'input[name="form"]' ).getAttribute( 'value' ) ?? '',
		fields: [
			...form.querySelectorAll< HTMLElement >( '[data-field]' ),
		].map( readField ),
		button: textOf( find( form, '[type="submit"]' ) ),
		result: {
			message: textOf( result ),
			isError: result.classList.contains( 'is-error' ),
		},
		trap: find( form, '.newsletter__trap' ).innerHTML,
		terms: find( form, '.newsletter__terms' ).innerHTML,
	};
}

function readField( field: HTMLElement ): PrintedField {
	const { field: name = '', showIf = '', hideIf = '' } = field.dataset;
	const isWaiting = field.classList.contains( 'is-waiting' );
	return {
		name,
		showIf,
		hideIf,
		isWaiting,
		input: field.querySelector( 'fieldset' )
			? readChoices( field )
			: readControl( field ),
	};
}

function readControl( field: HTMLElement ): PrintedControl {
	const control = find( field, 'input, select, textarea' );
	const attribute = ( name: string ) => control.getAttribute( name ) ?? '';
	return {
		as: control.localName as PrintedControl[ 'as' ],
		id: control.id,
		name: attribute( 'name' ),
		label: textOf( find( field, 'label' ) ),
		isRequired: control.hasAttribute( 'data-required' ),
		isRequiredAtOnce: control.hasAttribute( 'required' ),
		type: attribute( 'type' ),
		autoComplete: attribute( 'autocomplete' ),
		isUrl: control.hasAttribute( 'data-url' ),
		options: [ ...control.querySelectorAll( 'option' ) ]
			.slice( 1 )
			.map( textOf ),
	};
}

function readChoices( field: HTMLElement ): PrintedChoices {
	const boxes = [ ...field.querySelectorAll( 'input' ) ];
	const legend = field.querySelector( 'legend' );
	return {
		as: 'choices',
		type: boxes[ 0 ]?.type ?? 'checkbox',
		name: boxes[ 0 ]?.name ?? '',
		legend: legend && textOf( legend ),
		isRequired: boxes.some( ( box ) =>
			box.hasAttribute( 'data-required' )
		),
		options: boxes.map( ( box ) => ( {
			value: box.value,
			// Without the space that the template prints before the label.
			label: textOf( box.parentElement ?? box ).slice( 1 ),
		} ) ),
	};
}

const textOf = ( element: Element ): string => element.textContent ?? '';

const find = ( element: Element, selector: string ) =>
	findPart( element, selector, 'newsletter form' );
