import { cookieNames } from '../records';

interface Page {
	wc_order_attribution?: any;
	wp_has_consent?: ( category: string ) => boolean;
	wp_consent_type?: string;
	waitfor_consent_hook?: boolean;
	vitrina?: unknown;
	wp?: unknown;
}

const page = window as unknown as Page;
const form = 'form-part.js';
const record = 'record-part.js';

/** The scripts of a page that needs no consent. */
const all = [ '../record', '../index', '../form' ];

/** Loads the scripts with parameters as PHP prints them. */
function load(
	params: Record< string, unknown > = {},
	more: object = {},
	scripts = all
) {
	page.wc_order_attribution = {
		params: {
			lifetime: 0.00001,
			session: 30,
			base64: false,
			prefix: 'wc_order_attribution_',
			allowTracking: true,
			form,
			record,
			...params,
		},
		...more,
	};
	jest.isolateModules( () => {
		scripts.forEach( ( script ) => require( script ) );
	} );
	return page.wc_order_attribution as {
		getAttributionData: () => Record< string, string | null >;
		setOrderTracking: ( isAllowed: boolean ) => void;
	};
}

const cookies = () =>
	document.cookie
		.split( '; ' )
		.filter( ( one ) => one.startsWith( 'sbjs_' ) );

const inputs = () => [
	...document.querySelectorAll< HTMLInputElement >( 'form input' ),
];

const sent = (): Record< string, string > =>
	Object.fromEntries(
		inputs().map( ( { name, value } ) => [ name, value ] )
	);

const dispatch = ( name: string, detail?: unknown ) =>
	document.dispatchEvent( new CustomEvent( name, { detail } ) );

// A document can define an element only once.
const define = window.customElements.define.bind( window.customElements );
let definition: CustomElementConstructor | undefined;

beforeAll( () => {
	window.customElements.define = ( name, constructor ) => {
		if ( ! definition ) {
			define(
				name,
				( definition = class extends HTMLElement {
					connectedCallback() {
						current?.prototype.connectedCallback.call( this );
					}
				} )
			);
		}
		current = constructor;
	};
} );
let current: CustomElementConstructor | undefined;

// Removes the listeners of the page before.
const removeListeners: Array< () => void > = [];
for ( const target of [ window, document ] ) {
	const listen = target.addEventListener.bind( target );
	target.addEventListener = (
		name: string,
		listener: EventListener,
		...rest: never[]
	) => {
		removeListeners.push( () =>
			target.removeEventListener( name, listener )
		);
		listen( name, listener, ...rest );
	};
}

beforeEach( () => {
	removeListeners.splice( 0 ).forEach( ( stop ) => stop() );
	cookieNames.forEach( ( name ) => {
		document.cookie = `${ name }=;max-age=0;path=/`;
		document.cookie = `${ name }=;max-age=0;path=/;domain=localhost`;
	} );
	for ( const name of [
		'wp_has_consent',
		'wp_consent_type',
		'waitfor_consent_hook',
		'vitrina',
		'wp',
	] as const ) {
		delete page[ name ];
	}
	document.head.replaceChildren();
	document.body.innerHTML = '<form></form>';
	window.history.replaceState( null, '', '/?utm_source=fb' );
} );

const stamp = () => {
	const element = document.createElement( 'wc-order-attribution-inputs' );
	document.querySelector( 'form' )?.append( element );
	return element;
};

describe( 'the tracker on a page', () => {
	it( '[ATT-02] records the visit and fills WooCommerce’s inputs', () => {
		load();
		stamp();
		expect( cookies() ).toHaveLength( 7 );
		expect( sent() ).toMatchObject( {
			wc_order_attribution_source_type: 'utm',
			wc_order_attribution_utm_source: 'fb',
			wc_order_attribution_session_pages: '1',
			vitrina_attribution_reason: '',
		} );
		expect( Object.keys( sent() ) ).toHaveLength( 17 );
	} );

	it( '[ATT-02] fills a form once, wherever WooCommerce stamps it', () => {
		load();
		stamp();
		stamp();
		stamp();
		expect( inputs() ).toHaveLength( 17 );
	} );

	it( '[ATT-02] takes the shop’s own fields and prefix', () => {
		load( { prefix: 'kita_' }, { fields: { is: 'first.src' } } );
		stamp();
		expect( sent() ).toEqual( {
			kita_is: 'fb',
			vitrina_attribution_reason: '',
		} );
	} );

	it( '[ATT-02] only warns about a missing input', () => {
		const { setOrderTracking } = load();
		stamp().querySelector( 'input' )?.remove();
		setOrderTracking( false );
		expect( console ).toHaveWarnedWith(
			'<wc-order-attribution-inputs> has lost its input "wc_order_attribution_source_type".'
		);
	} );

	it( '[ATT-02] asks for the part for forms only where there is one', () => {
		load();
		expect( document.querySelector( 'script' ) ).toBeNull();
		delete page.wc_order_attribution.fill;
		stamp();
		window.dispatchEvent( new Event( 'pageshow' ) );
		expect( document.querySelector( 'script' )?.src ).toContain( form );
	} );

	it( '[ATT-02] hands the same to the block checkout, once it has begun', () => {
		const sets: unknown[][] = [];
		let begin = () => {};
		page.wp = {
			data: {
				dispatch: () => ( {
					setExtensionData: ( ...values: unknown[] ) =>
						sets.push( values ),
				} ),
				subscribe: ( listener: () => void ) => {
					begin = listener;
					return () => {};
				},
			},
		};
		load();
		sets.length = 0;
		begin();
		expect( sets ).toEqual( [
			[
				'woocommerce/order-attribution',
				expect.objectContaining( {
					utm_source: 'fb',
					session_pages: '1',
				} ),
				true,
			],
			[ 'vitrina/attribution', { reason: '' }, true ],
		] );
	} );
} );

describe( 'consent', () => {
	it( '[ATT-03] nothing is stored or sent if the shop does not allow it', () => {
		const { getAttributionData } = load( { allowTracking: false } );
		stamp();
		expect( cookies() ).toEqual( [] );
		expect( new Set( Object.values( getAttributionData() ) ) ).toEqual(
			new Set( [ null ] )
		);
		expect( sent() ).toMatchObject( {
			wc_order_attribution_source_type: '',
			vitrina_attribution_reason: 'not-allowed',
		} );
	} );

	it( '[ATT-03] nothing is stored before the visitor has chosen; then the landing is', () => {
		const { setOrderTracking } = load( { consentCategory: 'marketing' } );
		stamp();
		expect( cookies() ).toEqual( [] );
		expect( sent().vitrina_attribution_reason ).toBe( 'no-consent' );
		window.history.replaceState( null, '', '/kita/' );
		setOrderTracking( true );
		expect( cookies() ).toHaveLength( 7 );
		expect( sent() ).toMatchObject( {
			wc_order_attribution_utm_source: 'fb',
			wc_order_attribution_session_pages: '1',
		} );
		setOrderTracking( true );
		expect( sent().wc_order_attribution_session_pages ).toBe( '1' );
	} );

	describe( 'the part that writes it down', () => {
		const asked = () =>
			[ ...document.querySelectorAll( 'script' ) ].map( ( { src } ) =>
				src.split( '/' ).pop()
			);
		const arrive = () =>
			jest.isolateModules( () => {
				require( '../record' );
			} );

		it( '[ATT-03] is fetched with the consent, once, and writes the landing', () => {
			const { setOrderTracking } = load(
				{ consentCategory: 'marketing' },
				{},
				[ '../index' ]
			);
			expect( asked() ).toEqual( [] );
			window.history.replaceState( null, '', '/kita/' );
			setOrderTracking( true );
			setOrderTracking( true );
			expect( asked() ).toEqual( [ record ] );
			expect( cookies() ).toEqual( [] );
			arrive();
			expect( cookies() ).toHaveLength( 7 );
			expect( decodeURIComponent( document.cookie ) ).toContain(
				'src=fb'
			);
			setOrderTracking( false );
			expect( cookies() ).toEqual( [] );
			setOrderTracking( true );
			expect( asked() ).toEqual( [ record ] );
			expect( cookies() ).toHaveLength( 7 );
		} );

		it( '[ATT-03] writes nothing where the consent was taken back meanwhile', () => {
			const { setOrderTracking } = load(
				{ consentCategory: 'marketing' },
				{},
				[ '../index' ]
			);
			setOrderTracking( true );
			setOrderTracking( false );
			arrive();
			expect( cookies() ).toEqual( [] );
		} );
	} );

	it( '[ATT-03] what an earlier page has kept stays until the visitor’s answer is known', () => {
		load();
		load( { consentCategory: 'marketing' } );
		expect( cookies() ).toHaveLength( 7 );
		dispatch( 'wp_listen_for_consent_change', { marketing: 'deny' } );
		expect( cookies() ).toEqual( [] );
	} );

	it( '[ATT-03] withdrawal deletes the cookies and empties the fields', () => {
		const { setOrderTracking } = load();
		stamp();
		setOrderTracking( false );
		expect( cookies() ).toEqual( [] );
		const { vitrina_attribution_reason: why, ...fields } = sent();
		expect( why ).toBe( 'not-allowed' );
		expect( new Set( Object.values( fields ) ) ).toEqual(
			new Set( [ '' ] )
		);
	} );

	it( '[ATT-03] withdrawal in another tab empties the fields of this one', () => {
		load();
		stamp();
		cookieNames.forEach( ( name ) => {
			document.cookie = `${ name }=;max-age=0;path=/;domain=localhost`;
		} );
		document.dispatchEvent( new Event( 'visibilitychange' ) );
		expect( sent().wc_order_attribution_utm_source ).toBe( '' );
	} );

	it( '[ATT-03] the WP Consent API is read, and its changes are followed', () => {
		page.wp_has_consent = ( category ) => category === 'statistics';
		page.wp_consent_type = 'optin';
		load( { consentCategory: 'marketing' } );
		expect( cookies() ).toEqual( [] );
		dispatch( 'wp_listen_for_consent_change', { statistics: 'allow' } );
		expect( cookies() ).toEqual( [] );
		dispatch( 'wp_listen_for_consent_change', { marketing: 'allow' } );
		expect( cookies() ).toHaveLength( 7 );
		dispatch( 'wp_listen_for_consent_change', { marketing: 'deny' } );
		expect( cookies() ).toEqual( [] );
	} );

	it( '[ATT-03] the WP Consent API is asked again when it knows what kind of consent the country wants', () => {
		page.wp_has_consent = () => true;
		page.waitfor_consent_hook = true;
		load( { consentCategory: 'marketing' } );
		expect( cookies() ).toEqual( [] );
		page.wp_consent_type = 'optout';
		dispatch( 'wp_consent_type_defined' );
		expect( cookies() ).toHaveLength( 7 );
	} );

	it( '[ATT-03] the shop’s own bar decides if there is one', () => {
		let listener: ( change: object ) => void = () => {};
		page.vitrina = {
			core: {
				on: ( name: string, listen: typeof listener ) => {
					expect( name ).toBe( 'consent:changed' );
					listener = listen;
					return () => {};
				},
			},
		};
		page.wp_has_consent = () => true;
		load( { consentCategory: 'marketing', isOwnBar: true } );
		expect( cookies() ).toEqual( [] );
		listener( { marketing: true } );
		expect( cookies() ).toHaveLength( 7 );
		listener( { marketing: false } );
		expect( cookies() ).toEqual( [] );
	} );
} );
