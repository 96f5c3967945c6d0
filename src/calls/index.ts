/**
 * The calls to the shop: `wc-ajax`, admin-ajax, REST and pages. A script of its
 * own, `vitrina-calls`: a page that nobody touches makes none. See
 * `src/core/calls.ts` for when it comes.
 */
import { emit, loadLibrary, provideCalls, state } from '@vitrina/core';
import { createAjax, type Ajax } from './ajax';
import { toBody } from './request';
import { createRest, type Rest } from './rest';

/** What the core passes on to. */
export interface Calls extends Ajax {
	rest: Rest;
}

provideCalls( {
	...createAjax( ( ...request ) =>
		window
			.fetch( ...request )
			.finally( () => emit( 'call:completed', { source: 'core' } ) )
	),
	rest: createRest( loadLibrary, state ),
} );

/*
 * A browser makes what requests consist of when a page asks for the first of
 * them, and that is when somebody has just touched something. Made here while
 * nothing happens, of the page's own address; it is not sent.
 */
window.requestIdleCallback?.(
	() =>
		new Request( window.location.href, {
			method: 'POST',
			body: toBody( { page: 1 } ),
			signal: new AbortController().signal,
		} )
);
