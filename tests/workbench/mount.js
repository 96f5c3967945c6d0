/**
 * On each widget page: writes the state's texts into PHP's markup, loads the core,
 * mounts the widget, and runs the state's actions. A test runs these steps one by
 * one, with `window.workbench`.
 */
( () => {
	/** @type {import('./description.mjs').State & { island: string, block?: { script: string, data: unknown, place: string }, scripts?: string[], isStill: boolean }} */
	const state = JSON.parse(
		document.getElementById( 'workbench-state' )?.textContent ?? ''
	);
	/** From acts.js. */
	const { acts, find, pause } = /** @type {any} */ ( window ).workbenchActs;
	const islands = () =>
		/** @type {NodeListOf<HTMLElement>} */ (
			document.querySelectorAll( `[data-island="${ state.island }"]` )
		);

	/** @param {string} selector */
	const all = ( selector ) => {
		const found = document.querySelectorAll( selector );
		if ( found.length === 0 ) {
			throw new Error( `There is no ${ selector }.` );
		}
		return found;
	};

	/** Replaces texts and attributes in PHP's markup. */
	function writeTexts() {
		for ( const [ selector, text ] of Object.entries(
			state.texts ?? {}
		) ) {
			all( selector ).forEach( ( element ) => {
				element.textContent = text;
			} );
		}
		for ( const [ selector, attributes ] of Object.entries(
			state.attributes ?? {}
		) ) {
			for ( const element of all( selector ) ) {
				for ( const [ name, value ] of Object.entries( attributes ) ) {
					if ( value === null ) {
						element.removeAttribute( name );
					} else {
						element.setAttribute( name, value );
					}
				}
			}
		}
	}

	function prepare() {
		window.localStorage.clear();
		window.sessionStorage.clear();
		for ( const cookie of document.cookie.split( '; ' ) ) {
			document.cookie = `${ cookie.split( '=' )[ 0 ] }=; max-age=0; path=/`;
		}
		for ( const [ name, value ] of Object.entries( state.storage ?? {} ) ) {
			window.localStorage.setItem( name, value );
		}
		for ( const [ name, value ] of Object.entries( state.cookies ?? {} ) ) {
			document.cookie = `${ name }=${ value }; path=/`;
		}
		if ( ! state.block ) {
			writeTexts();
		}
		const { clock } = state;
		if ( clock ) {
			const moment = Date.parse( clock );
			Date.now = () => moment;
		}
		for ( const image of document.images ) {
			image.loading = 'eager';
		}
		// Mounted by `mount()`, anywhere on the page.
		islands().forEach( ( { dataset } ) => {
			dataset.islandLoad = 'touch';
		} );
	}

	/**
	 * @param {string} src
	 * @param {string} [handle] As WordPress prints it: the core does not load it again.
	 */
	const load = ( src, handle = '' ) =>
		new Promise( ( resolve, reject ) => {
			const script = document.createElement( 'script' );
			script.id = handle && `${ handle }-js`;
			script.src = src;
			script.onload = resolve;
			script.onerror = reject;
			document.body.append( script );
		} );

	async function loadReact() {
		for ( const name of [ 'react', 'react-dom', 'react-jsx-runtime' ] ) {
			await load( `/wp-includes/js/dist/vendor/${ name }.min.js`, name );
		}
	}

	const core = () => /** @type {any} */ ( window ).vitrina.core;

	/**
	 * Shows a payment method as WooCommerce's checkout block does.
	 *
	 * @param {NonNullable<typeof state.block>} block
	 */
	async function mountBlock( { script, data, place } ) {
		const page = /** @type {any} */ ( window );
		/** @type {any} */
		let method;
		page.wc = {
			wcSettings: { getSetting: () => data },
			wcBlocksRegistry: {
				/** @param {unknown} given */
				registerPaymentMethod( given ) {
					method = given;
				},
			},
		};
		await loadReact();
		await load( script );
		let pay = () => {};
		const { React, ReactDOM } = page;
		const box = document.querySelector( place );
		ReactDOM.createRoot( box ).render(
			React.cloneElement( method.content, {
				billing: { billingAddress: { country: 'LT' } },
				checkoutStatus: { isIdle: true },
				emitResponse: {
					responseTypes: { SUCCESS: 'success', ERROR: 'error' },
				},
				eventRegistration: {
					/** @param {() => void} ask */
					onPaymentSetup( ask ) {
						pay = ask;
						return () => {};
					},
				},
			} )
		);
		const button = document.createElement( 'button' );
		button.id = 'workbench-pay';
		button.className = 'button';
		button.textContent = method.ariaLabel;
		button.onclick = () => pay();
		box?.after( button );
		await pause( 100 );
		writeTexts();
	}

	/**
	 * Makes the mounted components throw.
	 *
	 * @type {Set<() => void>}
	 */
	const breakers = new Set();

	/**
	 * What the effect of each wrapped component did: in StrictMode it is run twice.
	 *
	 * @type {('begun' | 'ended')[]}
	 */
	const effects = [];

	/**
	 * Puts a component that can throw around the widget's, which is the only one that
	 * is given the island's element.
	 */
	function wrapComponent() {
		const { React } = /** @type {any} */ ( window );
		const { createElement } = React;
		/** @param {{ children: unknown }} props */
		function Breakable( { children } ) {
			const [ isBroken, setBroken ] = React.useState( false );
			React.useEffect( () => {
				const fail = () => setBroken( true );
				breakers.add( fail );
				effects.push( 'begun' );
				return () => {
					breakers.delete( fail );
					effects.push( 'ended' );
				};
			}, [] );
			if ( isBroken ) {
				throw new Error( 'Broken by the workbench' );
			}
			return children;
		}
		/**
		 * @param {unknown}   type
		 * @param {any}       props
		 * @param {unknown[]} children
		 */
		React.createElement = ( type, props, ...children ) => {
			const made = createElement( type, props, ...children );
			return [ ...islands() ].includes( props?.element )
				? createElement( Breakable, {}, made )
				: made;
		};
	}

	async function mount() {
		if ( state.block ) {
			await mountBlock( state.block );
		}
		if ( state.isBroken ) {
			await loadReact();
			wrapComponent();
		}
		for ( const island of islands() ) {
			await core().mountIsland( island );
		}
	}

	async function act() {
		for ( const [ name, ...given ] of state.acts ?? [] ) {
			const [ first, second ] = given;
			await acts[ name ]( first, second );
			// React renders the result of one action before the next.
			await pause( 0 );
		}
		if ( state.shows ) {
			await acts.wait( state.shows );
		}
	}

	async function start() {
		await load( '/core/core.js', 'vitrina-core' );
		for ( const script of state.scripts ?? [] ) {
			await load( script );
		}
	}

	/** Makes the mounted components throw, and waits until the core has noticed. */
	async function breakDown() {
		breakers.forEach( ( fail ) => fail() );
		await find(
			`[data-island="${ state.island }"]`,
			( /** @type {HTMLElement} */ { dataset } ) =>
				dataset.islandState === 'failed'
		);
	}

	prepare();
	Object.assign( window, {
		workbench: { start, mount, act, breakDown, effects },
	} );
	if ( ! state.isStill ) {
		start()
			.then( mount )
			.then( act )
			.then( () => state.isBroken && breakDown() );
	}
} )();
