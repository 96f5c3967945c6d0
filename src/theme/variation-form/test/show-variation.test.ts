import type { Variation } from '../../../variations';
import { showDetails } from '../show-variation';

function setUp(): HTMLFormElement {
	document.body.innerHTML = `
		<div class="product">
			<div class="product_meta"><span class="sku">PRK-1</span></div>
			<form class="variations_form"></form>
			<p class="product_dimensions">netaikoma</p>
		</div>`;
	return document.querySelector( 'form' ) as HTMLFormElement;
}

const variation = ( own: Partial< Variation > ) =>
	( { sku: 'PRK-1-M', ...own } ) as Variation;

const skus = () =>
	[ ...document.querySelectorAll( '.sku' ) ].map(
		( { textContent } ) => textContent
	);

describe( 'details of a variation', () => {
	it( '[PROD-04] stand in place of the product’s, and give it back', () => {
		const form = setUp();
		showDetails(
			form,
			variation( {
				dimensions: { length: '2', width: '3', height: '4' },
				dimensions_html: '2 &times; 3 &times; 4 cm',
			} )
		);
		const dimensions = document.querySelector( '.product_dimensions' );
		expect( skus() ).toEqual( [ 'PRK-1-M' ] );
		expect( dimensions?.textContent ).toBe( '2 × 3 × 4 cm' );

		showDetails( form, variation( { sku: 'PRK-1-L' } ) );
		expect( skus() ).toEqual( [ 'PRK-1-L' ] );
		expect( dimensions?.textContent ).toBe( 'netaikoma' );

		showDetails( form );
		expect( skus() ).toEqual( [ 'PRK-1' ] );
	} );

	it( '[PROD-04] are written where another script has put the place anew', () => {
		const form = setUp();
		showDetails( form, variation( {} ) );
		const meta = document.querySelector( '.product_meta' ) as Element;
		meta.innerHTML = '<span class="sku">PRK-1</span>';
		showDetails( form, variation( { sku: 'PRK-1-L' } ) );
		expect( skus() ).toEqual( [ 'PRK-1-L' ] );
	} );
} );
