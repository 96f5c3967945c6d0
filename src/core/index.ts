/**
 * `window.vitrina.core`: what theme and widgets may use. See docs/architecture.md.
 */
import { boot } from './boot';
import { createBus } from './events/bus';
import { replayed, type EventMap } from './events/map';
import { loadLibrary, loadStyles } from './islands/manifest';
import { ready } from './ready';

const bus = createBus< EventMap >( replayed );
export const { on, emit } = bus;

const startCore = () => boot( bus );
// A plugin may turn the deferred script into a blocking one: then the data blocks with
// the settings come after it.
if ( document.readyState === 'loading' ) {
	ready( startCore );
} else {
	startCore();
}

export type { CartResponse } from '../cart/cart-queue';
export {
	adminAjax,
	announce,
	provideCalls,
	readJson,
	readPage,
	rest,
	sendEarly,
	state,
	wcAjax,
} from './calls';
export { cart, provideCart } from './cart';
export type { Ajax } from '../calls/ajax';
export type { Politeness } from '../calls/announce';
export type { FormBody, PageResponse, RequestOptions } from '../calls/request';
export type { RestOptions } from '../calls/rest';
export { ApiError } from './api-error';
export { createBus, type Bus, type Cleanup } from './events/bus';
export { listen, together } from './events/listen';
export { whenJQuery } from './events/when-jquery';
export type {
	CartChange,
	CartSource,
	CartWrite,
	ConsentCategory,
	EventMap,
	Fragments,
} from './events/map';
export {
	defineIsland,
	mountIsland,
	scan,
	type IslandDefinition,
	type IslandHost,
} from './islands/islands';
export { loadLibrary, loadStyles };
export { isModified } from './modified';
export { nextPaint } from './next-paint';
export { onIntent } from './on-intent';
export { ready };
export { showDialog } from './show-dialog';
export { settings, type CartSettings, type Settings } from './settings';
export type { State } from '../calls/state';
