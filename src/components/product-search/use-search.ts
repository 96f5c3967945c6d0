import { announce, listen } from '@vitrina/core';
import {
	useEffect,
	useRef,
	useState,
	useSyncExternalStore,
	type RefObject,
} from 'react';
import { isListKey } from '../combobox';
import { dropAllCategories, readValues } from './form-values';
import { addRecent } from './recent';
import type { SearchSettings } from './settings';
import { createSearchStore, type FormValues } from './store';

export type Search = ReturnType< typeof useSearch >;

/**
 * Connects a search form with its store: a combobox (ARIA Authoring Practices) with a list of
 * suggestions, without autocompletion.
 */
export function useSearch(
	settings: SearchSettings,
	form: RefObject< HTMLFormElement >,
	input: RefObject< HTMLInputElement >
) {
	const [ store ] = useState( () => createSearchStore( settings, announce ) );
	const state = useSyncExternalStore( store.subscribe, store.get, store.get );
	const activeOption = useRef< HTMLAnchorElement >( null );
	const { actions } = store;

	const withValues = ( act: ( values: FormValues ) => void ) => () => {
		if ( form.current && input.current ) {
			act( readValues( form.current, input.current ) );
		}
	};
	const open = withValues( actions.open );

	const openOnce = useRef( open );
	useEffect( () => {
		const stop = listen( form.current!, 'formdata', dropAllCategories );
		// The shopper may have typed before the component was mounted.
		if ( input.current?.matches( ':focus' ) ) {
			openOnce.current();
		}
		return () => {
			stop();
			actions.close();
		};
	}, [ actions, form, input ] );

	function onKeyDown( event: KeyboardEvent ): void {
		const { key, altKey, ctrlKey, metaKey, isComposing } = event;
		if ( isComposing || altKey || ctrlKey || metaKey ) {
			return;
		}
		if ( key === 'Escape' && state.popup ) {
			// Keep the surrounding dialog open, and the text.
			event.preventDefault();
			event.stopPropagation();
			actions.close();
		} else if ( key === 'Enter' && activeOption.current ) {
			event.preventDefault();
			activeOption.current.click();
		} else if ( key.startsWith( 'Arrow' ) && isListKey( key ) ) {
			event.preventDefault();
			if ( state.popup ) {
				actions.move( key );
			} else {
				open();
			}
		}
	}

	return {
		state,
		activeOption,
		open,
		close: actions.close,
		onInput: withValues( actions.type ),
		onKeyDown,
		addRecentQuery: () => addRecent( input.current?.value ?? '' ),
		clearRecent() {
			actions.clearRecent();
			input.current?.focus();
		},
	};
}
