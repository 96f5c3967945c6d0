import { announce } from '@vitrina/core';
import {
	useEffect,
	useRef,
	useState,
	useSyncExternalStore,
	type KeyboardEvent,
} from 'react';
import { isListKey } from '../../components/combobox';
import { dropAllCategories, readValues } from './form-values';
import { remember } from './recent';
import type { SearchSettings } from './settings';
import { createSearchStore, type FormValues } from './store';

/**
 * Connects a search form with its state: a combobox of the ARIA Authoring
 * Practices whose list suggests, and chooses nothing by itself.
 *
 * @param settings Of the shop.
 */
export function useSearch( settings: SearchSettings ) {
	const [ store ] = useState( () => createSearchStore( settings, announce ) );
	const state = useSyncExternalStore( store.subscribe, store.get, store.get );
	const form = useRef< HTMLFormElement >( null );
	const input = useRef< HTMLInputElement >( null );
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
		const element = form.current;
		element?.addEventListener( 'formdata', dropAllCategories );
		// Somebody may have typed before the component was there.
		if ( input.current?.matches( ':focus' ) ) {
			openOnce.current();
		}
		return () => {
			element?.removeEventListener( 'formdata', dropAllCategories );
			actions.close();
		};
	}, [ actions ] );

	function onKeyDown( event: KeyboardEvent ): void {
		const { key, altKey, ctrlKey, metaKey, nativeEvent } = event;
		if ( nativeEvent.isComposing || altKey || ctrlKey || metaKey ) {
			return;
		}
		if ( key === 'Escape' && state.box ) {
			// The dialog around it stays open, the text stays.
			event.preventDefault();
			event.stopPropagation();
			actions.close();
		} else if ( key === 'Enter' && activeOption.current ) {
			event.preventDefault();
			activeOption.current.click();
		} else if ( key.startsWith( 'Arrow' ) && isListKey( key ) ) {
			event.preventDefault();
			if ( state.box ) {
				actions.move( key );
			} else {
				open();
			}
		}
	}

	return {
		state,
		form,
		input,
		activeOption,
		open,
		close: actions.close,
		onInput: withValues( actions.type ),
		onKeyDown,
		/** Keeps what was searched for in this browser. */
		rememberQuery: () => remember( input.current?.value ?? '' ),
		clearRecent() {
			actions.clearRecent();
			input.current?.focus();
		},
	};
}
