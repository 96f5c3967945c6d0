import type { Page } from '@playwright/test';

/** Refuses scripts of the build (404), by their names. */
export const without = ( page: Page, ...names: string[] ) =>
	page.route(
		( { pathname } ) =>
			names.some( ( name ) =>
				pathname.endsWith( `/build/${ name }.js` )
			),
		( route ) => route.fulfill( { status: 404 } )
	);
