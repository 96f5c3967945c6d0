import '@testing-library/jest-dom';
import fc from 'fast-check';
import { cookiesToDelete, domainsOf } from '../delete-cookies';
import { hasDisallowedTags, releaseTags } from '../tags';

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

describe( 'cookies to delete when consent is withdrawn', () => {
	it( '[COOK-01] are those of the denied categories only', () => {
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
		expect( cookiesToDelete( jar, 'p' ) ).toEqual( [
			'crisp-client%2Fsession%2F1',
			'__tawkuuid',
		] );
		expect( cookiesToDelete( jar, 's' ) ).toEqual( [ '_ga', '_ga_ABC' ] );
		expect( cookiesToDelete( jar, 'm' ) ).toEqual( [
			'sbjs_first',
			'_fbp',
		] );
		expect( cookiesToDelete( jar, '' ) ).toEqual( [] );
	} );

	it( '[COOK-01] never include those that the shop needs', () => {
		fc.assert(
			fc.property(
				fc.shuffledSubarray( necessary ),
				fc.subarray( [ 'p', 's', 'm' ] ),
				( names, denied ) => {
					expect(
						cookiesToDelete(
							names.join( '=1; ' ),
							denied.join( '' )
						)
					).toEqual( [] );
				}
			)
		);
	} );

	it( '[COOK-01] are deleted for every domain that the page may have used', () => {
		expect( domainsOf( 'www.shop.lt' ) ).toEqual( [
			'',
			'www.shop.lt',
			'shop.lt',
			'lt',
		] );
	} );
} );

describe( 'tags that wait for consent', () => {
	const page = () => {
		document.body.innerHTML = `
			<script type="text/plain" data-consent="statistics" data-id="s">window.ran = [ ...( window.ran ?? [] ), 's' ]</script>
			<script type="text/plain" data-consent="marketing" data-id="m">window.ran = [ ...( window.ran ?? [] ), 'm' ]</script>
			<script type="text/plain" data-consent="constructor" data-id="c">window.ran = [ ...( window.ran ?? [] ), 'c' ]</script>
			<div class="held-frame"><iframe data-consent="marketing" data-src="https://video.example/1"></iframe><p class="held-frame__text">…</p></div>`;
	};

	beforeEach( page );

	it( '[COOK-01] run or are shown only if allowed', () => {
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

	it( '[COOK-01] are detected when they run without consent', () => {
		expect( hasDisallowedTags( document, '' ) ).toBe( false );
		releaseTags( document, 's' );
		expect( hasDisallowedTags( document, 's' ) ).toBe( false );
		expect( hasDisallowedTags( document, 'pm' ) ).toBe( true );
	} );
} );
