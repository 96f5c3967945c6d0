import { useEffect, useLayoutEffect, useRef, type ReactElement } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import type { Row, Rows as AllRows } from '../rows';
import type { TerminalCombobox } from '../use-terminal-combobox';
import { Marked } from './marked';
import { Option } from './option';

interface RowsProps {
	readonly shown: AllRows;
	readonly terms: readonly string[];
	readonly query: string;
	readonly chosenId: string | undefined;
	readonly combobox: TerminalCombobox;
	/** The city whose heading has left the view at the top, or none. */
	readonly onCity: ( city: string ) => void;
}

const rowHeight = 48;

/** The empty half of a heading. */
const headingSpace = 24;

/** The list, of which only what can be seen is in the page, and the row the keys are on. */
export function Rows( props: RowsProps ): ReactElement {
	const { shown, terms, query, chosenId, combobox } = props;
	const { highlighted, moves } = combobox;
	const virtualizer = useRef< VirtualizerHandle >( null );
	const line = shown.lines[ highlighted ];
	const firstLine = useRef( line );

	useLayoutEffect( () => {
		if ( firstLine.current !== undefined ) {
			virtualizer.current?.scrollToIndex( firstLine.current, {
				align: 'center',
			} );
		}
	}, [] );

	useEffect( () => {
		if ( query !== '' || firstLine.current === undefined ) {
			virtualizer.current?.scrollTo( 0 );
		}
		firstLine.current = undefined;
	}, [ query ] );

	useEffect( () => {
		if ( moves > 0 && line !== undefined ) {
			followTo( line );
		}
		// Not when the mouse moves it: that row is in sight.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [ moves ] );

	/**
	 * Both ends are scrolled to in any case: "nearest" goes by the last scroll
	 * event, and a quick second key is faster than that.
	 */
	function followTo( target: number ): void {
		if ( target === shown.lines[ 0 ] ) {
			// With its heading.
			virtualizer.current?.scrollTo( 0 );
			return;
		}
		const isLast = target === shown.rows.length - 1;
		virtualizer.current?.scrollToIndex( target, {
			align: isLast ? 'end' : 'nearest',
		} );
	}

	function onScroll( offset: number ): void {
		const top = virtualizer.current?.findItemIndex( offset + headingSpace );
		const row = shown.rows[ top ?? 0 ];
		const isHeadingSeen = ! row?.terminal;
		props.onCity( isHeadingSeen ? '' : row.terminal.city );
	}

	function renderRow( row: Row ): ReactElement {
		if ( ! row.terminal ) {
			return (
				<div
					className="vitrina-terminal-picker__city"
					role="presentation"
				>
					<Marked text={ row.city } terms={ terms } />
				</div>
			);
		}
		const { terminal, option } = row;
		const isChosen = terminal.id === chosenId;
		return (
			<div
				{ ...combobox.optionProps( terminal, option ) }
				className={ [
					'vitrina-terminal-picker__option',
					option === highlighted ? 'is-highlighted' : '',
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

	return (
		<div
			{ ...combobox.listProps }
			className="vitrina-terminal-picker__list"
			// Browsers make a scrolling box a stop of the Tab key.
			tabIndex={ -1 }
			hidden={ shown.rows.length === 0 }
		>
			<Virtualizer
				ref={ virtualizer }
				data={ shown.rows }
				itemSize={ rowHeight }
				onScroll={ onScroll }
				keepMounted={ line === undefined ? [] : [ line ] }
			>
				{ renderRow }
			</Virtualizer>
		</div>
	);
}
