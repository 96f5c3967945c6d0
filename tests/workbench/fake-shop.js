/**
 * The fake shop behind the islands. The page's address selects its faults:
 * `save=500|stale|403|slow|timeout`, `list=500|html|empty|slow|timeout`.
 */
( async () => {
	/** @type {typeof import('msw') & typeof import('msw/browser')} */
	const { setupWorker, http, HttpResponse, delay, bypass } =
		/** @type {any} */ ( window ).MockServiceWorker;
	const query = new URLSearchParams( window.location.search );
	const modes = {
		list: query.get( 'list' ) ?? 'ok',
		save: query.get( 'save' ) ?? 'ok',
	};
	/** @type {Record<string, string>[]} */
	const saves = [];
	let nonces = 0;

	/** @param {string} mode */
	async function wait( mode ) {
		if ( mode === 'timeout' ) {
			await delay( 'infinite' );
		}
		await delay( mode === 'slow' ? 2000 : 30 );
	}

	/**
	 * @param {number} status
	 * @param {string} code
	 */
	function refuse( status, code ) {
		return HttpResponse.json(
			{ success: false, data: { code, message: code } },
			{ status }
		);
	}

	const worker = setupWorker(
		http.get( '/wp-json/vitrina/v1/state', () => {
			nonces += 1;
			return HttpResponse.json( {
				cart: { count: 1, hash: 'abc' },
				nonces: { terminal: `nonce-${ nonces }` },
			} );
		} ),
		http.get( '/wp-json/vitrina/v1/terminals', async ( { request } ) => {
			await wait( modes.list );
			if ( modes.list === '500' ) {
				return refuse( 500, 'broken' );
			}
			if ( modes.list === 'html' ) {
				return HttpResponse.html( '<p>Fatal error</p>' );
			}
			const asked = new URL( request.url ).searchParams;
			asked.set(
				'count',
				modes.list === 'empty' ? '0' : ( query.get( 'count' ) ?? '600' )
			);
			return fetch( bypass( `/fixtures/terminals.json?${ asked }` ) );
		} ),
		http.post( '/wp-admin/admin-ajax.php', async ( { request } ) => {
			const form = Object.fromEntries(
				new URLSearchParams( await request.text() )
			);
			saves.push( form );
			await wait( modes.save );
			if ( modes.save === '500' ) {
				return refuse( 500, 'not_saved' );
			}
			const isStale =
				modes.save === 'stale' && form.security === 'nonce-1';
			if ( modes.save === '403' || isStale ) {
				return refuse( 403, 'nonce_invalid' );
			}
			return HttpResponse.json( {
				success: true,
				data: {
					terminal_id: form.terminal_id,
					terminal: form.terminal,
				},
			} );
		} )
	);

	await worker.start( { quiet: true, onUnhandledRequest: 'bypass' } );
	Object.assign( window, { fakeShop: { modes, saves } } );

	document.querySelector( '#replace' )?.addEventListener( 'click', () => {
		const template = /** @type {HTMLTemplateElement | null} */ (
			document.querySelector( '#review' )
		);
		const fresh = template?.content.cloneNode( true );
		if ( fresh ) {
			document
				.querySelector( '.woocommerce-checkout-review-order-table' )
				?.replaceWith( fresh );
			/** @type {any} */ ( window ).vitrina.core.emit(
				'checkout:updated',
				{ source: 'page' }
			);
		}
	} );
	document
		.querySelector( 'form.checkout' )
		?.addEventListener( 'submit', ( event ) => event.preventDefault() );

	const core = document.createElement( 'script' );
	core.id = 'vitrina-core-js';
	core.src = '/core/core.js';
	document.body.append( core );
} )();
