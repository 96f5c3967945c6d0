/**
 * A shopper: a cookie jar and the calls of the shop.
 */
import { randomBytes } from 'node:crypto';

/**
 * @typedef {Object} Cart
 * @property {Map<number, number>} quantities By product.
 * @property {string}              terminal   Chosen terminal, or ''.
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
	 * @param {Record<string, unknown>} [form]    Sent as a form by POST; without it the request is a GET.
	 * @param {Record<string, string>}  [headers]
	 * @return {Promise<{ status: number, text: string }>} The answer.
	 */
	async ask( path, form, headers = {} ) {
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
		return { status: response.status, text: await response.text() };
	}

	/** What a browser would send as its cookies. */
	cookies() {
		return [ ...this.#cookies ]
			.map( ( pair ) => pair.join( '=' ) )
			.join( '; ' );
	}

	/** As src/cart/newcomer.ts does, before the first answer. */
	introduce() {
		this.#cookies.set(
			'vitrina_newcomer',
			randomBytes( 16 ).toString( 'hex' )
		);
	}

	/**
	 * @param {number} product
	 */
	add( product ) {
		return this.ask( '/?wc-ajax=add_to_cart', {
			product_id: product,
			quantity: 1,
		} );
	}

	/**
	 * @param {number} product
	 */
	addByStoreApi( product ) {
		return this.ask(
			'/wp-json/wc/store/v1/cart/add-item',
			{ id: product, quantity: 1 },
			{ nonce: this.storeNonce }
		);
	}

	/**
	 * @param {string} terminal
	 */
	selectTerminal( terminal ) {
		return this.ask(
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
		const answer = await this.ask( '/wp-login.php', {
			log: name,
			pwd: name,
			rememberme: 'forever',
		} );
		if ( answer.status !== 302 ) {
			throw new Error( `Logging in answered ${ answer.status }.` );
		}
	}

	emptyCart() {
		return this.ask(
			'/wp-json/wc/store/v1/cart/items?_method=DELETE',
			{},
			{ nonce: this.storeNonce }
		);
	}

	/** Gets the nonce for the terminal, where there are terminals. */
	async readState() {
		const { status, text } = await this.ask( '/wp-json/vitrina/v1/state' );
		const nonce =
			status === 200 ? JSON.parse( text ).nonces?.terminal : undefined;
		this.terminalNonce = typeof nonce === 'string' ? nonce : '';
	}

	/**
	 * @return {Promise<Cart>} What the server holds.
	 */
	async readCart() {
		const { text } = await this.ask( '/wp-json/wc/store/v1/cart' );
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
