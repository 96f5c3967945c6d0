import {
	useCallback,
	useEffect,
	useId,
	useLayoutEffect,
	useRef,
	type KeyboardEvent,
	type RefObject,
} from 'react';
import { isListKey } from '../../../components/combobox';
import type { Index } from '../../../search/match';
import { Results } from '../list/results';
import { toOptionId } from '../list/row';
import { Icon } from '../components/icon';
import type { Labels } from '../props';
import type { Terminal } from '../terminals';
import { Message } from './message';
import { useSearch } from './use-search';

interface SearchPanelProps {
	readonly index: Index< Terminal >;
	readonly labels: Labels;
	readonly chosenId: string | undefined;
	readonly isOpen: boolean;
	readonly field: RefObject< HTMLInputElement >;
	readonly onChoose: ( terminal: Terminal ) => void;
}

function belongsToBrowser( {
	altKey,
	ctrlKey,
	metaKey,
	shiftKey,
	nativeEvent,
}: KeyboardEvent ): boolean {
	return (
		altKey ||
		ctrlKey ||
		metaKey ||
		shiftKey ||
		nativeEvent.isComposing ||
		// Safari ends a composition before its last keydown.
		nativeEvent.keyCode === 229
	);
}

/** The search field and its results: an editable combobox with a listbox. */
export function SearchPanel( {
	index,
	labels,
	chosenId,
	isOpen,
	field,
	onChoose,
}: SearchPanelProps ) {
	const [ state, dispatch ] = useSearch( index, chosenId, isOpen );
	const { query, rows, combobox } = state;
	const { active } = combobox;
	const id = useId();

	// Focus the field if the list was loaded while the sheet was open.
	const wasOpen = useRef( isOpen );
	useLayoutEffect( () => {
		if ( wasOpen.current ) {
			field.current?.focus();
		}
	}, [ field ] );

	// Stable callbacks: new functions would render all memoised rows again.
	const choose = useRef( onChoose );
	useEffect( () => {
		choose.current = onChoose;
	} );
	const point = useCallback(
		( option: number ) => dispatch( { type: 'pointed', option } ),
		[ dispatch ]
	);
	const chooseStable = useCallback(
		( terminal: Terminal ) => choose.current( terminal ),
		[]
	);

	function clear(): void {
		dispatch( { type: 'typed', query: '' } );
		field.current?.focus();
	}

	function onKeyDown( event: KeyboardEvent ): void {
		const { key } = event;
		if ( belongsToBrowser( event ) ) {
			return;
		}
		if ( key === 'Enter' ) {
			event.preventDefault();
			const terminal = rows.getTerminal( active );
			if ( terminal ) {
				onChoose( terminal );
			}
		} else if ( isListKey( key ) ) {
			event.preventDefault();
			dispatch( { type: 'moved', key } );
		}
	}

	return (
		<>
			<div className="vitrina-terminal-picker__search">
				<Icon name="search" />
				<input
					ref={ field }
					className="vitrina-terminal-picker__input"
					type="text"
					role="combobox"
					aria-label={ labels.search }
					aria-autocomplete="list"
					aria-expanded="true"
					aria-controls={ id }
					aria-activedescendant={
						active === -1 ? undefined : toOptionId( id, active )
					}
					placeholder={ labels.search }
					autoComplete="off"
					spellCheck="false"
					inputMode="search"
					enterKeyHint="done"
					value={ query }
					onChange={ ( { target } ) =>
						dispatch( { type: 'typed', query: target.value } )
					}
					onKeyDown={ onKeyDown }
				/>
				<button
					type="button"
					className="vitrina-terminal-picker__tool"
					aria-label={ labels.clear }
					hidden={ query === '' }
					onClick={ clear }
				>
					<Icon name="cross" />
				</button>
			</div>
			<Results
				id={ id }
				labels={ labels }
				state={ state }
				chosenId={ chosenId }
				isOpen={ isOpen }
				onPoint={ point }
				onChoose={ chooseStable }
			/>
			{ rows.total === 0 && (
				<Message
					icon="search"
					text={ labels.noResults }
					action={ { text: labels.clear, run: clear } }
				/>
			) }
		</>
	);
}
