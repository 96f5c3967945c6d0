import fc from 'fast-check';
import { makeIdsDistinct } from '../distinct-ids';

const parse = ( html: string ) => {
	const template = document.createElement( 'template' );
	template.innerHTML = html;
	return template.content;
};

it( '[PROD-16] renames only ids that the page already has, and keeps each label with its field', () => {
	document.body.innerHTML = '<select id="size"></select>';
	const part = parse(
		'<label for="size">S</label><select id="size" aria-describedby="hint size"></select><p id="hint">h</p>'
	);
	makeIdsDistinct( part, 'qv-' );
	expect( part.querySelector( 'label' )?.getAttribute( 'for' ) ).toBe(
		'qv-size'
	);
	expect( part.querySelector( 'select' )?.id ).toBe( 'qv-size' );
	expect(
		part.querySelector( 'select' )?.getAttribute( 'aria-describedby' )
	).toBe( 'hint qv-size' );
	expect( part.querySelector( 'p' )?.id ).toBe( 'hint' );
} );

it( '[PROD-16] leaves no duplicate id, for any page and HTML', () => {
	const ids = fc.uniqueArray( fc.constantFrom( 'a', 'b', 'c', 'd', 'e' ) );
	fc.assert(
		fc.property( ids, ids, ( inPage, inPart ) => {
			const make = ( id: string ) =>
				`<i id="${ id }"></i><b aria-labelledby="${ id }"></b>`;
			document.body.innerHTML = inPage.map( make ).join( '' );
			const part = parse( inPart.map( make ).join( '' ) );
			makeIdsDistinct( part, 'qv-' );
			document.body.append( part );
			const all = [ ...document.querySelectorAll( '[id]' ) ].map(
				( { id } ) => id
			);
			expect( new Set( all ).size ).toBe( all.length );
			for ( const element of document.querySelectorAll(
				'[aria-labelledby]'
			) ) {
				expect(
					document.getElementById(
						element.getAttribute( 'aria-labelledby' ) ?? ''
					)
				).not.toBeNull();
			}
		} )
	);
} );
