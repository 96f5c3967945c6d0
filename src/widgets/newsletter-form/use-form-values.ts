import {
	useCallback,
	useMemo,
	useSyncExternalStore,
	type RefObject,
} from 'react';
import { listen } from '@vitrina/core';
import type { FormValues } from './conditions';

/**
 * Returns the values of a form's fields, hidden ones included, so that values of fields
 * that become hidden are kept. The fields themselves are the store. Null in the first
 * render, which equals the server markup.
 */
export function useFormValues(
	form: RefObject< HTMLFormElement >
): FormValues | null {
	const subscribe = useCallback(
		( onChange: () => void ) =>
			form.current
				? listen( form.current, 'input change reset', () =>
						// On `reset` the fields change after the event.
						queueMicrotask( onChange )
					)
				: () => {},
		[ form ]
	);
	// A string, because a snapshot must be equal while nothing has changed.
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

function read( form: HTMLFormElement ): FormValues {
	const values: Record< string, string[] > = {};
	new FormData( form ).forEach( ( value, name ) => {
		( values[ name.replace( /\[\]$/, '' ) ] ??= [] ).push(
			String( value )
		);
	} );
	return values;
}
