import { memo, type Ref } from 'react';
import { Marked } from '../../../components/marked';
import { Icon } from '../components/icon';
import { findAddress, type Terminal } from '../terminals';

/** Class of the text that matches the query. */
const MATCH = 'vitrina-terminal-picker__match';

interface LineProps {
	/** Number of the line in the list, from 0. */
	readonly line: number;
	/** The words to highlight. */
	readonly words: readonly string[];
	/** Ref of the element: the virtual list measures and positions it. */
	readonly measure: Ref< HTMLDivElement >;
}

interface CityProps extends LineProps {
	readonly name: string;
}

interface OptionProps extends LineProps {
	readonly terminal: Terminal;
	readonly id: string;
	/** Number among all options, from 0. */
	readonly option: number;
	readonly total: number;
	readonly isActive: boolean;
	readonly isChosen: boolean;
}

/** The id of an option: the list's, with its number among all options, from 0. */
export function toOptionId( id: string, option: number ): string {
	return `${ id }-${ option }`;
}

/** The heading over the terminals of one city. */
export const City = memo( function CityRow( {
	line,
	words,
	measure,
	name,
}: CityProps ) {
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
}: OptionProps ) {
	const comma = findAddress( text );
	// The field handles the keys, the list handles the mouse.
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
