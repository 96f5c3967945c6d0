import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** What a first visitor's browser loads of a page before anything is touched. */
export interface PageWeight {
	/** Bytes, gzipped, what stands in the page included. */
	script: number;
	style: number;
	/** The same, of style that is a file of its own. */
	styleFiles: number;
	/** Addresses of the scripts. */
	scripts: string[];
	/** What scripts asked for. */
	calls: string[];
	/** Addresses at other hosts. */
	foreign: string[];
	/** Names of the cookies that came with it. */
	cookies: string[];
}

/**
 * Opens a page and weighs it.
 *
 * @param page
 * @param home The shop's address.
 * @param path The page's.
 */
export async function weigh(
	page: Page,
	home: string,
	path: string
): Promise< PageWeight > {
	const weight: PageWeight = {
		script: 0,
		style: 0,
		styleFiles: 0,
		scripts: [],
		calls: [],
		foreign: [],
		cookies: [],
	};
	page.on( 'response', async ( answer ) => {
		const url = answer.url();
		const kind = answer.request().resourceType();
		if ( ! url.startsWith( home ) ) {
			weight.foreign.push( url );
		}
		if ( [ 'xhr', 'fetch' ].includes( kind ) ) {
			weight.calls.push( url );
		}
		if ( kind === 'script' || kind === 'stylesheet' ) {
			// Read before it is added: answers come side by side.
			const { length } = gzipSync( await answer.body() );
			weight[ kind === 'script' ? 'script' : 'style' ] += length;
		}
		if ( kind === 'script' ) {
			weight.scripts.push( `${ url.split( '/' ).pop() }` );
		}
	} );
	await page.goto( path );
	await page.waitForTimeout( 1500 );

	const inline = await page.evaluate( () => {
		const text = ( selector: string ) =>
			[ ...document.querySelectorAll( selector ) ]
				.map( ( element ) => element.textContent )
				.join( '\n' );
		return {
			// Boxes of JSON are data, and speculation rules the browser's.
			script: text(
				'script:not([src]):is(:not([type]), [type="module"], [type="text/javascript"])'
			),
			style: text( 'style' ),
		};
	} );
	weight.script += gzipSync( inline.script ).length;
	weight.styleFiles = weight.style;
	weight.style += gzipSync( inline.style ).length;
	weight.cookies = ( await page.context().cookies() ).map(
		( { name } ) => name
	);
	return weight;
}
