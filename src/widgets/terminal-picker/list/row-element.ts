import { create } from '../../../components/elements';
import {
	createMarkedText,
	type MarkedText,
} from '../../../components/marked-text';
import { findRanges } from '../../../search/match';
import { createIcon } from '../elements';
import type { Row } from '../rows';
import { findAddress, type Terminal } from '../terminals';

/** Class of what was found. */
const MATCH = 'vitrina-terminal-picker__match';

/** What all rows of a list are drawn from. */
export interface Drawing {
	/** Ids of the options begin with it. */
	readonly id: string;
	/** The words to mark. */
	readonly words: readonly string[];
	/** How many options there are in all. */
	readonly total: number;
	/** Place of the option the keys are on; -1 for none. */
	readonly active: number;
	/** Id of the terminal chosen before. */
	readonly chosenId: string | undefined;
}

export type Kind = 'city' | 'option';

export function toKind( row: Row ): Kind {
	return row.terminal ? 'option' : 'city';
}

/** An element of the page that shows now one row of its kind, now another. */
export interface RowElement {
	readonly kind: Kind;
	readonly element: HTMLElement;
	readonly show: ( row: Row, drawing: Drawing ) => void;
	/** Place of the option shown; -1 for a city. */
	readonly getOption: () => number;
	/** Where in the list it stands. */
	line: number;
	/** Pixels as measured last, whatever it showed then. */
	height: number | undefined;
	/** Pixels from the beginning of the list. */
	top: number | undefined;
}

export function toOptionId( id: string, option: number ): string {
	return `${ id }-${ option }`;
}

function mark(
	marked: MarkedText,
	text: string,
	words: readonly string[]
): void {
	marked.set( text, words.length > 0 ? findRanges( text, words ) : [] );
}

const unplaced = { line: -1, height: undefined, top: undefined };

function createCity(): RowElement {
	const element = create( 'div', {
		class: 'vitrina-terminal-picker__city',
		role: 'presentation',
	} );
	const name = createMarkedText( element, MATCH );
	return {
		...unplaced,
		kind: 'city',
		element,
		getOption: () => -1,
		show( row, { words } ) {
			if ( ! row.terminal ) {
				mark( name, row.city, words );
			}
		},
	};
}

function createOption(): RowElement {
	const [ name, address, city ] = [ 'name', 'address', 'hidden' ].map(
		( part ) =>
			create( 'span', { class: `vitrina-terminal-picker__${ part }` } )
	) as [ HTMLElement, HTMLElement, HTMLElement ];
	const element = create(
		'div',
		{ class: 'vitrina-terminal-picker__option', role: 'option' },
		name,
		address,
		city
	);
	const markedName = createMarkedText( name, MATCH );
	const markedAddress = createMarkedText( address, MATCH );
	const attributes = new Map< string, string >();
	let check: Element | undefined;
	let shown: Terminal | undefined;
	let shownWords: readonly string[] = [];
	let shownOption = -1;

	function setAttribute( attribute: string, value: string ): void {
		if ( attributes.get( attribute ) !== value ) {
			attributes.set( attribute, value );
			element.setAttribute( attribute, value );
		}
	}

	function setText( terminal: Terminal, words: readonly string[] ): void {
		if ( terminal === shown && words === shownWords ) {
			return;
		}
		const { text } = terminal;
		const comma = findAddress( text );
		mark( markedName, text.slice( 0, comma ), words );
		mark( markedAddress, text.slice( comma + 2 ), words );
		if ( terminal.city !== shown?.city ) {
			city.textContent = terminal.city;
		}
		shown = terminal;
		shownWords = words;
	}

	function setChosen( isChosen: boolean ): void {
		setAttribute( 'aria-selected', String( isChosen ) );
		element.classList.toggle( 'is-chosen', isChosen );
		if ( isChosen ) {
			check ??= createIcon( 'check' );
			element.append( check );
		} else {
			check?.remove();
		}
	}

	return {
		...unplaced,
		kind: 'option',
		element,
		getOption: () => shownOption,
		show( row, { id, words, total, active, chosenId } ) {
			if ( ! row.terminal ) {
				return;
			}
			const { terminal, option } = row;
			shownOption = option;
			setText( terminal, words );
			setAttribute( 'id', toOptionId( id, option ) );
			setAttribute( 'aria-posinset', String( option + 1 ) );
			setAttribute( 'aria-setsize', String( total ) );
			element.classList.toggle( 'is-highlighted', option === active );
			setChosen( terminal.id === chosenId );
		},
	};
}

export function createRowElement( kind: Kind ): RowElement {
	return kind === 'city' ? createCity() : createOption();
}
