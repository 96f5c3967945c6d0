import { useSyncExternalStore } from 'react';
import type { MiniCartModel } from './store/mini-cart-model';
import { initial, type MiniCartState } from './store/state';

/**
 * Selects a value from the store; the component renders again when it changes.
 * During hydration the value comes from the initial state.
 *
 * @param model       Model of this mini cart.
 * @param model.store Store of the model.
 * @param select      Selector. It must return the same value for the same state.
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
