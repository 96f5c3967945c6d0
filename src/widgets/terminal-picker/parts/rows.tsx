import { useEffect, useRef, type ReactElement } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import type { Rows as AllRows } from '../rows';
import type { TerminalCombobox } from '../use-terminal-combobox';
import { CityRow, TerminalRow } from './row';

interface RowsProps {
	readonly isOpen: boolean;
	readonly shown: AllRows;
	readonly terms: readonly string[];
	readonly chosenId: string | undefined;
	readonly combobox: TerminalCombobox;
	/** The city whose heading has left the view at the top, or none. */
	readonly onCity: ( city: string ) => void;
}

const rowHeight = 48;

/** The empty half of a heading. */
const headingSpace = 24;

/** Pixels drawn above and below what is seen. */
const buffer = 96;

/** The list, of which only what can be seen is in the page, and the row the keys are on. */
export function Rows( props: RowsProps ): ReactElement {
	const { isOpen, shown, terms, chosenId, combobox } = props;
	const { highlighted, moves, optionProps } = combobox;
	const virtualizer = useRef< VirtualizerHandle >( null );
	const city = useRef( '' );
	const line = shown.getLine( highlighted );

	useEffect( () => {
		if ( isOpen && line !== undefined ) {
			virtualizer.current?.scrollToIndex( line, { align: 'center' } );
		}
		// When it opens, on the chosen one.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [ isOpen ] );

	useEffect( () => {
		// Asked first, as scrolling makes the browser lay out the page at once.
		if ( virtualizer.current?.scrollOffset ) {
			virtualizer.current.scrollTo( 0 );
		}
	}, [ terms ] );

	/**
	 * Both ends are scrolled to in any case: "nearest" goes by the last scroll
	 * event, and a quick second key is faster than that.
	 */
	function followTo( target: number ): void {
		if ( highlighted === 0 ) {
			// With its heading.
			virtualizer.current?.scrollTo( 0 );
			return;
		}
		virtualizer.current?.scrollToIndex( target, {
			align: target === shown.length - 1 ? 'end' : 'nearest',
		} );
	}

	useEffect( () => {
		if ( moves > 0 && line !== undefined ) {
			followTo( line );
		}
		// Not when the mouse moves it: that row is in sight.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [ moves ] );

	function onScroll( offset: number ): void {
		const top = virtualizer.current?.findItemIndex( offset + headingSpace );
		const name = shown.getRow( top ?? 0 )?.terminal?.city ?? '';
		if ( name !== city.current ) {
			city.current = name;
			props.onCity( name );
		}
	}

	function renderRow( _: unknown, at: number ): ReactElement {
		const row = shown.getRow( at );
		if ( ! row?.terminal ) {
			return <CityRow city={ row?.city ?? '' } terms={ terms } />;
		}
		return (
			<TerminalRow
				terminal={ row.terminal }
				option={ row.option }
				terms={ terms }
				isChosen={ row.terminal.id === chosenId }
				isHighlighted={ row.option === highlighted }
				optionProps={ optionProps }
			/>
		);
	}

	return (
		<div
			{ ...combobox.listProps }
			className="vitrina-terminal-picker__list"
			// Browsers make a scrolling box a stop of the Tab key.
			tabIndex={ -1 }
			hidden={ shown.length === 0 }
		>
			<Virtualizer
				ref={ virtualizer }
				// Only its length counts: `getRow` makes what is seen.
				data={ shown as ArrayLike< unknown > & typeof shown }
				bufferSize={ buffer }
				itemSize={ rowHeight }
				keepMounted={ line === undefined ? [] : [ line ] }
				onScroll={ onScroll }
			>
				{ renderRow }
			</Virtualizer>
		</div>
	);
}
