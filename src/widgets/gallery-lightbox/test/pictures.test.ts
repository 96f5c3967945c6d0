import fc from 'fast-check';
import { parseLabels, formatPosition } from '../labels';
import { isPictureAddress } from '../../../components/picture-link';
import { readPictures } from '../pictures';

const shown = [ 'jpg', 'jpeg', 'gif', 'png', 'webp' ];
const path = fc.webUrl( { withQueryParameters: false, withFragments: false } );
const tail = fc.oneof(
	fc.constant( '' ),
	fc.webQueryParameters().map( ( query ) => `?${ query }` ),
	fc.webFragments().map( ( fragment ) => `#${ fragment }` ),
	fc.constantFrom( '?file=a.pdf', '#a.html', '?v=1.2&x=/b.svg' )
);

describe( 'pictures of the lightbox', () => {
	it( '[PROD-08] accepts each URL with an image extension, with any query', () => {
		fc.assert(
			fc.property(
				path,
				fc.constantFrom( ...shown ),
				fc.boolean(),
				tail,
				( address, ending, isLoud, query ) => {
					const name = isLoud ? ending.toUpperCase() : ending;
					expect(
						isPictureAddress( `${ address }/a.${ name }${ query }` )
					).toBe( true );
				}
			)
		);
	} );

	it( '[PROD-08] rejects other URLs, also with an image in the query', () => {
		const other = fc
			.stringMatching( /^[a-z0-9]{0,6}$/ )
			.filter( ( ending ) => ! shown.includes( ending ) );
		fc.assert(
			fc.property( path, other, tail, ( address, ending, query ) => {
				expect(
					isPictureAddress( `${ address }/a.${ ending }${ query }` )
				).toBe( false );
			} )
		);
		for ( const address of [
			'https://shop.lt/a.pdf?b=c.jpg',
			'https://shop.lt/a#b.png',
			'https://shop.lt/ajpg',
			'https://shop.lt/a.jpg/',
			'https://shop.lt/a.jpg.html',
			'',
		] ) {
			expect( isPictureAddress( address ) ).toBe( false );
		}
	} );

	it( '[PROD-08] takes the caption from data-caption, else from the title', () => {
		document.body.innerHTML = `
			<a href="/a.jpg"><img alt="A" data-caption="Caption" title="Title" data-large_image_width="1200" data-large_image_height="1500"></a>
			<a href="/b.webp?x=1"><img alt="B" data-caption="" title="Title"></a>
			<a href="/c.pdf"><img alt="C"></a>
			<a href="/d.png">no picture</a>`;
		expect(
			readPictures( document.body ).map(
				( { alt, caption, width, height } ) => [
					alt,
					caption,
					width,
					height,
				]
			)
		).toEqual( [
			[ 'A', 'Caption', 1200, 1500 ],
			[ 'B', 'Title', 0, 0 ],
		] );
	} );
} );

describe( 'labels of the lightbox', () => {
	const labels = {
		label: 'l',
		close: 'c',
		previous: 'p',
		next: 'n',
		zoom: 'z',
		counter: '%1$s nuotrauka iš %2$s',
		failed: 'f',
	};

	it( 'come from the page', () => {
		expect( formatPosition( parseLabels( labels ), 1, 5 ) ).toBe(
			'2 nuotrauka iš 5'
		);
	} );

	it( 'throw if one is missing: the links stay links', () => {
		for ( const name of Object.keys( labels ) ) {
			expect( () =>
				parseLabels( { ...labels, [ name ]: undefined } )
			).toThrow( TypeError );
		}
		expect( () => parseLabels( null ) ).toThrow( TypeError );
	} );
} );
