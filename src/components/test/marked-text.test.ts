import fc from 'fast-check';
import { findRanges, toTerms } from '../../search/match';
import { createMarkedText } from '../marked-text';

const texts = fc.constantFrom(
	...[ 'Šiaulių g. 24', 'Kauno g. 247', '', '<b>x</b> & y', 'Žirmūnų 24a' ]
);
const queries = fc.constantFrom(
	...[ '', 'siau', '24', '247 g', 'b', 'x y', 'kauno', 'zirm a' ]
);

describe( 'createMarkedText', () => {
	it( '[TERM-03] shows the text as it is with what was found marked, whatever stood there before', () => {
		fc.assert(
			fc.property(
				fc.array( fc.tuple( texts, queries ), { minLength: 1 } ),
				( steps ) => {
					const element = document.createElement( 'span' );
					const marked = createMarkedText( element, 'match' );
					for ( const [ text, query ] of steps ) {
						const ranges = findRanges( text, toTerms( query ) );
						marked.set( text, ranges );
						expect( element.textContent ).toBe( text );
						expect(
							Array.from(
								element.children,
								( { tagName, textContent } ) => [
									tagName,
									textContent,
								]
							)
						).toEqual(
							ranges.map( ( [ start, end ] ) => [
								'MARK',
								text.slice( start, end ),
							] )
						);
					}
				}
			)
		);
	} );
} );
