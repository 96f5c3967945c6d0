import { memo, type ReactElement } from 'react';
import { findAddress, type Terminal } from '../terminals';
import type { TerminalCombobox } from '../use-terminal-combobox';
import { CheckIcon } from './icons';
import { markMatches } from './mark-matches';

interface CityRowProps {
	readonly city: string;
	readonly terms: readonly string[];
}

function City( { city, terms }: CityRowProps ): ReactElement {
	return (
		<div className="vitrina-terminal-picker__city" role="presentation">
			{ markMatches( city, terms ) }
		</div>
	);
}

export const CityRow = memo( City );

interface TerminalRowProps {
	readonly terminal: Terminal;
	readonly option: number;
	readonly terms: readonly string[];
	readonly isChosen: boolean;
	readonly isHighlighted: boolean;
	readonly optionProps: TerminalCombobox[ 'optionProps' ];
}

function TerminalOption( {
	terminal,
	option,
	terms,
	isChosen,
	isHighlighted,
	optionProps,
}: TerminalRowProps ): ReactElement {
	const { text } = terminal;
	const comma = findAddress( text );
	return (
		<div
			{ ...optionProps( terminal, option ) }
			className={ [
				'vitrina-terminal-picker__option',
				isHighlighted ? 'is-highlighted' : '',
				isChosen ? 'is-chosen' : '',
			].join( ' ' ) }
		>
			<span className="vitrina-terminal-picker__name">
				{ markMatches( text.slice( 0, comma ), terms ) }
			</span>
			<span className="vitrina-terminal-picker__address">
				{ markMatches( text.slice( comma + 2 ), terms ) }
			</span>
			<span className="vitrina-terminal-picker__hidden">
				{ terminal.city }
			</span>
			{ isChosen && <CheckIcon /> }
		</div>
	);
}

/** The virtual list draws several times while it measures; its rows only once. */
export const TerminalRow = memo( TerminalOption );
