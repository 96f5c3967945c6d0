import type { Cleanup } from '../events/bus';
import { sendEarly } from '../calls';
import { listen } from '../events/listen';
import { nextPaint } from '../next-paint';
import { showDialog } from '../show-dialog';
import {
	prefetchIsland,
	isListed,
	loadIsland,
	loadScripts,
	loadStyles,
} from './manifest';
import { findControl, findReplacement } from './replacement';
import { when } from './when';

/** What the core passes to a widget besides its element and props. */
export interface IslandHost {
	/** Reports a later failure and restores the fallback. */
	fail: ( error: unknown ) => void;
}

export interface IslandDefinition {
	/**
	 * Mounts into the element, which still holds the fallback, and returns its
	 * cleanup. If it returns a promise, the island is ready when that resolves.
	 */
	mount: (
		element: HTMLElement,
		props: unknown,
		host: IslandHost
	) => Cleanup | void | Promise< Cleanup | void >;
}

type IslandState = 'waiting' | 'loading' | 'ready' | 'failed';

const definitions = new Map< string, IslandDefinition >();

interface StartedIsland {
	run: () => Promise< void >;
	end: Cleanup;
}

const startedIslands = new Map< HTMLElement, StartedIsland >();

/**
 * Registers a widget. Called once by the widget's own script.
 *
 * @param name       The island's name.
 * @param definition How to mount it.
 */
export function defineIsland(
	name: string,
	definition: IslandDefinition
): void {
	definitions.set( name, definition );
	// The manifest does not have this script, so its islands still wait for it.
	if ( ! isListed( name ) ) {
		scan();
	}
}

/**
 * Starts islands that are new on the page and ends those that have left it.
 *
 * @param root Where to look.
 */
export function scan( root: ParentNode = document ): void {
	for ( const [ element, { end } ] of [ ...startedIslands ] ) {
		if ( ! element.isConnected ) {
			startedIslands.delete( element );
			end();
		}
	}
	for ( const element of root.querySelectorAll< HTMLElement >(
		'[data-island]'
	) ) {
		const name = element.dataset.island ?? '';
		if ( startedIslands.has( element ) ) {
			continue;
		}
		setState( element, 'waiting' );
		if ( definitions.has( name ) || isListed( name ) ) {
			startIsland( element, name );
		}
	}
}

function setState( element: HTMLElement, state: IslandState ): void {
	element.dataset.islandState = state;
}

function focusedElement( element: HTMLElement ): Element | null {
	const { activeElement } = element.ownerDocument;
	return element.contains( activeElement ) ? activeElement : null;
}

function startIsland( element: HTMLElement, name: string ): void {
	let unmount: Cleanup | void;
	let isOver = false;
	const fallback = [ ...element.childNodes ];

	const end = () => {
		isOver = true;
		stopWaiting();
		unmount?.();
		unmount = undefined;
	};

	const fail = ( error: unknown ) => {
		if ( isOver ) {
			return;
		}
		end();
		element.replaceChildren( ...fallback );
		setState( element, 'failed' );
		( element as Partial< HTMLDialogElement > ).close?.();
		window.reportError( error );
	};

	const opensEarly = element.matches( 'dialog[data-opens-early]' );
	/** Sends the request that the widget will send, if it is known by now. */
	const sendRequest = ( control: Element ) => {
		const request = ( element.dataset.islandRequest ?? '' ).replace(
			/{(.+)}/,
			( part, attribute: string ) =>
				control.getAttribute( attribute ) ?? part
		);
		if ( request && ! request.includes( '{' ) ) {
			sendEarly( request );
		}
	};

	const pendingClicks: HTMLElement[] = [];
	const queueClick = ( clicked: Element ) => {
		const control = findControl( clicked );
		pendingClicks.push( control );
		control.ariaBusy = 'true';
		setState( element, 'loading' );
		sendRequest( control );
		// The busy look is painted first.
		void nextPaint().then( () => {
			// The click is also for an island inside this one, which mounts meanwhile.
			void startedIslands
				.get( clicked.closest( '[data-island]' )! )
				?.run();
			void run();
		} );
		if ( opensEarly ) {
			void loadStyles( name ).then( openEarly );
		}
	};
	/** Opens the dialog as it was printed; the widget does the rest when it is ready. */
	const openEarly = () => {
		const dialog = element as HTMLDialogElement;
		if ( ! dialog.open && dialog.dataset.islandState === 'loading' ) {
			void showDialog( dialog );
			// A visitor who closes the dialog does not wait for the clicks any more.
			listen(
				dialog,
				'close',
				() => clearBusy( pendingClicks.splice( 0 ) ),
				{
					once: true,
				}
			);
		}
	};

	const mount = async () => {
		setState( element, 'loading' );
		sendRequest( element );
		try {
			if ( ! definitions.has( name ) ) {
				await loadIsland( name );
			}
			const definition = definitions.get( name );
			if ( ! definition ) {
				throw new Error( `Not defined: ${ name }` );
			}
			if ( isOver ) {
				return;
			}
			const focused = focusedElement( element );
			const props: unknown = JSON.parse(
				element.dataset.islandProps || '{}'
			);
			clearBusy( pendingClicks );
			const undo = await definition.mount( element, props, { fail } );
			if ( isOver ) {
				undo?.();
			} else {
				unmount = undo;
				setState( element, 'ready' );
			}
			if ( focused && ! focusedElement( element ) ) {
				findReplacement( element, focused )?.focus();
			}
		} catch ( error ) {
			fail( error );
		}
		stopWaiting();
		clearBusy( pendingClicks );
		if ( element.isConnected ) {
			await replayClicks( element, pendingClicks );
		}
	};

	let running: Promise< void > | undefined;
	const run = () => ( running ??= mount() );

	let stopWaiting: Cleanup = () => {};
	startedIslands.set( element, { run, end } );
	stopWaiting = when( element, element.dataset.islandLoad, {
		run,
		// A dialog that opens early is shown without its own script.
		prefetch: ( rel ) => prefetchIsland( name, ! opensEarly, rel ),
		prepare() {
			// It may have left the page in the meantime.
			if ( ! isOver ) {
				loadScripts( name, ! opensEarly ).then(
					element.dataset.islandOpeners ? null : run,
					// A failed file is loaded again when the island is needed.
					() => {}
				);
			}
		},
		queueClick,
	} );
}

/**
 * Mounts an island now, whatever it waits for. Resolves when it is ready or has
 * failed; at once if the page has no script for it.
 *
 * @param element The island.
 */
export async function mountIsland( element: HTMLElement ): Promise< void > {
	if ( ! startedIslands.has( element ) ) {
		// The island may have been added to the page later.
		scan();
	}
	await startedIslands.get( element )?.run();
}

function clearBusy( held: HTMLElement[] ): void {
	for ( const control of held ) {
		control.ariaBusy = null;
	}
}

/**
 * Replays, in order, the clicks made before the island was ready. Each in a
 * task of its own: a click inside a click is ignored, and a component sees the
 * state that the last one left.
 *
 * @param element The island, mounted or failed.
 * @param clicked The clicked elements.
 */
async function replayClicks(
	element: HTMLElement,
	clicked: HTMLElement[]
): Promise< void > {
	// Without the widget, one click on a link or a button is enough.
	const hasFailed = element.dataset.islandState === 'failed';
	const isOpen = () => element.matches( 'dialog[open]' );
	const wasOpen = isOpen();
	for ( const control of hasFailed ? clicked.slice( 0, 1 ) : clicked ) {
		await new Promise( ( resolve ) => setTimeout( resolve ) );
		// The visitor has closed it in the meantime.
		if ( wasOpen && ! isOpen() ) {
			return;
		}
		const target =
			element.contains( control ) || ! control.isConnected
				? findReplacement( element, control )
				: control;
		// A dialog that the first click opened covers what is behind it.
		const dialog = document.querySelector( 'dialog[open]' );
		if ( ! dialog || dialog === element || dialog.contains( target ) ) {
			target?.click();
		}
	}
}
