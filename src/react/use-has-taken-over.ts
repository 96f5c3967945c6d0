import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the component may differ from what the server printed: false in the
 * first render of a markup that it takes over, true ever after.
 */
export const useHasTakenOver = (): boolean =>
	useSyncExternalStore(
		never,
		() => true,
		() => false
	);
