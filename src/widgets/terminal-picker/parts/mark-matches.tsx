import { Fragment, type ReactNode } from 'react';
import { findRanges } from '../../../search/match';

/**
 * Text with the words of a query marked in it. A function and no component:
 * it runs for every row with every letter typed.
 */
export function markMatches(
	text: string,
	terms: readonly string[]
): ReactNode {
	// A single letter is everywhere: marking it says nothing.
	const words = terms.filter( ( { length } ) => length > 1 );
	const ranges = words.length > 0 ? findRanges( text, words ) : [];
	if ( ranges.length === 0 ) {
		return text;
	}
	let shown = 0;
	const parts = ranges.map( ( [ start, end ] ) => {
		const before = text.slice( shown, start );
		shown = end;
		return (
			<Fragment key={ start }>
				{ before }
				<mark className="vitrina-terminal-picker__match">
					{ text.slice( start, end ) }
				</mark>
			</Fragment>
		);
	} );
	return [ ...parts, text.slice( shown ) ];
}
