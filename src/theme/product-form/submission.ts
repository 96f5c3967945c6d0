import { cart } from '@vitrina/core';
import { leavesPage } from './leaves-page';
import { send } from './send';

/** The request of a form at the time of its submission. */
export interface FormRequest {
	url: string;
	method: string;
	body: FormData;
}

/**
 * Handles the submission of a product's form, unless it has to leave the page: then it
 * returns false, and the browser submits the form. The submitter is null if a script
 * submitted it.
 */
export function handleSubmit(
	form: HTMLFormElement,
	submitter: HTMLElement | null,
	addsInPage: boolean
): boolean {
	const add = addButton( form );
	// The add button explains why it is disabled, without leaving the page (spec §5).
	if (
		submitter?.matches( '[name="is_buy_now"]' ) &&
		add?.matches( '.disabled, :disabled' )
	) {
		add.click();
		return true;
	}
	const button = submitter ?? add;
	if (
		! addsInPage ||
		! button ||
		leavesPage( form, submitter, window.location.href )
	) {
		return false;
	}
	addInPage( form, button );
	return true;
}

function addInPage( form: HTMLFormElement, button: HTMLElement ): void {
	const request = read( form, button );
	const data: Record< string, string > = {};
	request.body.forEach( ( value, name ) => {
		if ( typeof value === 'string' ) {
			data[ name ] = value;
		}
	} );
	data.product_id ??= data[ 'add-to-cart' ] ?? '';
	void cart.add( button, {
		data,
		run: () => send( request ),
		leave: () => submitNatively( form, button ),
	} );
}

/** Submits without validation and `submit` event: both have happened. */
function submitNatively( form: HTMLFormElement, button: HTMLElement ): void {
	const { name, value } = button as HTMLButtonElement;
	if ( name ) {
		const field = document.createElement( 'input' );
		field.type = 'hidden';
		field.name = name;
		field.value = value;
		form.append( field );
	}
	// From the prototype: a field with the name "submit" would hide the method.
	HTMLFormElement.prototype.submit.call( form );
}

function read( form: HTMLFormElement, button: HTMLElement ): FormRequest {
	const body = new FormData( form );
	const { name, value } = button as HTMLButtonElement;
	if ( name ) {
		body.set( name, value );
	}
	return {
		// From the attribute: a field with the name "action" would hide the property.
		url: form.getAttribute( 'action' ) || window.location.href,
		method: ( form.getAttribute( 'method' ) || 'post' ).toUpperCase(),
		body,
	};
}

const addButton = ( form: HTMLFormElement ) =>
	form.querySelector< HTMLElement >( '.single_add_to_cart_button' );
