import { useSyncExternalStore } from 'react';
import type { MiniCartModel } from './store/mini-cart-model';
import { initial, type MiniCartState } from './store/state';

/**
 * A part of what the store holds; the component renders again when it changes.
 * The first render of what the server printed knows nothing yet.
 *
 * @param model       Of this mini cart.
 * @param model.store What is shown.
 * @param select      Which part. It must give the same value for the same state.
 */
export const useMiniCart = < T >(
	{ store }: MiniCartModel,
	select: ( state: MiniCartState ) => T
): T =>
	useSyncExternalStore(
		store.subscribe,
		() => select( store.get() ),
		() => select( initial )
	);
