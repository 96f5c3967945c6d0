import { listen, together } from '@vitrina/core';
import { useAttributes } from '@vitrina/react';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { SearchPopup } from '../../components/product-search/search-popup';
import type { SearchSettings } from '../../components/product-search/settings';
import { useSearch } from '../../components/product-search/use-search';

interface FormSuggestionsProps {
	readonly form: HTMLFormElement;
	readonly input: HTMLInputElement;
	readonly settings: SearchSettings;
	readonly element: HTMLElement;
}

/**
 * The suggestions of a search form that the theme or another plugin has printed: the form
 * stays as it is, the component renders only the popup.
 */
export function FormSuggestions( {
	form,
	input,
	settings,
	element,
}: FormSuggestionsProps ) {
	const search = useSearch( settings, useRef( form ), useRef( input ) );
	const { popup, combobox, isBusy } = search.state;
	const listId = useId();

	const handlers = useRef( search );
	useLayoutEffect( () => {
		handlers.current = search;
	} );
	useEffect(
		() =>
			together(
				listen( input, 'input', () => handlers.current.onInput() ),
				listen( input, 'focus', () => handlers.current.open() ),
				listen< KeyboardEvent >( input, 'keydown', ( event ) =>
					handlers.current.onKeyDown( event )
				),
				listen( form, 'submit', () =>
					handlers.current.addRecentQuery()
				),
				listen< FocusEvent >(
					form,
					'focusout',
					( { relatedTarget } ) => {
						if ( ! form.contains( relatedTarget as Node | null ) ) {
							handlers.current.close();
						}
					}
				)
			),
		[ form, input ]
	);

	useAttributes( input, {
		role: 'combobox',
		autocomplete: 'off',
		'aria-autocomplete': 'list',
		'aria-expanded': String( combobox.total > 0 ),
		'aria-controls': listId,
		'aria-activedescendant':
			combobox.active < 0 ? null : `${ listId }-${ combobox.active }`,
		'aria-busy': isBusy ? 'true' : null,
	} );

	const isOpen = popup !== null;
	useLayoutEffect( () => {
		if ( isOpen ) {
			// The popup may be wider than the form. It opens above only near the bottom of the window.
			const { left, right, top, bottom } = form.getBoundingClientRect();
			const { classList } = element;
			classList.toggle( 'is-at-right', left + right > window.innerWidth );
			classList.toggle(
				'is-at-bottom',
				top + bottom > window.innerHeight * 1.2
			);
		}
	}, [ isOpen, form, element ] );

	return (
		<SearchPopup
			search={ search }
			listId={ listId }
			settings={ settings }
		/>
	);
}
