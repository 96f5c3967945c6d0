import { writeFile } from 'node:fs/promises';
import { test as base, type Page, type TestInfo } from '@playwright/test';
import type { Description, State } from './description.mjs';

interface Workbench {
	start: () => Promise< void >;
	mount: () => Promise< void >;
	act: () => Promise< void >;
	breakDown: () => Promise< void >;
	/** Effects of the components of a state `broken`, the oldest first. */
	effects: ( 'begun' | 'ended' )[];
}

/**
 * All tests share one page, so that React, axe and styles are downloaded and compiled
 * once. Each document clears storage and cookies itself (mount.js).
 */
export const test = base.extend< object, { shared: Page } >( {
	shared: [
		async ( { browser }, provide, { project } ) => {
			const { baseURL, locale } = project.use;
			const page = await browser.newPage( {
				...( baseURL && { baseURL } ),
				...( locale && { locale } ),
			} );
			await provide( page );
			await page.close();
		},
		{ scope: 'worker' },
	],
	page: async ( { shared }, provide ) => {
		await provide( shared );
		// Before the next state listens: what this one still does is not the next one's error.
		await shared.goto( 'about:blank' );
		shared.removeAllListeners();
	},
} );

/** What is used of axe. */
interface Axe {
	run: (
		context: { include: string[][]; exclude: string[][] },
		options: object
	) => Promise< {
		violations: {
			id: string;
			nodes: { html: string; target: string[] }[];
		}[];
	} >;
}

export const step = (
	page: Page,
	name: Exclude< keyof Workbench, 'effects' >
) =>
	page.evaluate(
		( wanted ) =>
			( window as unknown as { workbench: Workbench } ).workbench[
				wanted
			](),
		name
	);

export const readEffects = ( page: Page ) =>
	page.evaluate(
		() =>
			( window as unknown as { workbench: Workbench } ).workbench.effects
	);

/** Expected console errors of a state: a file, a request or a component that fails in it. */
const isMeant = (
	text: string,
	{ isFailed, isBroken, answers = {}, errors }: State
) =>
	( isFailed && /404|Not loaded: \/missing\.js/.test( text ) ) ||
	( isBroken &&
		/Broken by the workbench|The above error occurred/.test( text ) ) ||
	( Object.values( answers ).includes( 'refused' ) && /500/.test( text ) ) ||
	( errors !== undefined && text.includes( errors ) );

/**
 * Records errors of the browser. A mismatch of the first render is reported as an
 * error of the page; React's development build logs the others as warnings.
 */
export function watchErrors(
	page: Page,
	state: State,
	add: ( problem: string ) => void
): void {
	const say = ( text: string ) => {
		if ( ! isMeant( text, state ) ) {
			add( text.slice( 0, 300 ) );
		}
	};
	page.on( 'pageerror', ( error ) => say( error.message ) );
	page.on( 'console', ( message ) => {
		if ( [ 'error', 'warning' ].includes( message.type() ) ) {
			say( `${ message.text() } ${ message.location().url }` );
		}
	} );
}

/** The states of a widget's islands, as set by the core. */
export const islandStates = (
	page: Page,
	{ name, island = name, block }: Description
) =>
	block
		? Promise.resolve( [] )
		: page
				.locator( `[data-island="${ island }"]` )
				.evaluateAll( ( all ) =>
					all.map(
						( one ) => ( one as HTMLElement ).dataset.islandState
					)
				);

/**
 * The elements in a widget's islands, without attributes and texts: after an error
 * the server's elements come back as the component left them.
 */
export const readElements = (
	page: Page,
	{ name, island = name }: Description
) =>
	page
		.locator( `[data-island="${ island }"]` )
		.evaluateAll( ( all ) =>
			all.map( ( one ) =>
				Array.from(
					one.querySelectorAll( '*' ),
					( { localName } ) => localName
				).join( ' ' )
			)
		);

/** Saves a picture among the results of the test. */
export async function attach(
	info: TestInfo,
	name: string,
	body: Buffer
): Promise< void > {
	const path = info.outputPath( `${ name }.png` );
	await writeFile( path, body );
	await info.attach( name, { path, contentType: 'image/png' } );
}

/** Adds up layout shifts after the widget is mounted. */
export const recordLayoutShifts = ( page: Page ) =>
	page.evaluate( () => {
		const seen = window as unknown as { shift: number };
		seen.shift = 0;
		new PerformanceObserver( ( list ) => {
			for ( const entry of list.getEntries() ) {
				seen.shift += ( entry as unknown as { value: number } ).value;
			}
		} ).observe( { type: 'layout-shift' } );
	} );

export const readLayoutShift = ( page: Page ) =>
	page.evaluate( async () => {
		await new Promise( ( resolve ) =>
			requestAnimationFrame( () => requestAnimationFrame( resolve ) )
		);
		return ( window as unknown as { shift: number } ).shift;
	} );

/** How far the widget overflows the page at a width, in px. */
export async function overflowAt(
	page: Page,
	width: number
): Promise< number > {
	await page.setViewportSize( { width, height: 844 } );
	return page.evaluate( () => {
		const { scrollWidth, clientWidth } = document.documentElement;
		return scrollWidth - clientWidth;
	} );
}

/**
 * Ends fading and sliding, and stops spinners. What waits longer than a second is not
 * begun: a fallback for scripts that never load.
 */
const endAnimations = ( page: Page ) =>
	page.evaluate( () => {
		for ( const animation of document.getAnimations() ) {
			const timing = animation.effect?.getComputedTiming();
			if ( timing?.endTime === Infinity ) {
				animation.pause();
				animation.currentTime = 0;
			} else if ( Number( timing?.delay ) < 1000 ) {
				animation.finish();
			}
		}
	} );

/** Waits until fonts and pictures are there, at most two seconds: a picture may be missing. */
export const isLoaded = ( page: Page ) =>
	page.evaluate( () => {
		const pictures = Array.from( document.images, ( image ) =>
			image.decode().catch( () => {} )
		);
		return Promise.race( [
			Promise.all( [ document.fonts.ready, ...pictures ] ).then(
				() => {}
			),
			new Promise< void >( ( resolve ) => setTimeout( resolve, 2000 ) ),
		] );
	} );

export async function photograph(
	page: Page,
	{ busy = [] }: Description
): Promise< Buffer > {
	await endAnimations( page );
	return page.screenshot( {
		// With a style of the page: Playwright's own option changes the fields.
		caret: 'initial',
		style: `${ [ ...busy, '.nothing' ].join() } { opacity: 0 !important }`,
	} );
}

/**
 * Runs axe on the visible parts of the widget.
 *
 * @param page               The page.
 * @param description        Description of the widget.
 * @param description.parts  Selectors of the parts to check.
 * @param description.others Selectors of third-party elements that we cannot fix.
 */
export async function findViolations(
	page: Page,
	{ parts, others = [] }: Description
): Promise< readonly string[] > {
	await endAnimations( page );
	// As a file, which the browser keeps compiled; `AxeBuilder` sends it each time.
	await page.addScriptTag( { url: '/vendor/axe.js' } );
	return page.evaluate(
		async ( context ) => {
			const { axe } = window as unknown as { axe: Axe };
			const { violations } = await axe.run( context, {
				resultTypes: [ 'violations' ],
				preload: false,
			} );
			// What waits for the shop is dimmed (WCAG 1.4.3 leaves out inactive parts).
			const isDimmed = ( selector: string ) =>
				document
					.querySelector( selector )
					?.closest( '[aria-busy="true"], [data-busy]' );
			return violations.flatMap( ( { id, nodes } ) =>
				nodes
					.filter(
						( { target } ) =>
							id !== 'color-contrast' ||
							! isDimmed( target.join( ' ' ) )
					)
					.map( ( { html } ) => `${ id }: ${ html.slice( 0, 160 ) }` )
			);
		},
		{
			include: parts.map( ( part ) => [ part ] ),
			exclude: others.map( ( other ) => [ other ] ),
		}
	);
}
