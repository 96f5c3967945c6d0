import type { Undo } from '../events/bus';
import { report } from '../report';
import { hint, isListed, loadIsland } from './manifest';
import { findControl, findTwin } from './twin';
import { when } from './when';

/** What the core gives a widget beside its element and props. */
export interface IslandHost {
	/** A later failure: the fallback comes back. */
	fail: ( error: unknown ) => void;
}

export interface IslandDefinition {
	/**
	 * Takes over the element, which still holds the fallback, and returns its own
	 * undo. A promise means: ready when it settles.
	 */
	mount: (
		element: HTMLElement,
		props: unknown,
		host: IslandHost
	) => Undo | void | Promise< Undo | void >;
}

type IslandState = 'waiting' | 'loading' | 'ready' | 'failed';

const definitions = new Map< string, IslandDefinition >();

interface Begun {
	run: () => Promise< void >;
	end: Undo;
}

const begun = new Map< HTMLElement, Begun >();

/**
 * Makes a widget known. Called once by the widget's own script.
 *
 * @param name       The island's name.
 * @param definition How to mount it.
 */
export function defineIsland(
	name: string,
	definition: IslandDefinition
): void {
	definitions.set( name, definition );
	// Its script was on the page already, and the islands were waiting for it.
	if ( ! isListed( name ) ) {
		scan();
	}
}

/**
 * Begins islands that are new on the page and ends those that have left it.
 *
 * @param root Where to look.
 */
export function scan( root: ParentNode = document ): void {
	for ( const [ element, { end } ] of [ ...begun ] ) {
		if ( ! element.isConnected ) {
			begun.delete( element );
			end();
		}
	}
	for ( const element of root.querySelectorAll< HTMLElement >(
		'[data-island]'
	) ) {
		const name = element.dataset.island ?? '';
		if ( begun.has( element ) ) {
			continue;
		}
		setState( element, 'waiting' );
		if ( definitions.has( name ) || isListed( name ) ) {
			begin( element, name );
		}
	}
}

function setState( element: HTMLElement, state: IslandState ): void {
	element.dataset.islandState = state;
}

function focusIn( element: HTMLElement ): Element | null {
	const { activeElement } = element.ownerDocument;
	return element.contains( activeElement ) ? activeElement : null;
}

function begin( element: HTMLElement, name: string ): void {
	let unmount: Undo | void;
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
		report( error );
	};

	const held: HTMLElement[] = [];
	const hold = ( clicked: Element ) => {
		const control = findControl( clicked );
		held.push( control );
		control.ariaBusy = 'true';
	};

	const mount = async () => {
		setState( element, 'loading' );
		try {
			if ( ! definitions.has( name ) ) {
				await loadIsland( name );
			}
			const definition = definitions.get( name );
			if ( ! definition ) {
				throw new Error(
					`The script of "${ name }" does not define it.`
				);
			}
			if ( isOver ) {
				return;
			}
			const focused = focusIn( element );
			const props: unknown = JSON.parse(
				element.dataset.islandProps || '{}'
			);
			release( held );
			const undo = await definition.mount( element, props, { fail } );
			if ( isOver ) {
				undo?.();
			} else {
				unmount = undo;
				setState( element, 'ready' );
			}
			if ( focused && ! focusIn( element ) ) {
				findTwin( element, focused )?.focus();
			}
		} catch ( error ) {
			fail( error );
		}
		stopWaiting();
		release( held );
		if ( element.isConnected ) {
			await clickAgain( element, held );
		}
	};

	let running: Promise< void > | undefined;
	const run = () => ( running ??= mount() );

	let stopWaiting: Undo = () => {};
	begun.set( element, { run, end } );
	stopWaiting = when( element, element.dataset.islandLoad, {
		run,
		prefetch: () => hint( name, 'prefetch' ),
		hold,
	} );
}

/**
 * Mounts an island now, whatever it waits for. Resolves when it is ready or has
 * failed, at once where it is no island that the page can load.
 *
 * @param element The island.
 */
export async function mountIsland( element: HTMLElement ): Promise< void > {
	if ( ! begun.has( element ) ) {
		// It came into the page later.
		scan();
	}
	await begun.get( element )?.run();
}

function release( held: HTMLElement[] ): void {
	for ( const control of held ) {
		control.ariaBusy = null;
	}
}

/**
 * Does again, in order, what was clicked before the island was ready. Each in a
 * task of its own: a click inside a click is ignored, and a component sees the
 * state that the last one left.
 *
 * @param element The island, mounted or failed.
 * @param clicked What was clicked.
 */
async function clickAgain(
	element: HTMLElement,
	clicked: HTMLElement[]
): Promise< void > {
	// Without the widget a link or a button answers once.
	const hasFailed = element.dataset.islandState === 'failed';
	for ( const control of hasFailed ? clicked.slice( 0, 1 ) : clicked ) {
		await new Promise( ( resolve ) => setTimeout( resolve ) );
		const twin =
			element.contains( control ) || ! control.isConnected
				? findTwin( element, control )
				: control;
		// A dialog that the first click opened covers what is behind it.
		const dialog = document.querySelector( 'dialog[open]' );
		if ( ! dialog || dialog.contains( twin ) ) {
			twin?.click();
		}
	}
}
