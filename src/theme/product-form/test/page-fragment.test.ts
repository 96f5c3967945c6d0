import { readPageFragment } from '../page-fragment';

const BOX = `<div class="woocommerce-notices-wrapper"><div class="woocommerce-message">In the cart</div></div><span class="minicart-counter">2</span><script type="application/json" id="vitrina-cart-parts">{"fragments":{".minicart-counter":"<span class=\\"minicart-counter\\">2</span>"},"cart_hash":"h"}</script>`;

it( '[PROD-12] reads notices, fragments and hash of the response', () => {
	const part = readPageFragment( BOX );
	expect( part.notices?.textContent ).toBe( 'In the cart' );
	expect( part.hasError ).toBe( false );
	expect( part.hash ).toBe( 'h' );
	expect( part.fragments[ '.minicart-counter' ] ).toContain( '2' );
} );

it( '[PROD-12] reads the elements of the cart from a whole page', () => {
	const part = readPageFragment(
		'<!doctype html><html><body><div id="woo-notices-wrapper"></div><div id="minicart-panel">m</div><b class="minicart-counter">3</b><div class="free-shipping-progress-bar">f</div><p>rest</p></body></html>'
	);
	expect( part.hash ).toBeNull();
	expect( part.fragments ).toEqual( {
		'#minicart-panel': '<div id="minicart-panel">m</div>',
		'.minicart-counter': '<b class="minicart-counter">3</b>',
		'.free-shipping-progress-bar':
			'<div class="free-shipping-progress-bar">f</div>',
	} );
} );

it.each( [
	'<div class="woocommerce-error" role="alert">No</div>',
	'<ul class="woocommerce-error"><li>No</li></ul>',
	'<div class="wc-block-components-notice-banner is-error">No</div>',
] )( '[PROD-12] sees an error in the notices: %s', ( error ) => {
	const html = `<div class="woocommerce-notices-wrapper">${ error }</div>`;
	expect( readPageFragment( html ).hasError ).toBe( true );
} );

it.each( [ '', '-1', '{"a":1}', '<h1>Bad Gateway' ] )(
	'[PROD-12] finds no notices in %j',
	( html ) => {
		expect( readPageFragment( html ) ).toEqual( {
			notices: null,
			hasError: false,
			fragments: {},
			hash: null,
		} );
	}
);

it( '[PROD-12] runs no script of the response', () => {
	readPageFragment(
		'<script>window.ran = 1</script><img src=x onerror="window.ran = 1">'
	);
	expect( window ).not.toHaveProperty( 'ran' );
} );
