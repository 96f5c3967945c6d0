/**
 * The calls to the shop: `wc-ajax`, admin-ajax, REST and pages. A script of its
 * own, `vitrina-calls`: a page makes no calls before the first interaction.
 * See `src/core/calls.ts` for when it is loaded. Forms are not filled in earlier
 * either, so the validation messages are here too.
 */
import { emit, loadLibrary, provideCalls, settings } from '@vitrina/core';
import { createAjax, type Ajax } from './ajax';
import { announce } from './announce';
import { sendEarly, receiveEarly } from './early-request';
import { toBody } from './request';
import { createRest, type Rest } from './rest';
import { createState, type StateClient } from './state';
import { translateValidity, type ValidityTexts } from './validity';

/** What the core calls. */
export interface Calls extends Ajax {
	rest: Rest;
	sendEarly: typeof sendEarly;
	state: StateClient;
	announce: typeof announce;
}

const ajax = createAjax( ( ...request ) =>
	( receiveEarly( ...request ) ?? window.fetch( ...request ) ).finally( () =>
		emit( 'call:completed', { source: 'core' } )
	)
);
const state = createState( ajax.readJson );
window.addEventListener( 'pageshow', ( { persisted } ) => {
	if ( persisted ) {
		state.invalidate();
	}
} );

provideCalls( {
	...ajax,
	sendEarly,
	state,
	rest: createRest( loadLibrary, state ),
	announce,
} );

translateValidity( document, Object( settings().validity ) as ValidityTexts );

/*
 * The first Request of a page takes longest, and it would be created right after
 * a click. Created here while the browser is idle; it is not sent.
 */
window.requestIdleCallback?.(
	() =>
		new Request( window.location.href, {
			method: 'POST',
			body: toBody( { page: 1 } ),
			signal: new AbortController().signal,
		} )
);
