import { on } from '@vitrina/core';
import { choose } from '../choose';

const realFetch = window.fetch;

afterEach( () => {
	window.fetch = realFetch;
	document.body.innerHTML = '';
} );

it( '[COOK-01] an answer in the preview of the Customizer changes nothing that the owner chose, and popups stop waiting', () => {
	const kept = 'vitrina_consent=3.ps.1700000000.0123456789abcdef';
	document.cookie = `${ kept };path=/`;
	document.cookie = '_ga=1;path=/';
	document.body.innerHTML =
		'<section class="consent-bar"></section><template id="vitrina-consent"></template>';
	window.fetch = jest.fn();
	const unanswered = jest.fn();
	const off = on( 'consent:unanswered', unanswered );

	choose( '', { version: '', length: '365', log: '/log' } );

	off();
	expect( document.cookie ).toContain( kept );
	expect( document.cookie ).toContain( '_ga=1' );
	expect( window.fetch ).not.toHaveBeenCalled();
	expect( document.documentElement.dataset.consent ).toBeUndefined();
	expect( document.querySelector( '.consent-bar' ) ).toBeNull();
	expect(
		document.querySelector( '#vitrina-consent[data-unanswered]' )
	).not.toBeNull();
	expect( unanswered ).toHaveBeenCalledTimes( 1 );
} );
