/**
 * What a shopper does on a widget page; each action of a state names one of these
 * functions (see `Act` in description.mjs).
 */
( () => {
	/** @param {number} milliseconds */
	const pause = ( milliseconds ) =>
		new Promise( ( resolve ) => setTimeout( resolve, milliseconds ) );

	/**
	 * @param {string}                      selector
	 * @param {( element: any ) => boolean} [isSo]
	 * @return {Promise<any>} The element, once it exists.
	 */
	async function find( selector, isSo = Boolean ) {
		for ( let tries = 0; tries < 100; tries++ ) {
			const element = document.querySelector( selector );
			if ( element && isSo( element ) ) {
				return element;
			}
			await pause( 50 );
		}
		throw new Error( `There is no ${ selector }.` );
	}

	/**
	 * Waits until the shop has responded to a request, also with an error.
	 *
	 * @param {string} piece A part of the request's address.
	 */
	async function waitForResponse( piece ) {
		for ( let tries = 0; tries < 100; tries++ ) {
			if (
				performance
					.getEntriesByType( 'resource' )
					.some( ( { name } ) => name.includes( piece ) )
			) {
				return;
			}
			await pause( 50 );
		}
		throw new Error( `There was no response to ${ piece }.` );
	}

	/** @type {Record<string, ( selector: any, text: any ) => unknown>} */
	const acts = {
		click: async ( selector ) => ( await find( selector ) ).click(),
		focus: async ( selector ) => ( await find( selector ) ).focus(),
		wait: ( selector ) =>
			find( selector, ( element ) => element.checkVisibility() ),
		response: waitForResponse,
		pause,
		async fill( selector, text ) {
			const field = await find( selector );
			field.focus();
			// Like typing: React listens to the value setter of the element's prototype.
			Object.getOwnPropertyDescriptor(
				Object.getPrototypeOf( field ),
				'value'
			)?.set?.call( field, text );
			for ( const name of [ 'input', 'change' ] ) {
				field.dispatchEvent( new Event( name, { bubbles: true } ) );
			}
		},
		async choose( selector ) {
			const select = await find( selector );
			const option = [ ...select.options ].find(
				( { value, disabled } ) => value && ! disabled
			);
			select.value = option?.value ?? '';
			select.dispatchEvent( new Event( 'change', { bubbles: true } ) );
		},
		async key( selector, key ) {
			( await find( selector ) ).dispatchEvent(
				new KeyboardEvent( 'keydown', {
					key,
					bubbles: true,
					cancelable: true,
				} )
			);
		},
	};

	Object.assign( window, { workbenchActs: { acts, find, pause } } );
} )();
