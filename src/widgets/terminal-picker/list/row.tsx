import { memo, type ReactElement, type Ref } from 'react';
import { Marked } from '../../../components/marked';
import { Icon } from '../parts/icon';
import { findAddress, type Terminal } from '../terminals';

/** Of what was found. */
const MATCH = 'vitrina-terminal-picker__match';

interface LineProps {
	/** Where in the list it stands. */
	readonly line: number;
	/** The words to mark. */
	readonly words: readonly string[];
	/** Takes the element, to measure and to place it. */
	readonly measure: Ref< HTMLDivElement >;
}

interface CityProps extends LineProps {
	readonly name: string;
}

interface OptionProps extends LineProps {
	readonly terminal: Terminal;
	readonly id: string;
	/** Its place among all options. */
	readonly option: number;
	/** How many options there are in all. */
	readonly total: number;
	readonly isActive: boolean;
	/** Chosen before. */
	readonly isChosen: boolean;
}

/**
 * @param id     Of the list.
 * @param option Its place among all options.
 */
export function toOptionId( id: string, option: number ): string {
	return `${ id }-${ option }`;
}

/** A heading over the terminals of one city. */
export const City = memo( function CityRow( {
	line,
	words,
	measure,
	name,
}: CityProps ): ReactElement {
	return (
		<div
			ref={ measure }
			className="vitrina-terminal-picker__city"
			role="presentation"
			data-index={ line }
		>
			<Marked text={ name } words={ words } className={ MATCH } />
		</div>
	);
} );

export const Option = memo( function OptionRow( {
	line,
	words,
	measure,
	terminal: { text, city },
	id,
	option,
	total,
	isActive,
	isChosen,
}: OptionProps ): ReactElement {
	const comma = findAddress( text );
	// The keys are on the field, the mouse is on the list.
	return (
		<div
			ref={ measure }
			className={ `vitrina-terminal-picker__option${
				isActive ? ' is-highlighted' : ''
			}${ isChosen ? ' is-chosen' : '' }` }
			role="option"
			id={ id }
			aria-selected={ isChosen }
			aria-posinset={ option + 1 }
			aria-setsize={ total }
			data-index={ line }
		>
			<span className="vitrina-terminal-picker__name">
				<Marked
					text={ text.slice( 0, comma ) }
					words={ words }
					className={ MATCH }
				/>
			</span>
			<span className="vitrina-terminal-picker__address">
				<Marked
					text={ text.slice( comma + 2 ) }
					words={ words }
					className={ MATCH }
				/>
			</span>
			<span className="vitrina-terminal-picker__hidden">{ city }</span>
			{ isChosen && <Icon name="check" /> }
		</div>
	);
} );
