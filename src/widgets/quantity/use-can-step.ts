import {
	useCallback,
	useMemo,
	useSyncExternalStore,
	type RefObject,
} from 'react';
import { listen } from '@vitrina/core';
import { canStep, readLimits } from '../../theme/quantity/limits';

/**
 * Returns which of the two buttons of a field are enabled. The field holds its number
 * and limits, which a variation or another plugin may change. Null in the first render,
 * which equals the server markup.
 */
export function useCanStep(
	field: RefObject< HTMLInputElement >
): { readonly up: boolean; readonly down: boolean } | null {
	const subscribe = useCallback(
		( onChange: () => void ) =>
			field.current
				? listen( field.current, 'input change', onChange )
				: () => {},
		[ field ]
	);
	// A string, because a snapshot must be equal while nothing has changed.
	const snapshot = useSyncExternalStore< string | null >(
		subscribe,
		() =>
			field.current &&
			JSON.stringify(
				canStep( field.current.value, readLimits( field.current ) )
			),
		() => null
	);
	return useMemo( () => snapshot && JSON.parse( snapshot ), [ snapshot ] );
}
