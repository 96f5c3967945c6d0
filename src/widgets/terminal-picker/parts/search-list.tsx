import { useMemo, useState, type ReactElement } from 'react';
import { search, toTerms, type Index } from '../../../search/match';
import { formatCount } from '../plural';
import type { Labels } from '../props';
import { findOption, toRows } from '../rows';
import type { Terminal } from '../terminals';
import { useRehearsal } from '../use-rehearsal';
import { useTerminalCombobox } from '../use-terminal-combobox';
import { CrossIcon, SearchIcon } from './icons';
import { Rows } from './rows';
import { Spoken } from './spoken';

interface SearchListProps {
	readonly isOpen: boolean;
	readonly index: Index< Terminal >;
	readonly labels: Labels;
	readonly chosenId: string | undefined;
	readonly onChoose: ( terminal: Terminal ) => void;
}

/** The search field and the terminals it finds. */
export function SearchList( props: SearchListProps ): ReactElement {
	const { isOpen, index, labels, chosenId } = props;
	const [ query, setQuery ] = useState( '' );
	const [ first ] = useState( () =>
		findOption( search( index, '' ), chosenId )
	);
	const shown = useMemo(
		() => toRows( search( index, query ) ),
		[ index, query ]
	);
	const terms = useMemo( () => toTerms( query ), [ query ] );
	useRehearsal( isOpen, setQuery );
	const combobox = useTerminalCombobox( {
		shown,
		first,
		labels,
		isOpen,
		chosenId,
		onChoose: props.onChoose,
		query,
		onQuery: setQuery,
	} );
	const { total } = shown;
	const count =
		total === 0
			? labels.noResults
			: formatCount(
					total,
					{
						one: labels.countOne,
						few: labels.countFew,
						many: labels.countMany,
					},
					document.documentElement.lang || 'lt'
				);
	const [ city, setCity ] = useState( '' );

	function clear(): void {
		setQuery( '' );
		combobox.focus();
	}

	return (
		<>
			<div className="vitrina-terminal-picker__search">
				<SearchIcon />
				<input
					className="vitrina-terminal-picker__input"
					placeholder={ labels.search }
					{ ...combobox.inputProps }
				/>
				{ query !== '' && (
					<button
						type="button"
						className="vitrina-terminal-picker__tool"
						aria-label={ labels.clear }
						onClick={ clear }
					>
						<CrossIcon />
					</button>
				) }
			</div>
			<p className="vitrina-terminal-picker__count" aria-hidden="true">
				<span>{ total === 0 ? '' : count }</span>
				<span>{ city }</span>
			</p>
			<Spoken text={ isOpen ? count : '' } />
			<Rows
				shown={ shown }
				terms={ terms }
				isOpen={ isOpen }
				chosenId={ chosenId }
				combobox={ combobox }
				onCity={ setCity }
			/>
			{ total === 0 && (
				<div className="vitrina-terminal-picker__message">
					<SearchIcon />
					<p>{ labels.noResults }</p>
					<button
						type="button"
						className="vitrina-terminal-picker__action"
						onClick={ clear }
					>
						{ labels.clear }
					</button>
				</div>
			) }
		</>
	);
}
