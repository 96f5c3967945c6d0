import type { Calls } from '../calls';
import type { StateClient } from '../calls/state';
import { ApiError } from './api-error';
import { loadLibrary } from './islands/manifest';
import { settings } from './settings';

let provide!: ( calls: Calls ) => void;

const provided = new Promise< Calls >( ( resolve ) => {
	provide = resolve;
} );

/** Called by src/calls, which is a script of its own, when it has loaded. */
export { provide as provideCalls };

/**
 * Loads the script that sends requests: on the first interaction, or with the first call.
 *
 * @throws ApiError `not_loaded`, when the file cannot be loaded: nothing was sent.
 */
export async function loadCalls(): Promise< Calls > {
	try {
		await loadLibrary( 'vitrina-calls' );
	} catch {
		throw new ApiError( 'not_loaded', 0, settings().labels.offline );
	}
	return provided;
}

// Each request is sent when the script is loaded.
export const wcAjax: Calls[ 'wcAjax' ] = async ( ...args ) =>
	( await loadCalls() ).wcAjax( ...args );
export const adminAjax: Calls[ 'adminAjax' ] = async ( ...args ) =>
	( await loadCalls() ).adminAjax( ...args );
export const readJson: Calls[ 'readJson' ] = async ( ...args ) =>
	( await loadCalls() ).readJson( ...args );
export const readPage: Calls[ 'readPage' ] = async ( ...args ) =>
	( await loadCalls() ).readPage( ...args );
export const rest: Calls[ 'rest' ] = async ( ...args ) =>
	( await loadCalls() ).rest( ...args );
/**
 * Sends a request before the script that needs its response has loaded.
 *
 * @param request The request, as described in `src/calls/early-request.ts`.
 */
export const sendEarly = ( request: string ): void => {
	loadCalls().then(
		( calls ) => calls.sendEarly( request ),
		() => {}
	);
};

/** The client of the state call, see `src/calls/state.ts`. */
export const state: StateClient = {
	load: async () => ( await loadCalls() ).state.load(),
	nonce: async ( ...args ) => ( await loadCalls() ).state.nonce( ...args ),
	withNonce: async ( ...args ) =>
		( await loadCalls() ).state.withNonce( ...args ),
	// Without the script there is nothing to clear.
	invalidate: () =>
		void provided.then( ( calls ) => calls.state.invalidate() ),
};

/**
 * Announces a text to screen readers. The code is in the script of src/calls, because
 * nothing is announced before the first interaction. If that script cannot be loaded,
 * nothing is announced, and the page must show an alert of its own.
 *
 * @param args The arguments of `announce()` in `src/calls/announce.ts`.
 */
export const announce = (
	...args: Parameters< Calls[ 'announce' ] >
): void => {
	loadCalls().then(
		( calls ) => calls.announce( ...args ),
		() => {}
	);
};
