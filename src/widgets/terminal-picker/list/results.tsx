import { useRef, type MouseEvent, type SyntheticEvent } from 'react';
import { formatCount } from '../../../components/plural';
import type { Labels } from '../props';
import type { Row } from '../rows';
import type { SearchState } from '../sheet/search-state';
import { Announcement } from '../sheet/announcement';
import type { Terminal } from '../terminals';
import { City, Option, toOptionId } from './row';
import { useVirtualRows } from './use-virtual-rows';

interface ResultsProps {
	readonly id: string;
	readonly labels: Labels;
	readonly state: SearchState;
	readonly chosenId: string | undefined;
	readonly isOpen: boolean;
	/** The mouse moved over an option. */
	readonly onPoint: ( option: number ) => void;
	readonly onChoose: ( terminal: Terminal ) => void;
}

/** The number of terminals found, and a virtual list of them. */
export function Results( {
	id,
	labels,
	state,
	chosenId,
	isOpen,
	onPoint,
	onChoose,
}: ResultsProps ) {
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

	/** The row of an event's target. */
	function findRow( { target }: SyntheticEvent ): Row | undefined {
		const row =
			target instanceof Element &&
			target.closest< HTMLDivElement >( '[data-index]' );
		return row ? rows.getRow( virtual.indexFromElement( row ) ) : undefined;
	}

	function onMouseMove( event: MouseEvent ): void {
		const row = findRow( event );
		// Scrolling under a resting mouse also fires mousemove.
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

	function show( line: number ) {
		const row = rows.getRow( line );
		if ( ! row ) {
			return null;
		}
		// Keyed by line: changing a text is much cheaper than creating an element.
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
	const announcement = rows.total === 0 ? labels.noResults : count;
	return (
		<>
			<p className="vitrina-terminal-picker__count" aria-hidden="true">
				<span>{ rows.total === 0 ? '' : count }</span>
				<span>
					{ /* The city whose heading is scrolled out of view. */ }
					{ rows.getRow( virtual.range?.startIndex ?? -1 )?.terminal
						?.city ?? '' }
				</span>
			</p>
			<Announcement text={ isOpen ? announcement : '' } />
			{ /* eslint-disable-next-line jsx-a11y/click-events-have-key-events -- The field handles the keys. */ }
			<div
				ref={ list }
				className="vitrina-terminal-picker__list"
				id={ id }
				role="listbox"
				aria-label={ labels.label }
				// Browsers make a scroll container a tab stop.
				tabIndex={ -1 }
				hidden={ rows.total === 0 }
				onMouseMove={ onMouseMove }
				// Keep the focus in the field.
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
