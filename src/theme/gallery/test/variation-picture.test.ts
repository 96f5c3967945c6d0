import fc from 'fast-check';
import type { VariationImage } from '../../../variations';
import { showVariationPicture } from '../variation-picture';

const item = ( name: string ) => `
	<div class="gallery__item"><div class="woocommerce-product-gallery__image" data-thumb="${ name }-t.jpg">
		<a href="http://shop.lt/${ name }.jpg"><img src="${ name }-s.jpg" srcset="${ name }-s.jpg 600w" sizes="100vw" alt="${ name }" data-large_image="http://shop.lt/${ name }.jpg" data-large_image_width="1200" data-large_image_height="1500"></a>
	</div></div>`;

const thumbnail = ( name: string ) =>
	`<li><a href="#"><img src="${ name }-t.jpg" srcset="${ name }-t.jpg 150w" alt="t"></a></li>`;

const names = [ 'a', 'b', 'c' ];

const foreign: VariationImage = {
	src: 'http://shop.lt/v-s.jpg',
	srcset: 'http://shop.lt/v-s.jpg 600w',
	sizes: '50vw',
	alt: 'Red',
	title: 'Red bottle',
	caption: 'In red',
	full_src: 'http://shop.lt/v.jpg',
	full_src_w: 1000,
	full_src_h: 1250,
	gallery_thumbnail_src: 'http://shop.lt/v-t.jpg',
};

const own = ( name: string ): VariationImage => ( {
	...foreign,
	full_src: `http://shop.lt/${ name }.jpg`,
} );

function makeGallery(): HTMLElement {
	document.body.innerHTML = `<div class="gallery woocommerce-product-gallery">
		<div class="gallery__strip" data-slide="0">${ names.map( item ).join( '' ) }</div>
		<ul class="gallery__thumbnails">${ names.map( thumbnail ).join( '' ) }</ul>
	</div>`;
	const strip = document.querySelector< HTMLElement >( '.gallery__strip' )!;
	Object.defineProperty( strip, 'clientWidth', { value: 100 } );
	return document.querySelector< HTMLElement >( '.gallery' )!;
}

const place = ( gallery: HTMLElement ) =>
	gallery.querySelector( '.gallery__strip' )!.scrollLeft / 100;

beforeAll( () => {
	window.matchMedia = () => ( { matches: true } ) as MediaQueryList;
} );

describe( "a variation's picture", () => {
	it( '[PROD-05] is shown in the gallery if it contains it', () => {
		const gallery = makeGallery();
		const printed = gallery.outerHTML;
		showVariationPicture( gallery, own( 'c' ) );
		expect( place( gallery ) ).toBe( 2 );
		showVariationPicture( gallery, undefined );
		expect( place( gallery ) ).toBe( 0 );
		expect( gallery.outerHTML.replace( ' style=""', '' ) ).toBe( printed );
	} );

	it( '[PROD-05] otherwise replaces the first picture, with large file and thumbnail', () => {
		const gallery = makeGallery();
		showVariationPicture( gallery, foreign );
		const picture = gallery.querySelector( 'img' )!;
		expect( picture.getAttribute( 'src' ) ).toBe( foreign.src );
		expect( picture.getAttribute( 'srcset' ) ).toBe( foreign.srcset );
		expect( picture.sizes ).toBe( '50vw' );
		expect( picture.alt ).toBe( 'Red' );
		expect( picture.title ).toBe( 'Red bottle' );
		expect( picture.dataset ).toMatchObject( {
			caption: 'In red',
			large_image: foreign.full_src,
			large_image_width: '1000',
			large_image_height: '1250',
		} );
		expect( gallery.querySelector( 'a' )!.href ).toBe( foreign.full_src );
		const small = gallery.querySelector< HTMLImageElement >( 'li img' )!;
		expect( small.src ).toBe( foreign.gallery_thumbnail_src );
		expect( small.srcset ).toBe( '' );
	} );

	it( 'does not scroll back when the same variation is selected again', () => {
		const gallery = makeGallery();
		showVariationPicture( gallery, own( 'b' ) );
		gallery.querySelector( '.gallery__strip' )!.scrollLeft = 200;
		showVariationPicture( gallery, own( 'b' ) );
		expect( place( gallery ) ).toBe( 2 );
	} );

	it( 'does not scroll before a variation is selected', () => {
		const gallery = makeGallery();
		gallery.querySelector( '.gallery__strip' )!.scrollLeft = 100;
		showVariationPicture( gallery, undefined );
		expect( place( gallery ) ).toBe( 1 );
	} );

	it( 'replaces the placeholder of a gallery without pictures, and restores it', () => {
		document.body.innerHTML =
			'<div class="gallery woocommerce-product-gallery"><div class="gallery__item"><svg></svg></div></div>';
		const gallery = document.querySelector< HTMLElement >( '.gallery' )!;
		showVariationPicture( gallery, foreign );
		expect( gallery.querySelector( 'img' )!.src ).toBe( foreign.src );
		expect( gallery.querySelector( 'a' )!.href ).toBe( foreign.full_src );
		showVariationPicture( gallery, undefined );
		expect( gallery.innerHTML ).toBe(
			'<div class="gallery__item"><svg></svg></div>'
		);
	} );

	it( "clicks the thumbnails of WooCommerce's own slider", () => {
		document.body.innerHTML = `<div class="woocommerce-product-gallery">
			${ names.map( item ).join( '' ) }
			<ol class="flex-control-nav">${ names.map( thumbnail ).join( '' ) }</ol></div>`;
		const clicked: number[] = [];
		document
			.querySelectorAll( '.flex-control-nav img' )
			.forEach( ( image, index ) =>
				image.addEventListener( 'click', () => clicked.push( index ) )
			);
		const gallery = document.querySelector< HTMLElement >(
			'.woocommerce-product-gallery'
		)!;
		showVariationPicture( gallery, own( 'c' ) );
		showVariationPicture( gallery, foreign );
		showVariationPicture( gallery, undefined );
		expect( clicked ).toEqual( [ 2, 0, 0 ] );
	} );

	it( '[PROD-04] a reset restores the printed gallery after any choices', () => {
		const choice = fc.oneof(
			fc.constantFrom( ...names ).map( own ),
			fc.record(
				{
					src: fc.webUrl(),
					srcset: fc.constantFrom< string | false >( false, 'x 1w' ),
					sizes: fc.constantFrom< string | false >( false, '9vw' ),
					alt: fc.string(),
					title: fc.string(),
					caption: fc.string(),
					full_src: fc.webUrl(),
					full_src_w: fc.nat(),
					full_src_h: fc.nat(),
					gallery_thumbnail_src: fc.webUrl(),
				},
				{ requiredKeys: [ 'src' ] }
			),
			fc.constant( undefined )
		);
		fc.assert(
			fc.property( fc.array( choice ), ( choices ) => {
				const gallery = makeGallery();
				const printed = gallery.outerHTML;
				choices.forEach( ( image ) =>
					showVariationPicture( gallery, image )
				);
				showVariationPicture( gallery, undefined );
				const now = gallery.outerHTML.replace( ' style=""', '' );
				expect( sorted( now ) ).toBe( sorted( printed ) );
			} ),
			{ numRuns: 40 }
		);
	} );
} );

/** Restored attributes may have another order. */
function sorted( html: string ): string {
	const box = document.createElement( 'template' );
	box.innerHTML = html;
	return [ ...box.content.querySelectorAll( '*' ) ]
		.map(
			( element ) =>
				element.tagName +
				[ ...element.attributes ]
					.map( ( { name, value } ) => `${ name }=${ value }` )
					.sort()
					.join( '|' )
		)
		.join( '\n' );
}
