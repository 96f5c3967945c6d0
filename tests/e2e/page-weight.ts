import { gzipSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';

/** What the browser of a first visitor loads before any interaction. */
export interface PageWeight {
	/** Gzipped bytes, inline code included. */
	script: number;
	/** The same, without the scripts that the core loads for islands. */
	scriptInHtml: number;
	/** Gzipped bytes of the styles that the first paint waits for, inline styles included. */
	style: number;
	/** Gzipped bytes of the styles that widgets load when the page rests. */
	styleAtRest: number;
	/** Gzipped bytes of style files that the first paint waits for. */
	styleFiles: number;
	/** Bytes of font files. */
	fonts: number;
	/** Addresses of the fonts that the page's head preloads. */
	preloadedFonts: string[];
	/** Addresses of the scripts. */
	scripts: string[];
	/** Addresses of the scripts that the first paint waited for. */
	blocking: string[];
	/** Addresses of requests that scripts sent. */
	calls: string[];
	/** Addresses of requests to other hosts. */
	foreign: string[];
	/** Names of the cookies that the page set. */
	cookies: string[];
}

/**
 * Opens a page and measures what it loads.
 *
 * @param page
 * @param home The shop's address.
 * @param path The page's path.
 */
export async function measurePageWeight(
	page: Page,
	home: string,
	path: string
): Promise< PageWeight > {
	const weight: PageWeight = {
		script: 0,
		scriptInHtml: 0,
		style: 0,
		styleAtRest: 0,
		styleFiles: 0,
		fonts: 0,
		preloadedFonts: [],
		scripts: [],
		blocking: [],
		calls: [],
		foreign: [],
		cookies: [],
	};
	const bytes = new Map< string, number >();
	const sum = ( urls: string[] ) =>
		urls.reduce( ( total, url ) => total + ( bytes.get( url ) ?? 0 ), 0 );
	let styleFiles = 0;
	// The page before this one may still receive files.
	const requests = new Set< Request >();
	page.on( 'request', ( request ) => {
		if ( requests.size > 0 || request.isNavigationRequest() ) {
			requests.add( request );
		}
	} );
	page.on( 'response', async ( response ) => {
		if ( ! requests.has( response.request() ) ) {
			return;
		}
		const url = response.url();
		const kind = response.request().resourceType();
		if ( ! url.startsWith( home ) ) {
			weight.foreign.push( url );
		}
		if ( [ 'xhr', 'fetch' ].includes( kind ) ) {
			weight.calls.push( url );
		}
		if ( kind === 'script' || kind === 'stylesheet' ) {
			// Awaited before the sum is read, because responses arrive concurrently.
			const { length } = gzipSync( await response.body() );
			bytes.set( url, length );
			if ( kind === 'script' ) {
				weight.script += length;
			} else {
				styleFiles += length;
			}
		}
		if ( kind === 'font' ) {
			weight.fonts += ( await response.body() ).length;
		}
		if ( kind === 'script' ) {
			weight.scripts.push( `${ url.split( '/' ).pop() }` );
		}
	} );
	// A mouse that does not move while the page opens is not an interaction.
	await page.mouse.move( 195, 400 );
	// Its move belongs to the page before: the next frame has it.
	await page.evaluate(
		() => new Promise( ( done ) => window.requestAnimationFrame( done ) )
	);
	// What loads when the page is idle counts too.
	await page.goto( path, { waitUntil: 'networkidle' } );

	const inline = await page.evaluate( () => {
		const text = ( selector: string ) =>
			[ ...document.querySelectorAll( selector ) ]
				.map( ( element ) => element.textContent )
				.join( '\n' );
		const waitedFor = ( initiator: string ) =>
			(
				performance.getEntriesByType( 'resource' ) as Array<
					PerformanceResourceTiming & { renderBlockingStatus: string }
				>
			 )
				.filter(
					( { initiatorType, renderBlockingStatus } ) =>
						initiatorType === initiator &&
						renderBlockingStatus === 'blocking'
				)
				.map( ( { name } ) => name );
		return {
			// Without JSON data blocks and speculation rules.
			script: text(
				'script:not([src]):is(:not([type]), [type="module"], [type="text/javascript"])'
			),
			style: text( 'style' ),
			// The core marks those that it adds.
			scriptsInHtml: [
				...document.querySelectorAll< HTMLScriptElement >(
					'script[src]:not([fetchpriority])'
				),
			].map( ( { src } ) => src ),
			preloadedFonts: [
				...document.querySelectorAll< HTMLLinkElement >(
					'link[rel="preload"][as="font"]'
				),
			].map( ( { href } ) => href ),
			blocking: waitedFor( 'script' ),
			blockingStyles: waitedFor( 'link' ),
		};
	} );
	weight.blocking = inline.blocking;
	weight.preloadedFonts = inline.preloadedFonts;
	const inlineBytes = gzipSync( inline.script ).length;
	weight.script += inlineBytes;
	weight.scriptInHtml = sum( inline.scriptsInHtml ) + inlineBytes;
	weight.styleFiles = sum( inline.blockingStyles );
	weight.styleAtRest = styleFiles - weight.styleFiles;
	weight.style = weight.styleFiles + gzipSync( inline.style ).length;
	weight.cookies = ( await page.context().cookies() ).map(
		( { name } ) => name
	);
	return weight;
}
