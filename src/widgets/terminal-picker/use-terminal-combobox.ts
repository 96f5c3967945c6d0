import { useCombobox, type UseComboboxStateChangeTypes } from 'downshift';
import {
	useCallback,
	useMemo,
	useRef,
	useState,
	type ChangeEvent,
	type ComponentProps,
	type KeyboardEvent,
	type MouseEvent,
} from 'react';
import type { Labels } from './props';
import type { Rows } from './rows';
import type { Terminal } from './terminals';

interface Options {
	readonly isOpen: boolean;
	readonly labels: Labels;
	readonly shown: Rows;
	/** Where the keys begin; looked at once. */
	readonly first: number;
	readonly chosenId: string | undefined;
	readonly query: string;
	readonly onQuery: ( query: string ) => void;
	readonly onChoose: ( terminal: Terminal ) => void;
}

export interface TerminalCombobox {
	readonly inputProps: ComponentProps< 'input' >;
	readonly listProps: ComponentProps< 'div' >;
	readonly optionProps: (
		terminal: Terminal,
		option: number
	) => ComponentProps< 'div' >;
	readonly highlighted: number;
	/** How often a key has moved; the list has to follow each time. */
	readonly moves: number;
	readonly focus: () => void;
}

const types = useCombobox.stateChangeTypes;

/** What would close, clear or choose in a combobox that pops up; ours is a dialog of its own. */
const ignored = new Set< UseComboboxStateChangeTypes >( [
	types.InputBlur,
	types.InputClick,
	types.InputKeyDownEscape,
	types.MenuMouseLeave,
] );

function keepFromDownshift( event: Event ): void {
	Object.assign( event, { preventDownshiftDefault: true } );
}

function ignoreStillMouse( { nativeEvent }: MouseEvent ): void {
	// The list moved under it.
	if ( ! nativeEvent.movementX && ! nativeEvent.movementY ) {
		keepFromDownshift( nativeEvent );
	}
}

let numbers: number[] = [];

/** Downshift's items: the places of terminals, from 1, so that no list is made with each letter. */
function toItems( total: number ): number[] {
	if ( total > numbers.length ) {
		numbers = Array.from( { length: total }, ( _, at ) => at + 1 );
	}
	return numbers.slice( 0, total );
}

/** Downshift's combobox with the list as open as the sheet, and the query ours. */
export function useTerminalCombobox( options: Options ): TerminalCombobox {
	const { isOpen, labels, shown, chosenId, query, onQuery, onChoose } =
		options;
	const { total } = shown;
	const input = useRef< HTMLInputElement >( null );
	const [ moves, setMoves ] = useState( 0 );
	const items = useMemo( () => toItems( total ), [ total ] );
	const combobox = useCombobox< number >( {
		items,
		isOpen,
		// Nothing is: so choosing the same one again is a choice as well.
		selectedItem: null,
		itemToString: String,
		defaultHighlightedIndex: 0,
		initialHighlightedIndex: options.first,
		scrollIntoView: () => {},
		stateReducer: ( state, { type, changes } ) =>
			ignored.has( type ) ? state : changes,
		onSelectedItemChange: ( { selectedItem } ) => {
			const terminal = shown.getTerminal( ( selectedItem ?? 0 ) - 1 );
			if ( terminal ) {
				onChoose( terminal );
			}
		},
	} );
	const highlighted = Math.min( combobox.highlightedIndex, total - 1 );

	function onKeyDown( { key, nativeEvent }: KeyboardEvent ): void {
		if ( key === 'Escape' ) {
			// The dialog's own.
			keepFromDownshift( nativeEvent );
		} else if ( /^(Arrow|Page|Home|End)/.test( key ) ) {
			setMoves( moves + 1 );
		}
	}

	const { getItemProps } = combobox;
	// The same from one render to the next, or every row would be drawn anew.
	const optionProps = useCallback(
		( item: Terminal, index: number ): ComponentProps< 'div' > =>
			getItemProps( {
				item: index + 1,
				index,
				onMouseMove: ignoreStillMouse,
				'aria-selected': item.id === chosenId,
				'aria-setsize': total,
				'aria-posinset': index + 1,
			} ),
		[ getItemProps, total, chosenId ]
	);

	return {
		inputProps: combobox.getInputProps( {
			ref: input,
			'aria-label': labels.search,
			value: query,
			type: 'text',
			inputMode: 'search',
			enterKeyHint: 'done',
			spellCheck: false,
			onKeyDown,
			onChange: ( { target }: ChangeEvent< HTMLInputElement > ) =>
				onQuery( target.value ),
			...( highlighted < 0 && { 'aria-activedescendant': undefined } ),
		} ),
		listProps: combobox.getMenuProps( { 'aria-label': labels.label } ),
		optionProps,
		highlighted,
		moves,
		focus: () => input.current?.focus(),
	};
}
