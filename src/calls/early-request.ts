import { earlyRequests } from '@vitrina/core';

/**
 * Returns the response of a request that the core sent earlier, once.
 *
 * @param url         As of `fetch()`.
 * @param init        As of `fetch()`.
 * @param init.body   The body of a POST.
 * @param init.signal Aborts the request.
 */
export function takeEarly(
	url: string,
	{ body, signal }: RequestInit
): Promise< Response > | undefined {
	const key = body ? `${ url } ${ body }` : url;
	const early = earlyRequests.get( key );
	earlyRequests.delete( key );
	signal?.addEventListener( 'abort', () => early?.stop.abort() );
	return early?.response;
}
