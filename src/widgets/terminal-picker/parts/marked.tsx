import { Fragment, type ReactElement } from 'react';
import { findRanges } from '../../../search/match';

interface MarkedProps {
	readonly text: string;
	/** Folded words. */
	readonly terms: readonly string[];
}

/** Text with the words of a query marked in it. */
export function Marked( { text, terms }: MarkedProps ): ReactElement {
	let shown = 0;
	const parts = findRanges( text, terms ).map( ( [ start, end ] ) => {
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
	return (
		<>
			{ parts }
			{ text.slice( shown ) }
		</>
	);
}
