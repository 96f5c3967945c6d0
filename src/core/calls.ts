import type { Calls } from '../calls';
import { ApiError } from './api-error';
import { loadLibrary } from './islands/manifest';
import { settings } from './settings';

let provide!: ( calls: Calls ) => void;

const provided = new Promise< Calls >( ( resolve ) => {
	provide = resolve;
} );

/** For src/calls, which is a script of its own. */
export { provide as provideCalls };

/**
 * What sends; fetched with the first touch of a page, or with the first call.
 *
 * @throws ApiError `not_loaded`, when the file does not come: nothing was sent.
 */
export async function loadCalls(): Promise< Calls > {
	try {
		await loadLibrary( 'vitrina-calls' );
	} catch {
		throw new ApiError( 'not_loaded', 0, settings().labels.offline );
	}
	return provided;
}

// Each is sent when the script has come.
export const wcAjax: Calls[ 'wcAjax' ] = async ( ...given ) =>
	( await loadCalls() ).wcAjax( ...given );
export const adminAjax: Calls[ 'adminAjax' ] = async ( ...given ) =>
	( await loadCalls() ).adminAjax( ...given );
export const readJson: Calls[ 'readJson' ] = async ( ...given ) =>
	( await loadCalls() ).readJson( ...given );
export const readPage: Calls[ 'readPage' ] = async ( ...given ) =>
	( await loadCalls() ).readPage( ...given );
export const rest: Calls[ 'rest' ] = async ( ...given ) =>
	( await loadCalls() ).rest( ...given );
/**
 * Says a text to screen readers. What nobody touched has nothing to say, so it
 * comes with the calls; where these do not come it is silent, and what the page
 * shows has to be an alert of its own.
 *
 * @param given As of `src/calls/announce.ts`.
 */
export const announce = (
	...given: Parameters< Calls[ 'announce' ] >
): void => {
	loadCalls().then(
		( calls ) => calls.announce( ...given ),
		() => {}
	);
};
