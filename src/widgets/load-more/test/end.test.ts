import fc from 'fast-check';
import { isLast } from '../end';

const SAID = [ '', 'undefined', 'No More Posts', 'No $args array created' ];

const count = fc.integer( { min: 1, max: 48 } );
const page = fc.integer( { min: 2, max: 1000 } );
const space = fc.stringMatching( /^[ \t\r\n]{0,4}$/ );
const html = fc.string( { minLength: 30 } ).map( ( text ) => `<p>${ text }` );

it( '[BLOG-01] [PORT-01] a response with an end marker is the last, with any white space around it', () => {
	fc.assert(
		fc.property(
			fc.constantFrom( ...SAID ),
			space,
			space,
			page,
			count,
			( said, before, after, at, most ) => {
				const answer = {
					html: before + said + after,
					// Also with a full page of items.
					items: most,
					page: at,
				};
				expect( isLast( answer, { count: most } ) ).toBe( true );
			}
		)
	);
} );

it( '[BLOG-01] [PORT-01] a response with fewer items than a full page is the last, a full one is not', () => {
	fc.assert(
		fc.property(
			html,
			fc.nat( 60 ),
			page,
			count,
			( body, items, at, most ) => {
				expect(
					isLast( { html: body, items, page: at }, { count: most } )
				).toBe( items < most );
			}
		)
	);
} );

it( '[PORT-01] a full response is the last if it is the last page', () => {
	fc.assert(
		fc.property(
			html,
			page,
			page,
			count,
			( body, at, totalPages, most ) => {
				const answer = { html: body, items: most, page: at };
				expect( isLast( answer, { count: most, totalPages } ) ).toBe(
					at >= totalPages
				);
				expect( isLast( answer, { count: most } ) ).toBe( false );
			}
		)
	);
} );

it( '[BLOG-01] texts that only start like an end marker are none', () => {
	for ( const said of SAID.slice( 1 ) ) {
		expect(
			isLast( { html: `${ said }!`, items: 3, page: 2 }, { count: 3 } )
		).toBe( false );
	}
} );
