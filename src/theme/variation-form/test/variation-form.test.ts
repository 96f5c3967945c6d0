import { enhanceVariationForms } from '../variation-form';

const state = () => document.querySelector( 'form' )!.dataset.variationForm;

beforeEach( () => {
	document.body.innerHTML =
		'<form class="variations_form"><div data-island="variation-form"></div><div class="variations"><select><option value="">–</option><option value="s">S</option></select></div></form>';
} );

it( '[PROD-02] loads the component when the browser has restored a select, as it does after Back', () => {
	enhanceVariationForms( document );
	expect( state() ).toBe( 'waiting' );
	document.querySelector( 'select' )!.value = 's';
	window.dispatchEvent( new Event( 'pageshow' ) );
	expect( state() ).toBe( 'loading' );
} );

it( '[PROD-02] waits for the first touch if nothing is selected', () => {
	enhanceVariationForms( document );
	window.dispatchEvent( new Event( 'pageshow' ) );
	expect( state() ).toBe( 'waiting' );
} );
