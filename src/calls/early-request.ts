/** For how long a response waits for the script that needs it, in milliseconds. */
const LIFETIME = 10_000;

interface EarlyRequest {
	readonly response: Promise< Response >;
	readonly stop: AbortController;
}

/** URL and, after a space, the body of a POST → the request. */
const earlyRequests = new Map< string, EarlyRequest >();

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
	const response = window.fetch( url, {
		method: body ? 'POST' : 'GET',
		body: body ? new URLSearchParams( body ) : null,
		signal: stop.signal,
	} );
	response.catch( () => {} );
	earlyRequests.set( request, { response, stop } );
	// A response that nobody reads would keep the connection open.
	setTimeout(
		() => earlyRequests.delete( request ) && stop.abort(),
		LIFETIME
	);
}

/**
 * Returns the response of a request that was sent early, once.
 *
 * @param url         As for `fetch()`.
 * @param init        As for `fetch()`.
 * @param init.body   The body of a POST.
 * @param init.signal Aborts the request.
 */
export function receiveEarly(
	url: string,
	{ body, signal }: RequestInit
): Promise< Response > | undefined {
	const key = body ? `${ url } ${ body }` : url;
	const early = earlyRequests.get( key );
	earlyRequests.delete( key );
	signal?.addEventListener( 'abort', () => early?.stop.abort() );
	return early?.response;
}
