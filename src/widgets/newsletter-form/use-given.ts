import {
	useCallback,
	useMemo,
	useSyncExternalStore,
	type RefObject,
} from 'react';
import { listen } from '@vitrina/core';
import type { Given } from './conditions';

/**
 * What the fields of a form hold, the hidden ones too: what somebody chose first
 * stays. The fields themselves are the store.
 *
 * @param form The form.
 * @return Null in the first render, which is what the server printed.
 */
export function useGiven( form: RefObject< HTMLFormElement > ): Given | null {
	const subscribe = useCallback(
		( onChange: () => void ) =>
			form.current
				? listen( form.current, 'input change reset', () =>
						// The fields are reset after the event.
						queueMicrotask( onChange )
					)
				: () => {},
		[ form ]
	);
	// A string, as a snapshot has to be the same while nothing has changed.
	const snapshot = useSyncExternalStore< string | null >(
		subscribe,
		() => JSON.stringify( form.current ? read( form.current ) : {} ),
		() => null
	);
	return useMemo(
		() => ( snapshot === null ? null : JSON.parse( snapshot ) ),
		[ snapshot ]
	);
}

function read( form: HTMLFormElement ): Given {
	const given: Record< string, string[] > = {};
	new FormData( form ).forEach( ( value, name ) => {
		( given[ name.replace( /\[\]$/, '' ) ] ??= [] ).push( String( value ) );
	} );
	return given;
}
