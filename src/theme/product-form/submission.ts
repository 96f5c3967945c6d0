import { cart } from '@vitrina/core';
import { leavesPage } from './leaves-page';
import { send } from './send';

/** What a form sends, as it stood when it was sent. */
export interface FormRequest {
	url: string;
	method: string;
	body: FormData;
}

/**
 * Takes over what a product's form was sent for, where that need not leave the
 * page.
 *
 * @param form       The form.
 * @param submitter  What it was sent with; null when a script sent it.
 * @param addsInPage Whether the shop adds without leaving the page.
 * @return Whether it is taken; else the browser sends it.
 */
export function take(
	form: HTMLFormElement,
	submitter: HTMLElement | null,
	addsInPage: boolean
): boolean {
	const add = addButton( form );
	// Adding says why it is refused; Buy now would lead to a page that does (spec §5).
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
		leave: () => leave( form, button ),
	} );
}

/** As the browser sends it; it has been validated, and others have heard of it. */
function leave( form: HTMLFormElement, button: HTMLElement ): void {
	const { name, value } = button as HTMLButtonElement;
	if ( name ) {
		const field = document.createElement( 'input' );
		field.type = 'hidden';
		field.name = name;
		field.value = value;
		form.append( field );
	}
	// By the prototype: a field of the name "submit" would hide the method.
	HTMLFormElement.prototype.submit.call( form );
}

function read( form: HTMLFormElement, button: HTMLElement ): FormRequest {
	const body = new FormData( form );
	const { name, value } = button as HTMLButtonElement;
	if ( name ) {
		body.set( name, value );
	}
	return {
		// By attribute: a field of the name "action" would hide the property.
		url: form.getAttribute( 'action' ) || window.location.href,
		method: ( form.getAttribute( 'method' ) || 'post' ).toUpperCase(),
		body,
	};
}

const addButton = ( form: HTMLFormElement ) =>
	form.querySelector< HTMLElement >( '.single_add_to_cart_button' );
