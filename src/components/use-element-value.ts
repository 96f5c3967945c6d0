import {
	useCallback,
	useMemo,
	useSyncExternalStore,
	type RefObject,
} from 'react';
import { listen } from '@vitrina/core';

/**
 * What is read from an element, which is the store: again after some of its events. Null
 * in the first render, which equals the server markup.
 */
export function useElementValue< E extends Element, Value >(
	element: RefObject< E >,
	events: string,
	read: ( element: E ) => Value
): Value | null {
	const subscribe = useCallback(
		( onChange: () => void ) =>
			element.current
				? listen( element.current, events, ( { type } ) =>
						// On `reset` the fields change after the event.
						type === 'reset'
							? queueMicrotask( onChange )
							: onChange()
					)
				: () => {},
		[ element, events ]
	);
	// A string, because a snapshot must be equal while nothing has changed.
	const snapshot = useSyncExternalStore< string | null >(
		subscribe,
		() => element.current && JSON.stringify( read( element.current ) ),
		() => null
	);
	return useMemo( () => snapshot && JSON.parse( snapshot ), [ snapshot ] );
}
