import { memo, type ReactElement } from 'react';
import type { Terminal } from '../terminals';
import type { TerminalCombobox } from '../use-terminal-combobox';
import { Marked } from './marked';
import { Option } from './option';

interface CityRowProps {
	readonly city: string;
	readonly terms: readonly string[];
}

function City( { city, terms }: CityRowProps ): ReactElement {
	return (
		<div className="vitrina-terminal-picker__city" role="presentation">
			<Marked text={ city } terms={ terms } />
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
	return (
		<div
			{ ...optionProps( terminal, option ) }
			className={ [
				'vitrina-terminal-picker__option',
				isHighlighted ? 'is-highlighted' : '',
				isChosen ? 'is-chosen' : '',
			].join( ' ' ) }
		>
			<Option
				terminal={ terminal }
				terms={ terms }
				isChosen={ isChosen }
			/>
		</div>
	);
}

/** The virtual list draws several times while it measures; its rows only once. */
export const TerminalRow = memo( TerminalOption );
