import { useCallback, useSyncExternalStore } from 'react';
import { secondsLeft, untilNextSecond } from './time-left';

/**
 * Returns the remaining whole seconds until a Unix time in milliseconds; the component
 * renders each second. Null in the first render, which equals the server markup.
 */
export function useSecondsLeft( end: number ): number | null {
	const subscribe = useCallback(
		( onSecond: () => void ) => {
			let timer = 0;
			const wait = () => {
				const now = Date.now();
				if ( secondsLeft( end, now ) > 0 ) {
					timer = window.setTimeout(
						() => {
							onSecond();
							wait();
						},
						untilNextSecond( end, now )
					);
				}
			};
			wait();
			return () => window.clearTimeout( timer );
		},
		[ end ]
	);
	return useSyncExternalStore< number | null >(
		subscribe,
		() => secondsLeft( end, Date.now() ),
		() => null
	);
}
