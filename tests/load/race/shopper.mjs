/**
 * A shopper: a cookie jar, and requests to the shop.
 */
import { randomBytes } from 'node:crypto';

/**
 * @typedef {Object} Cart
 * @property {Map<number, number>} quantities Quantities by product id.
 * @property {string}              terminal   Id of the selected terminal, or ''.
 */

export class Shopper {
	/** @type {Map<string, string>} */
	#cookies = new Map();

	/**
	 * @param {string} url The shop's address.
	 */
	constructor( url ) {
		this.url = url;
		this.storeNonce = '';
		this.terminalNonce = '';
	}

	/**
	 * @param {string}                  path
	 * @param {Record<string, unknown>} [form]    Sent by POST; without it the request is a GET.
	 * @param {Record<string, string>}  [headers]
	 * @return {Promise<{ status: number, text: string, headers: Headers }>} The response.
	 */
	async request( path, form, headers = {} ) {
		const response = await fetch( this.url + path, {
			method: form ? 'POST' : 'GET',
			redirect: 'manual',
			headers: {
				...headers,
				cookie: this.cookies(),
			},
			body: form
				? new URLSearchParams(
						Object.entries( form ).map( ( [ k, v ] ) => [
							k,
							String( v ),
						] )
					)
				: null,
			signal: AbortSignal.timeout( 60_000 ),
		} );
		for ( const line of response.headers.getSetCookie() ) {
			const [ pair = '' ] = line.split( ';' );
			const [ name = '', ...value ] = pair.split( '=' );
			this.#cookies.set( name, value.join( '=' ) );
		}
		this.storeNonce = response.headers.get( 'nonce' ) ?? this.storeNonce;
		return {
			status: response.status,
			text: await response.text(),
			headers: response.headers,
		};
	}

	/**
	 * @param {string} prefix How the cookie's name begins.
	 * @return {string} Its value, or ''.
	 */
	cookie( prefix ) {
		const found = [ ...this.#cookies ].find( ( [ name ] ) =>
			name.startsWith( prefix )
		);
		return found?.[ 1 ] ?? '';
	}

	/** The value of the Cookie header. */
	cookies() {
		return [ ...this.#cookies ]
			.map( ( pair ) => pair.join( '=' ) )
			.join( '; ' );
	}

	/** As src/cart/newcomer.ts does, before the first response. */
	setNewcomerCookie() {
		this.#cookies.set(
			'vitrina_newcomer',
			randomBytes( 16 ).toString( 'hex' )
		);
	}

	/**
	 * @param {number} product
	 */
	add( product ) {
		return this.request( '/?wc-ajax=add_to_cart', {
			product_id: product,
			quantity: 1,
		} );
	}

	/**
	 * @param {number} product
	 */
	addByStoreApi( product ) {
		return this.request(
			'/wp-json/wc/store/v1/cart/add-item',
			{ id: product, quantity: 1 },
			{ nonce: this.storeNonce }
		);
	}

	/**
	 * @param {string} terminal
	 */
	selectTerminal( terminal ) {
		return this.request(
			'/wp-admin/admin-ajax.php?action=save_selected_lpexpress_terminal',
			{
				terminal_id: terminal,
				terminal: 'any',
				security: this.terminalNonce,
			}
		);
	}

	/**
	 * @param {string} name Also the password.
	 */
	async logIn( name ) {
		const response = await this.request( '/wp-login.php', {
			log: name,
			pwd: name,
			rememberme: 'forever',
		} );
		if ( response.status !== 302 ) {
			throw new Error( `The login returned ${ response.status }.` );
		}
	}

	emptyCart() {
		return this.request(
			'/wp-json/wc/store/v1/cart/items?_method=DELETE',
			{},
			{ nonce: this.storeNonce }
		);
	}

	/** Reads the nonce for terminals, if the shop has terminals. */
	async readState() {
		const { status, text } = await this.request(
			'/wp-json/vitrina/v1/state'
		);
		const nonce =
			status === 200 ? JSON.parse( text ).nonces?.terminal : undefined;
		this.terminalNonce = typeof nonce === 'string' ? nonce : '';
	}

	/**
	 * @return {Promise<Cart>} The cart on the server.
	 */
	async readCart() {
		const { text } = await this.request( '/wp-json/wc/store/v1/cart' );
		const cart = JSON.parse( text );
		/** @type {{ id: number, quantity: number }[]} */
		const items = cart.items;
		return {
			quantities: new Map(
				items.map( ( { id, quantity } ) => [ id, quantity ] )
			),
			terminal: String(
				cart.extensions?.[ 'vitrina-lpexpress' ]?.terminal_id ?? ''
			),
		};
	}
}
