import type { Page, Route } from '@playwright/test';

/** Scripts that the page asks for by itself, after its HTML. */
interface LazyScripts {
	/** Lets them come, and all that are asked for later. */
	release: () => Promise< void >;
	/** The files that were asked for, by name. */
	readonly asked: string[];
}

/**
 * Scripts that the HTML of a page names come; each one fetched later waits for
 * `release()`. Call before the page is opened.
 *
 * @param page  The page.
 * @param files Which lazy scripts; all, if nothing is said.
 */
export async function holdLazyScripts(
	page: Page,
	files = /./
): Promise< LazyScripts > {
	const asked: string[] = [];
	const waiting: Route[] = [];
	let isHeld = true;
	await onLazyScripts( page, async ( route, file ) => {
		if ( ! files.test( file ) ) {
			return route.fallback();
		}
		asked.push( file );
		if ( isHeld ) {
			waiting.push( route );
			return;
		}
		await route.fallback();
	} );
	return {
		asked,
		release: async () => {
			isHeld = false;
			await Promise.all(
				waiting.splice( 0 ).map( ( route ) => route.fallback() )
			);
		},
	};
}

/**
 * Holds every script that the page has not loaded by now.
 *
 * @param page Open already.
 * @return What lets them come.
 */
export async function holdScriptsFromNow(
	page: Page
): Promise< () => Promise< void > > {
	const loaded = await page.evaluate( () =>
		[ ...document.scripts ].map( ( { src } ) => src )
	);
	const waiting: Route[] = [];
	let isOver = false;
	await page.route( /\.js(\?|$)/, async ( route ) => {
		if ( isOver || loaded.includes( route.request().url() ) ) {
			return route.fallback();
		}
		waiting.push( route );
	} );
	return async () => {
		isOver = true;
		await Promise.all(
			waiting.splice( 0 ).map( ( route ) => route.fallback() )
		);
	};
}

/**
 * Scripts fetched after the HTML are answered with 404. Call before the page is
 * opened.
 *
 * @param page  The page.
 * @param files Which lazy scripts; all, if nothing is said.
 * @return The files that were asked for, by name.
 */
export async function failLazyScripts(
	page: Page,
	files = /./
): Promise< string[] > {
	const asked: string[] = [];
	await onLazyScripts( page, async ( route, file ) => {
		if ( ! files.test( file ) ) {
			return route.fallback();
		}
		asked.push( file );
		await route.fulfill( { status: 404, body: '' } );
	} );
	return asked;
}

async function onLazyScripts(
	page: Page,
	answer: ( route: Route, file: string ) => Promise< void >
): Promise< void > {
	let ofHtml = '';
	await page.route( '**/*', async ( route ) => {
		const request = route.request();
		const url = new URL( request.url() );
		if (
			request.isNavigationRequest() &&
			! request.frame().parentFrame()
		) {
			const response = await route.fetch( { maxRedirects: 0 } );
			ofHtml = ( await response.text() ).replaceAll( '&#038;', '&' );
			return route.fulfill( { response, body: ofHtml } );
		}
		const file = url.pathname.split( '/' ).pop() ?? '';
		const isLazy =
			request.resourceType() === 'script' &&
			! ofHtml.includes( `src="${ request.url() }"` );
		return isLazy ? answer( route, file ) : route.fallback();
	} );
}
