import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the component may differ from the server markup: false in the first
 * render of an island with `hydrates`, true afterwards.
 */
export const useIsHydrated = (): boolean =>
	useSyncExternalStore(
		never,
		() => true,
		() => false
	);
