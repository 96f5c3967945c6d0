import { settings, type CartSettings, type Settings } from '../settings';

export const cartSettings: CartSettings = {
	url: '/krepselis-2/',
	isCart: false,
	redirectAfterAdd: false,
	fragmentName: 'wc_fragments_test',
	hashKey: 'wc_cart_hash_test',
	requestTimeout: 5000,
};

const labels: Partial< Settings[ 'labels' ] > = {
	viewCart: 'View cart',
	added: 'Added to the cart.',
	addFailed: 'This could not be added to the cart. Please try again.',
	offline: 'You are probably offline.',
};

/**
 * Prints the box PHP would print; later calls change what it said.
 *
 * @param changes Settings that differ.
 */
export function printSettings( changes: Partial< Settings > = {} ): Settings {
	if ( ! document.getElementById( 'vitrina-settings' ) ) {
		const box = document.createElement( 'script' );
		box.type = 'application/json';
		box.id = 'vitrina-settings';
		box.textContent = JSON.stringify( { cart: cartSettings, labels } );
		document.head.append( box );
	}
	return Object.assign( settings(), { cart: { ...cartSettings } }, changes );
}

export const response = ( body: unknown, status = 200 ) =>
	new Response( typeof body === 'string' ? body : JSON.stringify( body ), {
		status,
	} );

/** Lets everything that only waits for promises happen. */
export const settle = () =>
	new Promise< void >( ( resolve ) => setTimeout( resolve ) );

export function clearCookies() {
	for ( const pair of document.cookie.split( '; ' ) ) {
		document.cookie = `${ pair.split( '=' )[ 0 ] }=; max-age=0; path=/`;
	}
}

export function giveCart( hash: string, count = 1 ) {
	document.cookie = `woocommerce_cart_hash=${ hash }; path=/`;
	document.cookie = `woocommerce_items_in_cart=${ count }; path=/`;
}
