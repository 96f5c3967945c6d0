import { render } from '@testing-library/react';
import fc from 'fast-check';
import { findRanges, toTerms } from '../../search/match';
import { Marked } from '../marked';

const texts = fc.constantFrom(
	...[ 'Šiaulių g. 24', 'Kauno g. 247', '', '<b>x</b> & y', 'Žirmūnų 24a' ]
);
const queries = fc.constantFrom(
	...[ '', 'siau', '24', '247 g', 'b', 'x y', 'kauno', 'zirm a' ]
);

it( '[TERM-03] shows the text as it is with what was found marked, whatever stood there before', () => {
	const { container, rerender } = render(
		<Marked text="" words={ [] } className="match" />
	);
	fc.assert(
		fc.property( texts, queries, ( text, query ) => {
			const words = toTerms( query );
			rerender(
				<Marked text={ text } words={ words } className="match" />
			);
			expect( container.textContent ).toBe( text );
			expect(
				Array.from(
					container.children,
					( { tagName, className, textContent } ) =>
						`${ tagName }.${ className } ${ textContent }`
				)
			).toEqual(
				findRanges( text, words ).map(
					( [ start, end ] ) =>
						`MARK.match ${ text.slice( start, end ) }`
				)
			);
		} )
	);
} );
