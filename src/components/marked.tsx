import type { ReactNode } from 'react';
import { findRanges } from '../search/match';

interface MarkedProps {
	readonly text: string;
	/** The words to mark, as returned by `toMarkedTerms`. */
	readonly words: readonly string[];
	/** Class of the `<mark>` elements. */
	readonly className: string;
}

/** A text with the matches of a search marked. */
export function Marked( { text, words, className }: MarkedProps ) {
	const ranges = words.length > 0 ? findRanges( text, words ) : [];
	if ( ranges.length === 0 ) {
		return <>{ text }</>;
	}
	const parts: ReactNode[] = [];
	let shown = 0;
	for ( const [ start, end ] of ranges ) {
		parts.push(
			text.slice( shown, start ),
			<mark key={ parts.length } className={ className }>
				{ text.slice( start, end ) }
			</mark>
		);
		shown = end;
	}
	return (
		<>
			{ parts }
			{ text.slice( shown ) }
		</>
	);
}
