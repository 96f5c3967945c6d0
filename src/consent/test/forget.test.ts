import '@testing-library/jest-dom';
import fc from 'fast-check';
import { cookiesToForget, domainsOf } from '../forget';
import { holdsReleased, releaseTags } from '../tags';

const necessary = [
	'vitrina_consent',
	'wp_consent_preferences',
	'wp_consent_marketing',
	'woocommerce_cart_hash',
	'woocommerce_items_in_cart',
	'wp_woocommerce_session_0123',
	'wordpress_logged_in_0123',
	'goya_popup',
	'et-global-campaign',
];

describe( 'what goes with withdrawn consent', () => {
	it( '[COOK-01] the cookies of what is denied, and no other', () => {
		const jar = [
			...necessary,
			'_ga',
			'_ga_ABC',
			'sbjs_first',
			'_fbp',
			'crisp-client%2Fsession%2F1',
			'__tawkuuid',
		]
			.map( ( name ) => `${ name }=1` )
			.join( '; ' );
		expect( cookiesToForget( jar, 'p' ) ).toEqual( [
			'crisp-client%2Fsession%2F1',
			'__tawkuuid',
		] );
		expect( cookiesToForget( jar, 's' ) ).toEqual( [ '_ga', '_ga_ABC' ] );
		expect( cookiesToForget( jar, 'm' ) ).toEqual( [
			'sbjs_first',
			'_fbp',
		] );
		expect( cookiesToForget( jar, '' ) ).toEqual( [] );
	} );

	it( '[COOK-01] never what the shop needs', () => {
		fc.assert(
			fc.property(
				fc.shuffledSubarray( necessary ),
				fc.subarray( [ 'p', 's', 'm' ] ),
				( names, denied ) => {
					expect(
						cookiesToForget(
							names.join( '=1; ' ),
							denied.join( '' )
						)
					).toEqual( [] );
				}
			)
		);
	} );

	it( '[COOK-01] under every domain that the page can have written to', () => {
		expect( domainsOf( 'www.shop.lt' ) ).toEqual( [
			'',
			'www.shop.lt',
			'shop.lt',
			'lt',
		] );
	} );
} );

describe( 'what waits for consent', () => {
	const page = () => {
		document.body.innerHTML = `
			<script type="text/plain" data-consent="statistics" data-id="s">window.ran = [ ...( window.ran ?? [] ), 's' ]</script>
			<script type="text/plain" data-consent="marketing" data-id="m">window.ran = [ ...( window.ran ?? [] ), 'm' ]</script>
			<script type="text/plain" data-consent="constructor" data-id="c">window.ran = [ ...( window.ran ?? [] ), 'c' ]</script>
			<div class="held-frame"><iframe data-consent="marketing" data-src="https://video.example/1"></iframe><p class="held-frame__text">…</p></div>`;
	};

	beforeEach( page );

	it( '[COOK-01] only the allowed becomes a script or a frame', () => {
		releaseTags( document, 's' );
		expect( document.querySelector( '[data-id="s"]' ) ).not.toHaveAttribute(
			'type'
		);
		expect( document.querySelector( '[data-id="m"]' ) ).toHaveAttribute(
			'type',
			'text/plain'
		);
		expect( document.querySelector( 'iframe' ) ).not.toHaveAttribute(
			'src'
		);
		releaseTags( document, 'psm' );
		expect( document.querySelector( 'iframe' ) ).toHaveAttribute(
			'src',
			'https://video.example/1'
		);
		expect( document.querySelector( '.held-frame__text' ) ).toBeNull();
		// A category that does not exist is never allowed.
		expect( document.querySelector( '[data-id="c"]' ) ).toHaveAttribute(
			'type',
			'text/plain'
		);
	} );

	it( '[COOK-01] knows when something runs that is no longer allowed', () => {
		expect( holdsReleased( document, '' ) ).toBe( false );
		releaseTags( document, 's' );
		expect( holdsReleased( document, 's' ) ).toBe( false );
		expect( holdsReleased( document, 'pm' ) ).toBe( true );
	} );
} );
