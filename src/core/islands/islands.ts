import type { Undo } from '../events/bus';
import { report } from '../report';
import { hint, isListed, loadIsland } from './manifest';
import { findTwin } from './twin';
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

/** Begun islands, each with what ends it. */
const begun = new Map< HTMLElement, Undo >();

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
	for ( const [ element, end ] of [ ...begun ] ) {
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

	const run = async ( click?: Element ) => {
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
		if ( click && element.isConnected ) {
			// Failed or not: the shopper clicked, and the fallback works as well.
			// A click inside a click is ignored, so not before this one is over.
			setTimeout( () => findTwin( element, click )?.click() );
		}
	};

	let stopWaiting: Undo = () => {};
	begun.set( element, end );
	stopWaiting = when( element, element.dataset.islandLoad, {
		run: ( click ) => void run( click ),
		prefetch: () => hint( name ),
	} );
}
