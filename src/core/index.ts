/**
 * `window.vitrina.core`: what theme and widgets may use. See docs/architecture.md.
 */
import { boot } from './boot';
import { createCartQueue } from './cart/cart';
import { hasCart } from './cart/cookies';
import { createBus } from './events/bus';
import { replayed, type EventMap, type Fragments } from './events/map';
import { createAjax } from './http/ajax';
import { createRest } from './http/rest';
import { loadLibrary } from './islands/manifest';
import { ready } from './ready';
import { createState } from './state/state';

const bus = createBus< EventMap >( replayed );
export const { on, emit } = bus;

export const { wcAjax, adminAjax, readJson } = createAjax();
export const state = createState( readJson );
export const rest = createRest( loadLibrary, state );

const queue = createCartQueue( wcAjax );

let wired: ReturnType< typeof boot > | undefined;
const wire = () => ( wired ??= boot( bus, queue, state ) );
// A plugin may turn the deferred script into a blocking one: then the boxes with
// the settings come after it.
if ( document.readyState === 'loading' ) {
	ready( wire );
} else {
	wire();
}

export const cart = {
	/** Whether the visitor has a cart, without asking the server. */
	hasCart,
	/** Adds what a button's `data-*` say, as a click on it would. */
	add: ( button: HTMLElement ) => wire().addToCart.add( button ),
	/** One more call to `/?wc-ajax=…`, in its turn. */
	send: queue.add,
	/** Fetches the parts that show the cart. */
	refresh: () => wire().fragments.refresh(),
	/** Shows and keeps parts that came with an answer. */
	accept: ( parts: Fragments, hash: string ) =>
		wire().fragments.accept( parts, hash ),
	/** Settles when no cart request is in flight or waiting. */
	idle: queue.idle,
};

export { announce, type Politeness } from './a11y';
export type { Bus, Undo } from './events/bus';
export type {
	CartChange,
	CartSource,
	CartWrite,
	EventMap,
	Fragments,
} from './events/map';
export { ApiError } from './http/api-error';
export type { FormBody, RequestOptions } from './http/request';
export type { RestOptions } from './http/rest';
export {
	defineIsland,
	scan,
	type IslandDefinition,
	type IslandHost,
} from './islands/islands';
export { money, type CurrencyFormat } from './money';
export { ready };
export { settings, type Settings } from './settings';
export type { State } from './state/state';
export { createStore, type Store } from './store/store';
