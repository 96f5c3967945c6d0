import { findPart } from '@vitrina/react';
import { CATEGORY } from '../../components/product-search/form-values';
import {
	searchSettings,
	type SearchSettings,
} from '../../components/product-search/settings';

export interface HiddenField {
	readonly name: string;
	readonly value: string;
}

/** PHP's markup of a search form; see searchform.php of the theme. */
export interface SearchProps {
	readonly action: string;
	/** Accessible name of the field. */
	readonly label: string;
	readonly field: {
		readonly id: string;
		/** The query of a results page, otherwise ''. It does not replace typed text. */
		readonly defaultValue: string;
		readonly placeholder: string;
		readonly maxLength: number;
		readonly autoFocus: boolean;
	};
	/** Null if the shop has too few categories to select from. */
	readonly category: { readonly label: string } | null;
	readonly hidden: readonly HiddenField[];
	readonly button: string;
	/** Whether a plugin has added markup at the end of the form. */
	readonly hasMore: boolean;
	readonly settings: SearchSettings;
}

/** Reads a search form from its markup. Throws if a required element is missing. */
export function readMarkup( element: HTMLElement ): SearchProps {
	const find = < Part extends Element >( selector: string ) =>
		findPart< Part >( element, selector, 'search form' );
	const form = find< HTMLFormElement >( 'form' );
	const input = find< HTMLInputElement >( 'input[name="s"]' );
	const button = find< HTMLButtonElement >( 'form > button[type="submit"]' );
	const select = form.querySelector( `select[name="${ CATEGORY }"]` );
	const hidden = form.querySelectorAll< HTMLInputElement >(
		':scope > input[type="hidden"]:has(~ button)'
	);
	return {
		action: form.getAttribute( 'action' ) ?? '',
		label: find( 'label' ).textContent ?? '',
		field: {
			id: input.id,
			defaultValue: input.defaultValue,
			placeholder: input.placeholder,
			maxLength: input.maxLength,
			autoFocus: input.autofocus,
		},
		category: select && { label: select.ariaLabel ?? '' },
		hidden: Array.from( hidden, ( { name, value } ) => ( {
			name,
			value,
		} ) ),
		button: button.textContent ?? '',
		hasMore: wrapExtra( button ),
		settings: searchSettings(),
	};
}

/**
 * Multilingual plugins add a field after the button, the last element that PHP printed.
 * It is wrapped in an element that the component keeps as raw HTML.
 */
function wrapExtra( button: Element ): boolean {
	if ( ! button.nextElementSibling ) {
		return false;
	}
	const more = document.createElement( 'div' );
	more.className = 'search-form__more';
	more.dataset.serverHtml = '';
	while ( button.nextSibling ) {
		more.append( button.nextSibling );
	}
	button.after( more );
	return true;
}
