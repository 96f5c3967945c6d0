import type { Page, Route } from '@playwright/test';

/** Scripts that are not in the page's HTML, but fetched later. */
interface LazyScripts {
	/** Loads the delayed scripts; later ones are no longer delayed. */
	release: () => Promise< void >;
	/** Names of the requested files. */
	readonly requested: string[];
}

/**
 * Delays each script that is not in the HTML of the page, and its prefetch, until
 * `release()` is called. Call it before the page is opened.
 *
 * @param page  The page.
 * @param files Names of the lazy scripts; all by default.
 */
export async function delayLazyScripts(
	page: Page,
	files = /./
): Promise< LazyScripts > {
	const requested: string[] = [];
	const waiting: Route[] = [];
	let isDelayed = true;
	await onLazyScripts( page, async ( route, file ) => {
		if ( ! files.test( file ) ) {
			return route.fallback();
		}
		if ( route.request().resourceType() === 'script' ) {
			requested.push( file );
		}
		if ( isDelayed ) {
			waiting.push( route );
			return;
		}
		await route.fallback();
	} );
	return {
		requested,
		release: async () => {
			isDelayed = false;
			await Promise.all(
				waiting.splice( 0 ).map( ( route ) => route.fallback() )
			);
		},
	};
}

/**
 * Delays every script that the page has not run yet, also those that it has
 * prefetched: the page runs these in order, so one of them delays the next.
 *
 * @param page An open page.
 * @return Loads the delayed scripts.
 */
export async function delayNewScripts(
	page: Page
): Promise< () => Promise< void > > {
	const loaded = await page.evaluate( () =>
		[ ...document.scripts ].map( ( { src } ) => src )
	);
	const waiting: Route[] = [];
	let isReleased = false;
	await page.route( /\.js(\?|$)/, async ( route ) => {
		const url = route.request().url();
		if ( isReleased || loaded.includes( url ) ) {
			return route.fallback();
		}
		waiting.push( route );
	} );
	return async () => {
		isReleased = true;
		await Promise.all(
			waiting.splice( 0 ).map( ( route ) => route.fallback() )
		);
	};
}

/**
 * Responds with 404 to scripts that are not in the HTML of the page. Call it
 * before the page is opened.
 *
 * @param page  The page.
 * @param files Names of the lazy scripts; all by default.
 * @return Names of the requested files.
 */
export async function failLazyScripts(
	page: Page,
	files = /./
): Promise< string[] > {
	const requested: string[] = [];
	await onLazyScripts( page, async ( route, file ) => {
		const isPrefetch = route.request().resourceType() !== 'script';
		if ( isPrefetch || ! files.test( file ) ) {
			return route.fallback();
		}
		requested.push( file );
		await route.fulfill( { status: 404, body: '' } );
	} );
	return requested;
}

async function onLazyScripts(
	page: Page,
	handle: ( route: Route, file: string ) => Promise< void >
): Promise< void > {
	let html = '';
	await page.route( '**/*', async ( route ) => {
		const request = route.request();
		const url = new URL( request.url() );
		if (
			request.isNavigationRequest() &&
			! request.frame().parentFrame()
		) {
			const response = await route.fetch( { maxRedirects: 0 } );
			html = ( await response.text() ).replaceAll( '&#038;', '&' );
			return route.fulfill( { response, body: html } );
		}
		const file = url.pathname.split( '/' ).pop() ?? '';
		// A prefetch is of the type "other".
		const isLazy =
			/^(script|other)$/.test( request.resourceType() ) &&
			file.endsWith( '.js' ) &&
			! html.includes( `src="${ request.url() }"` );
		return isLazy ? handle( route, file ) : route.fallback();
	} );
}
