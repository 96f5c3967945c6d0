import { announce } from '@vitrina/core';
import {
	comboboxReducer,
	isListKey,
	type Combobox,
} from '../../components/combobox';
import { toTerms } from '../../search/match';
import { createBox } from './box';
import { forgetRecent, readRecent, remember } from './recent';
import { requestSuggestions } from './request';
import { searchSettings } from './settings';
import type { Suggestions } from './suggestions';

/** Milliseconds without a letter until the shop is asked. */
const ASKED_AFTER = 150;

/** Speaking after every letter would drown the letters typed. */
const SPOKEN_AFTER = 600;

const CATEGORY = 'product_cat';

/** All categories are no category: it is not sent (spec §5). */
const ALL = '0';

type Field = HTMLInputElement | HTMLSelectElement;

/** A single letter is everywhere: marking it says nothing. */
const toMarked = ( query: string ) =>
	toTerms( query ).filter( ( { length } ) => length > 1 );

/**
 * Makes the field of a search form a combobox of the ARIA Authoring Practices
 * whose list suggests, and chooses nothing by itself.
 *
 * @param form  The form, which works without.
 * @param input Its field.
 */
export function enhanceField(
	form: HTMLFormElement,
	input: HTMLInputElement
): void {
	const { minChars, texts } = searchSettings();
	const select = form.querySelector< HTMLSelectElement >(
		`select[name="${ CATEGORY }"]`
	);
	const box = createBox();
	form.append( box.element );
	let combobox: Combobox = { active: -1, total: 0 };
	let timer: ReturnType< typeof setTimeout > | undefined;
	let spoken: ReturnType< typeof setTimeout > | undefined;
	let question: AbortController | undefined;

	set( {
		role: 'combobox',
		'aria-autocomplete': 'list',
		'aria-expanded': 'false',
		'aria-controls': box.id,
	} );

	function set( attributes: Readonly< Record< string, string > > ): void {
		for ( const [ name, value ] of Object.entries( attributes ) ) {
			input.setAttribute( name, value );
		}
	}

	/** Where the form leads with a query. */
	function toResults( query: string ): string {
		const url = new URL( form.action );
		for ( const { name, value } of form.querySelectorAll< Field >(
			'input[name], select[name]'
		) ) {
			if ( name !== CATEGORY || value !== ALL ) {
				url.searchParams.set( name, value );
			}
		}
		url.searchParams.set( input.name, query );
		return url.href;
	}

	function draw(): void {
		box.options().forEach( ( option, place ) => {
			const isActive = place === combobox.active;
			option.setAttribute( 'aria-selected', String( isActive ) );
			if ( isActive ) {
				option.scrollIntoView( { block: 'nearest' } );
			}
		} );
		const active = box.options()[ combobox.active ];
		if ( active ) {
			set( { 'aria-activedescendant': active.id } );
		} else {
			input.removeAttribute( 'aria-activedescendant' );
		}
	}

	function shown(): void {
		const total = box.options().length;
		combobox = comboboxReducer( combobox, {
			type: 'found',
			total,
			isNoneActive: true,
		} );
		set( { 'aria-expanded': String( total > 0 ) } );
		draw();
	}

	function say( text: string ): void {
		clearTimeout( spoken );
		spoken = setTimeout( () => announce( text ), SPOKEN_AFTER );
	}

	function hide(): void {
		clearTimeout( timer );
		clearTimeout( spoken );
		question?.abort();
		box.hide();
		shown();
	}

	function showFound( found: Suggestions, query: string ): void {
		box.showFound( found, toMarked( query ), toResults( query ) );
		shown();
		const { length } = found.products;
		say(
			length > 0
				? texts.count.replace( '%d', String( length ) )
				: found.nothing || texts.nothing
		);
	}

	function showRecent(): void {
		const queries = readRecent();
		if ( queries.length === 0 ) {
			hide();
			return;
		}
		box.showRecent( queries, toResults, () => {
			forgetRecent();
			hide();
			input.focus();
			announce( texts.cleared );
		} );
		shown();
	}

	async function ask( query: string ): Promise< void > {
		question?.abort();
		const own = new AbortController();
		question = own;
		form.classList.add( 'is-asking' );
		try {
			const found = await requestSuggestions(
				query,
				select?.value ?? '',
				own.signal
			);
			// A later letter, Escape or leaving the field has taken it back.
			if ( ! own.signal.aborted ) {
				showFound( found, query );
			}
		} catch {
			// Offline or refused: the form itself still searches.
			if ( ! own.signal.aborted ) {
				hide();
			}
		} finally {
			if ( question === own ) {
				form.classList.remove( 'is-asking' );
			}
		}
	}

	function look( delay = 0 ): void {
		const query = input.value.trim();
		clearTimeout( timer );
		if ( query.length >= minChars ) {
			timer = setTimeout( () => void ask( query ), delay );
			return;
		}
		question?.abort();
		if ( query === '' ) {
			showRecent();
		} else {
			hide();
		}
	}

	function onKeyDown( event: KeyboardEvent ): void {
		const { key } = event;
		if (
			event.isComposing ||
			event.altKey ||
			event.ctrlKey ||
			event.metaKey
		) {
			return;
		}
		const active = box.options()[ combobox.active ];
		if ( key === 'Escape' && ! box.element.hidden ) {
			// The panel around it stays open, the text stays.
			event.preventDefault();
			event.stopPropagation();
			hide();
		} else if ( key === 'Enter' && active ) {
			event.preventDefault();
			active.click();
		} else if ( key.startsWith( 'Arrow' ) && isListKey( key ) ) {
			event.preventDefault();
			if ( box.element.hidden ) {
				look();
			} else {
				combobox = comboboxReducer( combobox, { type: 'moved', key } );
				draw();
			}
		}
	}

	input.addEventListener( 'input', () => look( ASKED_AFTER ) );
	input.addEventListener( 'focus', () => look() );
	input.addEventListener( 'keydown', onKeyDown );
	select?.addEventListener( 'change', () => look() );
	form.addEventListener( 'focusout', ( { relatedTarget } ) => {
		if ( ! form.contains( relatedTarget as Node | null ) ) {
			hide();
		}
	} );
	box.element.addEventListener( 'mousedown', ( event ) => {
		// The focus stays in the field.
		event.preventDefault();
	} );
	box.element.addEventListener( 'click', ( { target } ) => {
		if ( ( target as Element ).closest( 'a' ) ) {
			remember( input.value );
		}
	} );
	form.addEventListener( 'submit', () => remember( input.value ) );
	form.addEventListener( 'formdata', ( { formData } ) => {
		if ( formData.get( CATEGORY ) === ALL ) {
			formData.delete( CATEGORY );
		}
	} );
	if ( input.ownerDocument.activeElement === input ) {
		look();
	}
}
