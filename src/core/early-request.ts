/** For how long a response waits for the script that needs it, in milliseconds. */
const LIFETIME = 10_000;

export interface EarlyRequest {
	readonly response: Promise< Response >;
	readonly stop: AbortController;
}

/** By URL and, after a space, the body of a POST; see `src/calls/early-request.ts`. */
export const earlyRequests = new Map< string, EarlyRequest >();

/**
 * Sends a request before the script that needs its response has loaded. That
 * script's `readPage()` with the same URL and body receives the response.
 *
 * @param request The URL, and after a space the URL-encoded fields of a POST.
 */
export function sendEarly( request: string ): void {
	if ( earlyRequests.has( request ) ) {
		return;
	}
	const [ url = '', body ] = request.split( ' ' );
	const stop = new AbortController();
	const response = fetch( url, {
		...( body && { method: 'POST', body: new URLSearchParams( body ) } ),
		signal: stop.signal,
	} );
	response.catch( () => {} );
	earlyRequests.set( request, { response, stop } );
	setTimeout( () => earlyRequests.delete( request ), LIFETIME );
}
