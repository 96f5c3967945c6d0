import fc from 'fast-check';
import { isLast } from '../end';

const SAID = [ '', 'undefined', 'No More Posts', 'No $args array created' ];

const count = fc.integer( { min: 1, max: 48 } );
const page = fc.integer( { min: 2, max: 1000 } );
const space = fc.stringMatching( /^[ \t\r\n]{0,4}$/ );
const html = fc.string( { minLength: 30 } ).map( ( text ) => `<p>${ text }` );

it( '[BLOG-01] [PORT-01] nothing follows an answer that says so, with whatever space around it', () => {
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
					// Whatever else it is taken for.
					items: most,
					page: at,
				};
				expect( isLast( answer, { count: most } ) ).toBe( true );
			}
		)
	);
} );

it( '[BLOG-01] [PORT-01] an answer with fewer items than a page has is the last, a full one is not', () => {
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

it( '[PORT-01] a full answer is the last when its page is that of the end', () => {
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

it( '[BLOG-01] words that only begin like an end are none', () => {
	for ( const said of SAID.slice( 1 ) ) {
		expect(
			isLast( { html: `${ said }!`, items: 3, page: 2 }, { count: 3 } )
		).toBe( false );
	}
} );
