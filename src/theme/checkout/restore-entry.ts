/**
 * Logging in at the checkout reloads the page. What the shopper had typed is saved in
 * session storage and restored afterwards.
 */
import { elementEvents } from '../../components/element-events';

const KEY = 'vitrina_checkout_entry';

/** The address fields and order notes; never passwords or payment data. */
const FIELDS =
	':is(input, select, textarea):is([name^="billing_"], [name^="shipping_"], [name^="order_"], [name="ship_to_different_address"]):not([type="hidden"], [type="password"])';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isCheckable = ( field: Field ): field is HTMLInputElement =>
	field.type === 'checkbox' || field.type === 'radio';

export function restoreEntry( root: Document ): void {
	const find = () => [
		...root.querySelectorAll< Field >( `form.checkout ${ FIELDS }` ),
	];
	restoreFields( root, find() );
	root.addEventListener( 'submit', ( { target } ) => {
		if ( ( target as Element ).matches( 'form.login' ) ) {
			saveFields( find() );
		}
	} );
}

function saveFields( fields: Field[] ): void {
	const entry = fields
		.filter( ( field ) => ! isCheckable( field ) || field.checked )
		.filter( ( { value } ) => value !== '' )
		.map( ( { name, value } ) => [ name, value ] );
	try {
		sessionStorage.setItem( KEY, JSON.stringify( entry ) );
	} catch {
		// The storage is full or blocked: the shopper has to type it again.
	}
}

function readSaved(): Map< string, string > {
	try {
		const saved = sessionStorage.getItem( KEY );
		sessionStorage.removeItem( KEY );
		return new Map( JSON.parse( saved ?? '[]' ) );
	} catch {
		return new Map();
	}
}

function restoreFields( root: Document, fields: Field[] ): void {
	const entry = readSaved();
	const changed = fields.filter( ( field ) => {
		const value = entry.get( field.name );
		if ( value === undefined ) {
			return false;
		}
		if ( isCheckable( field ) ) {
			const wasChecked = field.checked;
			field.checked ||= field.value === value;
			return field.checked !== wasChecked;
		}
		const isChanged = field.value !== value;
		field.value = value;
		return isChanged;
	} );
	changed.forEach( ( field ) =>
		field.dispatchEvent( new Event( 'change', { bubbles: true } ) )
	);
	if ( changed.length > 0 ) {
		elementEvents( root.body, {} ).raise( 'update_checkout' );
	}
}
