import { useCombobox, type UseComboboxStateChangeTypes } from 'downshift';
import {
	useCallback,
	useRef,
	useState,
	type ChangeEvent,
	type ComponentProps,
	type KeyboardEvent,
	type MouseEvent,
} from 'react';
import type { Labels } from './props';
import type { Terminal } from './terminals';

interface Options {
	readonly isOpen: boolean;
	readonly labels: Labels;
	readonly terminals: readonly Terminal[];
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

/** Downshift's combobox with the list as open as the sheet, and the query ours. */
export function useTerminalCombobox( options: Options ): TerminalCombobox {
	const { isOpen, labels, terminals, chosenId, query, onQuery, onChoose } =
		options;
	const input = useRef< HTMLInputElement >( null );
	const [ moves, setMoves ] = useState( 0 );
	const combobox = useCombobox< Terminal >( {
		items: terminals as Terminal[],
		isOpen,
		// Nothing is: so choosing the same one again is a choice as well.
		selectedItem: null,
		itemToString: ( terminal ) => terminal?.text ?? '',
		itemToKey: ( terminal ) => terminal?.id,
		defaultHighlightedIndex: 0,
		initialHighlightedIndex: terminals.findIndex(
			( { id } ) => id === chosenId
		),
		scrollIntoView: () => {},
		stateReducer: ( state, { type, changes } ) =>
			ignored.has( type ) ? state : changes,
		onSelectedItemChange: ( { selectedItem } ) => {
			if ( selectedItem ) {
				onChoose( selectedItem );
			}
		},
	} );
	const highlighted = Math.min(
		combobox.highlightedIndex,
		terminals.length - 1
	);

	function onKeyDown( { key, nativeEvent }: KeyboardEvent ): void {
		if ( key === 'Escape' ) {
			// The dialog's own.
			keepFromDownshift( nativeEvent );
		} else if ( /^(Arrow|Page|Home|End)/.test( key ) ) {
			setMoves( moves + 1 );
		}
	}

	const { getItemProps } = combobox;
	const total = terminals.length;
	// The same from one render to the next, or every row would be drawn anew.
	const optionProps = useCallback(
		( item: Terminal, index: number ): ComponentProps< 'div' > =>
			getItemProps( {
				item,
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
