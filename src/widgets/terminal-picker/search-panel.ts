import {
	comboboxReducer,
	isListKey,
	type Combobox,
} from '../../components/combobox';
import { create, createButton } from '../../components/elements';
import { search, toTerms, type Index } from '../../search/match';
import { createIcon } from './elements';
import { createListbox } from './list/listbox';
import { toOptionId, type Drawing } from './list/row-element';
import type { Align } from './list/window';
import { createMessage } from './message';
import { formatCount } from './plural';
import type { Labels } from './props';
import { rehearse } from './rehearse';
import { findOption, toRows } from './rows';
import { createSpoken } from './spoken';
import type { Terminal, TerminalGroup } from './terminals';

export interface SearchPanelOptions {
	readonly index: Index< Terminal >;
	readonly labels: Labels;
	/** Of the terminal chosen before. */
	readonly chosenId: string | undefined;
	readonly onChoose: ( terminal: Terminal ) => void;
}

export interface SearchPanel {
	readonly elements: readonly HTMLElement[];
	/** Another terminal was chosen. */
	readonly setChosen: ( chosenId: string | undefined ) => void;
	/** Whether it is looked at. Each time begins anew, and is made ready before. */
	readonly setOpen: ( isOpen: boolean ) => void;
	readonly destroy: () => void;
}

let panels = 0;

/** A single letter is everywhere: marking it says nothing. */
function toWords( query: string ): readonly string[] {
	return toTerms( query ).filter( ( { length } ) => length > 1 );
}

function belongsToBrowser( event: KeyboardEvent ): boolean {
	const { altKey, ctrlKey, metaKey, shiftKey } = event;
	return (
		altKey ||
		ctrlKey ||
		metaKey ||
		shiftKey ||
		event.isComposing ||
		// Safari ends a composition before its last key.
		event.keyCode === 229
	);
}

/** The search field and the terminals it finds. */
export function createSearchPanel( options: SearchPanelOptions ): SearchPanel {
	const { index, labels, onChoose } = options;
	const id = `vitrina-terminals-${ ++panels }`;
	const input = create( 'input', {
		class: 'vitrina-terminal-picker__input',
		type: 'text',
		role: 'combobox',
		'aria-label': labels.search,
		'aria-autocomplete': 'list',
		'aria-expanded': 'true',
		'aria-controls': id,
		placeholder: labels.search,
		autocomplete: 'off',
		spellcheck: 'false',
		inputmode: 'search',
		enterkeyhint: 'done',
	} );
	const clear = createButton(
		{
			class: 'vitrina-terminal-picker__tool',
			'aria-label': labels.clear,
		},
		onClear,
		createIcon( 'cross' )
	);
	const count = create( 'span' );
	const city = create( 'span' );
	const spoken = createSpoken();
	const listbox = createListbox( {
		id,
		label: labels.label,
		onPoint( option ) {
			combobox = comboboxReducer( combobox, { type: 'pointed', option } );
			draw();
		},
		onChoose: choose,
		onCity( name ) {
			city.textContent = name;
		},
	} );
	const nothing = createMessage( {
		icon: 'search',
		text: labels.noResults,
		action: { text: labels.clear, run: onClear },
	} );

	const language = document.documentElement.lang || 'lt';
	let rows = toRows( [] );
	let words: readonly string[] = [];
	let combobox: Combobox = { active: -1, total: 0 };
	let { chosenId } = options;
	let isOpen = false;

	function toDrawing(): Drawing {
		return { id, words, chosenId, ...combobox };
	}

	function formatTotal(): string {
		return formatCount(
			rows.total,
			{
				one: labels.countOne,
				few: labels.countFew,
				many: labels.countMany,
			},
			language
		);
	}

	/** The field refers to the active option, which has to be in the page by now. */
	function refer(): void {
		const { active } = combobox;
		if ( active === -1 ) {
			input.removeAttribute( 'aria-activedescendant' );
		} else {
			input.setAttribute(
				'aria-activedescendant',
				toOptionId( id, active )
			);
		}
	}

	function draw( align?: Align ): void {
		listbox.draw( toDrawing(), align );
		refer();
	}

	function say(): void {
		const text = rows.total === 0 ? labels.noResults : formatTotal();
		spoken.say( isOpen ? text : '' );
	}

	function show( groups: readonly TerminalGroup[] ): void {
		rows = toRows( groups );
		combobox = comboboxReducer( combobox, {
			type: 'found',
			total: rows.total,
		} );
		listbox.show( rows, toDrawing() );
		refer();
		count.textContent = rows.total === 0 ? '' : formatTotal();
		nothing.hidden = rows.total > 0;
		clear.hidden = input.value === '';
		say();
	}

	function onQuery( query: string ): void {
		words = toWords( query );
		show( search( index, query ) );
	}

	function start(): void {
		const groups = search( index, '' );
		input.value = '';
		words = [];
		show( groups );
		combobox = { ...combobox, active: findOption( groups, chosenId ) };
		draw( 'center' );
	}

	function onClear(): void {
		input.value = '';
		onQuery( '' );
		input.focus();
	}

	function choose( option: number ): void {
		const terminal = rows.getTerminal( option );
		if ( terminal ) {
			onChoose( terminal );
		}
	}

	function onKeyDown( event: KeyboardEvent ): void {
		const { key } = event;
		if ( belongsToBrowser( event ) ) {
			return;
		}
		if ( key === 'Enter' ) {
			event.preventDefault();
			choose( combobox.active );
		} else if ( isListKey( key ) ) {
			event.preventDefault();
			combobox = comboboxReducer( combobox, { type: 'moved', key } );
			draw( 'nearest' );
		}
	}

	input.addEventListener( 'input', () => onQuery( input.value ) );
	input.addEventListener( 'keydown', onKeyDown );
	start();
	let stopRehearsing: ( () => void ) | undefined = rehearse( onQuery, () => {
		stopRehearsing = undefined;
		start();
	} );

	/** What it left behind goes as well. */
	function leaveRehearsal(): void {
		if ( stopRehearsing ) {
			stopRehearsing();
			stopRehearsing = undefined;
			start();
		}
	}

	return {
		elements: [
			create(
				'div',
				{ class: 'vitrina-terminal-picker__search' },
				createIcon( 'search' ),
				input,
				clear
			),
			create(
				'p',
				{
					class: 'vitrina-terminal-picker__count',
					'aria-hidden': 'true',
				},
				count,
				city
			),
			spoken.element,
			listbox.element,
			nothing,
		],
		setChosen( newId ) {
			chosenId = newId;
			if ( isOpen ) {
				draw();
			} else {
				start();
			}
		},
		setOpen( isShown ) {
			isOpen = isShown;
			if ( ! isShown ) {
				start();
				return;
			}
			leaveRehearsal();
			listbox.restoreScroll();
			input.focus();
			say();
		},
		destroy() {
			stopRehearsing?.();
			spoken.destroy();
			listbox.destroy();
		},
	};
}
