/**
 * A Chromium tab that is observed only by its own trace. Playwright follows every
 * request of a page, which costs script time in the page: for a selection that
 * sends a request, as much as the selection itself.
 */
import CDP from 'chrome-remote-interface';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromiumArgs } from '../../chromium.mjs';

/**
 * How much slower a shopper's phone is assumed to be than this machine. The time is
 * multiplied: Chromium's throttling stops a thread for milliseconds at a time, so
 * that a task of 1 ms measures anything between 1 and 7 ms.
 */
const SLOW_DOWN = 4;

/** Time-out of a wait, in ms. */
const PATIENCE = 20_000;

const CATEGORIES = [ 'devtools.timeline', 'v8', 'v8.execute' ];

/**
 * Trace events that run script. Chromium's counter `ScriptDuration` includes
 * callbacks, but not what runs after the promise of a response.
 */
const SCRIPT = new Set( [
	'EvaluateScript',
	'FunctionCall',
	'v8.callFunction',
	'RunMicrotasks',
] );

/** @typedef {{ x: number, y: number }} Place */

/** @typedef {{ name: string, ph: string, tid: number, ts: number, dur: number, tdur?: number }} TraceEvent In µs; `tdur` is what the thread itself had of it. */

/** The trace event of a frame that is handed over. */
const FRAME = 'Layerize';

/**
 * Tasks count as one stretch if they delay the same frame or, without a frame, if
 * they are closer together than this, in µs; a server's response takes longer.
 */
const PAUSE = 40_000;

/** @typedef {{ atOnce: number, whole: number }} Cost In ms: the longest stretch of script without a frame or a pause, and all of it. */

/**
 * @param {TraceEvent[]} events
 * @return {Cost} Script time of the threads; what runs inside another counts once.
 */
function scriptTime( events ) {
	let end = -Infinity;
	let whole = 0;
	let stretch = 0;
	let atOnce = 0;
	for ( const { name, ts, dur, tdur = dur } of events
		.filter(
			( event ) =>
				event.ph === 'X' &&
				( SCRIPT.has( event.name ) || event.name === FRAME )
		)
		.sort( ( a, b ) => a.ts - b.ts || b.dur - a.dur ) ) {
		if ( name === FRAME ) {
			end = -Infinity;
			continue;
		}
		if ( ts < end ) {
			continue;
		}
		const own = ( tdur / 1000 ) * SLOW_DOWN;
		stretch = ts - end > PAUSE ? own : stretch + own;
		atOnce = Math.max( atOnce, stretch );
		whole += own;
		end = ts + dur;
	}
	return { atOnce, whole };
}

/**
 * @typedef {Object} QuietTab
 * @property {(url: string, blocked?: string) => Promise<void>}           goto     Opens a page; scripts whose address matches the pattern do not come.
 * @property {(expression: string) => Promise<any>}                       evaluate Runs script in the page.
 * @property {(expression: string) => Promise<void>}                      waitFor  Waits until it is true in the page.
 * @property {(selector: string) => Promise<Place | null>}                place    Brings an element into view and says where its middle is; null if there is none.
 * @property {(place: Place) => Promise<void>}                            hover    Brings the pointer there.
 * @property {(place: Place) => Promise<void>}                            click    A real click.
 * @property {(act: () => Promise<unknown>, ms: number) => Promise<Cost>} measure  Script time of an act and of what follows in so many ms, on the slowed CPU.
 * @property {() => Promise<void>}                                        close    Closes the tab.
 */

/**
 * @param {string} executable Chromium's program.
 * @return {Promise<{ open: () => Promise<QuietTab>, stop: () => Promise<void> }>} The running browser.
 */
export async function startChromium( executable ) {
	const profile = mkdtempSync( join( tmpdir(), 'vitrina-bench-' ) );
	const browser = spawn( executable, [
		'--headless',
		...chromiumArgs,
		'--remote-debugging-port=0',
		'--window-size=390,844',
		`--user-data-dir=${ profile }`,
		'about:blank',
	] );
	const port = await readPort( browser );
	return {
		open: () => openTab( port ),
		async stop() {
			const gone = new Promise( ( resolve ) =>
				browser.once( 'exit', resolve )
			);
			browser.kill();
			await gone;
			rmSync( profile, {
				recursive: true,
				force: true,
				// Its helper processes may end shortly after the browser.
				maxRetries: 10,
				retryDelay: 200,
			} );
		},
	};
}

/**
 * @param {import('node:child_process').ChildProcessWithoutNullStreams} browser
 * @return {Promise<number>} Its port.
 */
const readPort = ( browser ) =>
	new Promise( ( resolve, reject ) => {
		let output = '';
		browser.once( 'error', reject );
		browser.stderr.on( 'data', ( data ) => {
			output += data;
			const address = /ws:\/\/\S+/.exec( output );
			if ( address ) {
				resolve( Number( new URL( address[ 0 ] ).port ) );
			}
		} );
	} );

/**
 * @param {number} port
 * @return {Promise<QuietTab>} A new tab.
 */
async function openTab( port ) {
	const target = await CDP.New( { port } );
	const client = await CDP( { port, target } );
	const { Page, Runtime, Emulation, Fetch, Input, Tracing } = client;
	await Emulation.setDeviceMetricsOverride( {
		width: 390,
		height: 844,
		deviceScaleFactor: 1,
		mobile: false,
	} );

	const evaluate = async ( /** @type {string} */ expression ) => {
		const { result, exceptionDetails } = await Runtime.evaluate( {
			expression,
			returnByValue: true,
		} );
		if ( exceptionDetails ) {
			throw new Error(
				exceptionDetails.exception?.description ?? exceptionDetails.text
			);
		}
		return result.value;
	};

	return {
		evaluate,
		async goto( url, blocked ) {
			if ( blocked ) {
				Fetch.requestPaused( ( { requestId } ) => {
					void Fetch.failRequest( {
						requestId,
						errorReason: 'BlockedByClient',
					} );
				} );
				await Fetch.enable( { patterns: [ { urlPattern: blocked } ] } );
			}
			await Page.enable();
			const loaded = Page.loadEventFired();
			await Page.navigate( { url } );
			await loaded;
			await Page.disable();
			await Fetch.disable();
		},
		async waitFor( expression ) {
			for ( let waited = 0; waited < PATIENCE; waited += 100 ) {
				if ( await evaluate( expression ) ) {
					return;
				}
				await sleep( 100 );
			}
			throw new Error( `Never true in the page: ${ expression }` );
		},
		place: ( selector ) =>
			evaluate( `( () => {
				const element = document.querySelector( ${ JSON.stringify( selector ) } );
				element?.scrollIntoView( { block: 'center', behavior: 'instant' } );
				const { left, top, width, height } = element?.getBoundingClientRect() ?? {};
				return element && { x: left + width / 2, y: top + height / 2 };
			} )()` ),
		hover: ( place ) =>
			Input.dispatchMouseEvent( { type: 'mouseMoved', ...place } ),
		async click( place ) {
			const button = /** @type {const} */ ( 'left' );
			const press = { ...place, button, clickCount: 1 };
			await Input.dispatchMouseEvent( { type: 'mouseMoved', ...place } );
			await Input.dispatchMouseEvent( {
				type: 'mousePressed',
				...press,
			} );
			await Input.dispatchMouseEvent( {
				type: 'mouseReleased',
				...press,
			} );
		},
		async measure( act, ms ) {
			/** @type {TraceEvent[]} */
			const events = [];
			const unsubscribe = Tracing.dataCollected( ( { value } ) => {
				events.push( .../** @type {any[]} */ ( value ) );
			} );
			await Tracing.start( {
				traceConfig: { includedCategories: CATEGORIES },
			} );
			await act();
			await sleep( ms );
			const complete = Tracing.tracingComplete();
			await Tracing.end();
			await complete;
			unsubscribe();
			return scriptTime( events );
		},
		async close() {
			await client.close();
			await CDP.Close( { port, id: target.id } );
		},
	};
}
