import type { Page } from '@playwright/test';
import { expect } from './test';

/** Address of the request that waitForLaterRequest() sends. */
const LATER = '/?later';

/**
 * Sends a request from the page. Requests that the page has sent before are reported
 * before it: what was not requested by now is not requested later.
 *
 * @param page The page.
 */
export async function sendLaterRequest( page: Page ): Promise< void > {
	await page.evaluate( ( url ) => fetch( url ), LATER );
}

/**
 * Waits until the page has handled everything so far (frames, observers, idle work),
 * and then sends a request: a check that nothing happens need not wait longer.
 *
 * @param page A page whose clock runs.
 */
export async function waitForLaterRequest( page: Page ): Promise< void > {
	await page.evaluate( async () => {
		// Observers are called after the frame in which something changed.
		for ( let frames = 0; frames < 3; frames++ ) {
			await new Promise( ( done ) => requestAnimationFrame( done ) );
		}
		await new Promise( ( done ) => requestIdleCallback( done ) );
	} );
	await sendLaterRequest( page );
}

/**
 * Records the requests that scripts of a page send.
 *
 * @param page The page.
 * @return Their addresses, without those of this module.
 */
export function watchCalls( page: Page ): string[] {
	const calls: string[] = [];
	page.on( 'request', ( request ) => {
		if (
			[ 'fetch', 'xhr' ].includes( request.resourceType() ) &&
			! request.url().endsWith( LATER )
		) {
			calls.push( request.url() );
		}
	} );
	return calls;
}

/**
 * Watches the requests of a page.
 *
 * @param page A page before it is opened.
 * @return Waits until no request is unfinished.
 */
export function watchRequests( page: Page ): () => Promise< void > {
	let unfinished = 0;
	page.on( 'request', () => unfinished++ );
	for ( const end of [ 'requestfinished', 'requestfailed' ] as const ) {
		// The overloads of `on` accept one name each.
		page.on( end as 'requestfinished', () => unfinished-- );
	}
	return () => expect.poll( () => unfinished ).toBe( 0 );
}
