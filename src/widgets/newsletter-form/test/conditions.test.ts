import fc from 'fast-check';
import table from '../../../../tests/contract/newsletter-conditions.json';
import { completeUrl, isMet, isShown, readCondition } from '../conditions';

const name = fc.stringMatching( /^[a-z]{1,6}$/ );
const value = fc
	.stringMatching( /^[a-zžą ]{0,6}$/ )
	.map( ( text ) => text.trim() );

describe( 'conditions of a form', () => {
	it.each( table )(
		'[NEWS-01] "$written" is judged as the server judges it',
		( { written, given, met } ) => {
			const condition = readCondition( written );
			expect(
				condition &&
					isMet( condition, given as Record< string, string[] > )
			).toBe( met );
		}
	);

	it( '[NEWS-01] a value that shows a field as show-if hides it as hide-if', () => {
		fc.assert(
			fc.property(
				name,
				fc.array( value, { minLength: 1 } ),
				value,
				( field, values, given ) => {
					const written = `${ field }:${ values.join( '|' ) }`;
					const form = { [ field ]: [ given ] };
					const isListed = values.includes( given );
					expect( isShown( written, '', form ) ).toBe( isListed );
					expect( isShown( '', written, form ) ).toBe( ! isListed );
					expect( isShown( written, written, form ) ).toBe( false );
				}
			)
		);
	} );

	it( '[NEWS-01] * is any value that is not empty', () => {
		fc.assert(
			fc.property( name, fc.string(), ( field, given ) => {
				expect(
					isShown( `${ field }:*`, '', { [ field ]: [ given ] } )
				).toBe( given.trim() !== '' );
			} )
		);
	} );

	it( '[NEWS-01] adds http:// once to a value that does not start with http', () => {
		fc.assert(
			fc.property( fc.string(), ( text ) => {
				const whole = completeUrl( text );
				expect( whole === '' || whole.startsWith( 'http' ) ).toBe(
					true
				);
				expect( completeUrl( whole ) ).toBe( whole );
				expect( whole.endsWith( text ) ).toBe( true );
			} )
		);
		expect( completeUrl( 'parduotuve.lt' ) ).toBe( 'http://parduotuve.lt' );
		expect( completeUrl( 'https://parduotuve.lt' ) ).toBe(
			'https://parduotuve.lt'
		);
	} );
} );
