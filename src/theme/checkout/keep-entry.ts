/**
 * Who logs in at the checkout comes back to the same page, drawn anew: what they
 * had typed by then is put back. Until then it stands in the tab's storage.
 */
import { elementEvents } from '@vitrina/core';

const KEY = 'vitrina_checkout_entry';

/** An address and what goes with it; never a password or a payment. */
const FIELDS =
	':is(input, select, textarea):is([name^="billing_"], [name^="shipping_"], [name^="order_"], [name="ship_to_different_address"]):not([type="hidden"], [type="password"])';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isTick = ( field: Field ): field is HTMLInputElement =>
	field.type === 'checkbox' || field.type === 'radio';

/**
 * @param root The page.
 */
export function keepEntry( root: Document ): void {
	const find = () => [
		...root.querySelectorAll< Field >( `form.checkout ${ FIELDS }` ),
	];
	restore( root, find() );
	root.addEventListener( 'submit', ( { target } ) => {
		if ( ( target as Element ).matches( 'form.login' ) ) {
			keep( find() );
		}
	} );
}

function keep( fields: Field[] ): void {
	const entry = fields
		.filter( ( field ) => ! isTick( field ) || field.checked )
		.filter( ( { value } ) => value !== '' )
		.map( ( { name, value } ) => [ name, value ] );
	try {
		sessionStorage.setItem( KEY, JSON.stringify( entry ) );
	} catch {
		// A storage that is full or forbidden: they type it once more.
	}
}

function take(): Map< string, string > {
	try {
		const kept = sessionStorage.getItem( KEY );
		sessionStorage.removeItem( KEY );
		return new Map( JSON.parse( kept ?? '[]' ) );
	} catch {
		return new Map();
	}
}

function restore( root: Document, fields: Field[] ): void {
	const entry = take();
	const changed = fields.filter( ( field ) => {
		const value = entry.get( field.name );
		if ( value === undefined ) {
			return false;
		}
		if ( isTick( field ) ) {
			const wasChecked = field.checked;
			field.checked ||= field.value === value;
			return field.checked !== wasChecked;
		}
		const isOther = field.value !== value;
		field.value = value;
		return isOther;
	} );
	changed.forEach( ( field ) =>
		field.dispatchEvent( new Event( 'change', { bubbles: true } ) )
	);
	if ( changed.length > 0 ) {
		elementEvents( root.body, {} ).raise( 'update_checkout' );
	}
}
