import type { ReactElement } from 'react';
import { findAddress, type Terminal } from '../terminals';
import { CheckIcon } from './icons';
import { Marked } from './marked';

interface OptionProps {
	readonly terminal: Terminal;
	readonly terms: readonly string[];
	readonly isChosen: boolean;
}

/** What a row of the list shows; the city is in the heading, and spoken with each row. */
export function Option( {
	terminal,
	terms,
	isChosen,
}: OptionProps ): ReactElement {
	const { text, city } = terminal;
	const comma = findAddress( text );
	const address = text.slice( comma + 2 );
	return (
		<>
			<span className="vitrina-terminal-picker__place">
				<span className="vitrina-terminal-picker__name">
					<Marked text={ text.slice( 0, comma ) } terms={ terms } />
				</span>
				<span className="vitrina-terminal-picker__address">
					<Marked text={ address } terms={ terms } />
				</span>
				<span className="vitrina-terminal-picker__hidden">
					{ `, ${ city }` }
				</span>
			</span>
			{ isChosen && <CheckIcon /> }
		</>
	);
}
