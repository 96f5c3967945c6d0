import {
	useRef,
	type MouseEvent,
	type ReactElement,
	type SyntheticEvent,
} from 'react';
import { formatCount } from '../../../components/plural';
import type { Labels } from '../props';
import type { Row } from '../rows';
import type { SearchState } from '../sheet/search-state';
import { Spoken } from '../sheet/spoken';
import type { Terminal } from '../terminals';
import { City, Option, toOptionId } from './row';
import { useVirtualRows } from './use-virtual-rows';

interface ResultsProps {
	readonly id: string;
	readonly labels: Labels;
	readonly state: SearchState;
	/** Of the terminal chosen before. */
	readonly chosenId: string | undefined;
	/** Whether somebody looks at it. */
	readonly isOpen: boolean;
	/** The mouse moved over an option. */
	readonly onPoint: ( option: number ) => void;
	readonly onChoose: ( terminal: Terminal ) => void;
}

/** How many terminals there are, and those of them that are in view. */
export function Results( {
	id,
	labels,
	state,
	chosenId,
	isOpen,
	onPoint,
	onChoose,
}: ResultsProps ): ReactElement {
	const list = useRef< HTMLDivElement >( null );
	const virtual = useVirtualRows( list, state, isOpen );
	const { rows, words, combobox } = state;
	const count = formatCount(
		rows.total,
		{
			one: labels.countOne,
			few: labels.countFew,
			many: labels.countMany,
		},
		document.documentElement.lang || 'lt'
	);

	/** The row that something in the page belongs to. */
	function findRow( { target }: SyntheticEvent ): Row | undefined {
		const row =
			target instanceof Element &&
			target.closest< HTMLDivElement >( '[data-index]' );
		return row ? rows.getRow( virtual.indexFromElement( row ) ) : undefined;
	}

	function onMouseMove( event: MouseEvent ): void {
		const row = findRow( event );
		// A mouse that stands still while the list moves points at nothing.
		const hasMoved = event.movementX !== 0 || event.movementY !== 0;
		if ( hasMoved && row?.terminal && row.option !== combobox.active ) {
			onPoint( row.option );
		}
	}

	function onClick( event: MouseEvent ): void {
		const terminal = findRow( event )?.terminal;
		if ( terminal ) {
			onChoose( terminal );
		}
	}

	function show( line: number ): ReactElement | null {
		const row = rows.getRow( line );
		if ( ! row ) {
			return null;
		}
		// By line: to change a text takes a fraction of making an element.
		const props = { line, words, measure: virtual.measureElement };
		return row.terminal ? (
			<Option
				key={ line }
				{ ...props }
				terminal={ row.terminal }
				id={ toOptionId( id, row.option ) }
				option={ row.option }
				total={ rows.total }
				isActive={ row.option === combobox.active }
				isChosen={ row.terminal.id === chosenId }
			/>
		) : (
			<City key={ line } { ...props } name={ row.city } />
		);
	}

	const lines = virtual.getVirtualItems();
	const said = rows.total === 0 ? labels.noResults : count;
	return (
		<>
			<p className="vitrina-terminal-picker__count" aria-hidden="true">
				<span>{ rows.total === 0 ? '' : count }</span>
				<span>
					{ /* Whose heading has left the view at the top. */ }
					{ rows.getRow( virtual.range?.startIndex ?? -1 )?.terminal
						?.city ?? '' }
				</span>
			</p>
			<Spoken text={ isOpen ? said : '' } />
			{ /* eslint-disable-next-line jsx-a11y/click-events-have-key-events -- The keys are on the field. */ }
			<div
				ref={ list }
				className="vitrina-terminal-picker__list"
				id={ id }
				role="listbox"
				aria-label={ labels.label }
				// Browsers make a scrolling box a stop of the Tab key.
				tabIndex={ -1 }
				hidden={ rows.total === 0 }
				onMouseMove={ onMouseMove }
				// The focus stays in the field.
				onMouseDown={ ( event ) =>
					findRow( event ) && event.preventDefault()
				}
				onClick={ onClick }
			>
				<div
					ref={ virtual.containerRef }
					className="vitrina-terminal-picker__rows"
				>
					{ lines.map( ( { index } ) => show( index ) ) }
				</div>
			</div>
		</>
	);
}
