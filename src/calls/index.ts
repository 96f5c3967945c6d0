/**
 * The calls to the shop: `wc-ajax`, admin-ajax, REST and pages. A script of its
 * own, `vitrina-calls`: a page that nobody touches makes none. See
 * `src/core/calls.ts` for when it comes. Forms are not filled in before the first
 * touch either: what is said at their fields comes along.
 */
import {
	emit,
	loadLibrary,
	provideCalls,
	settings,
	state,
} from '@vitrina/core';
import { createAjax, type Ajax } from './ajax';
import { announce } from './announce';
import { toBody } from './request';
import { createRest, type Rest } from './rest';
import { translateValidity, type ValidityTexts } from './validity';

/** What the core passes on to. */
export interface Calls extends Ajax {
	rest: Rest;
	announce: typeof announce;
}

provideCalls( {
	...createAjax( ( ...request ) =>
		window
			.fetch( ...request )
			.finally( () => emit( 'call:completed', { source: 'core' } ) )
	),
	rest: createRest( loadLibrary, state ),
	announce,
} );

translateValidity( document, Object( settings().validity ) as ValidityTexts );

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
