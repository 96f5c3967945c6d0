import type { Undo } from '../events/bus';
import { listen, together } from '../events/listen';
import { isModified } from '../modified';

/** How long an island that can wait waits for a quiet moment, in milliseconds. */
const IDLE_LIMIT = 2000;

export interface Wanted {
	/** The time has come. */
	run: () => void;
	/** It is likely to come. */
	prefetch: () => void;
	/** Something was clicked before the island was ready. */
	hold: ( clicked: Element ) => void;
}

/**
 * Waits for the moment an island asked for.
 *
 * @param element The island.
 * @param load    `now`, `idle`, `visible`, `interaction` (prefetched when the page
 *                rests, run by the first touch, hover or focus), `touch` (the
 *                same, not prefetched) or `click` (prefetched by these, run by
 *                a click).
 * @param wanted  What to do then.
 */
export function when(
	element: HTMLElement,
	load: string | undefined,
	wanted: Wanted
): Undo {
	switch ( load ) {
		case 'interaction':
			return together(
				onRest( wanted.prefetch ),
				onApproach( element, wanted, wanted.run )
			);
		case 'touch':
			return onApproach( element, wanted, wanted.run );
		case 'click':
			return onApproach( element, wanted, wanted.prefetch );
		case 'idle':
			return onIdle( wanted.run );
		case 'visible':
			return onVisible( element, wanted );
		default:
			wanted.run();
			return () => {};
	}
}

function onIdle( run: () => void ): Undo {
	// Safari has no idle callback.
	if ( typeof window.requestIdleCallback !== 'function' ) {
		const timer = setTimeout( run, 200 );
		return () => clearTimeout( timer );
	}
	const id = window.requestIdleCallback( run, {
		timeout: IDLE_LIMIT,
	} );
	return () => window.cancelIdleCallback( id );
}

function onVisible( element: HTMLElement, { run }: Wanted ): Undo {
	const observer = new IntersectionObserver(
		( entries ) => {
			if ( entries.some( ( { isIntersecting } ) => isIntersecting ) ) {
				observer.disconnect();
				run();
			}
		},
		// Ready a little before it is seen.
		{ rootMargin: '200px' }
	);
	observer.observe( element );
	return () => observer.disconnect();
}

interface Connection {
	saveData?: boolean;
	effectiveType?: string;
}

/** Once the page and its pictures are there, and nobody is doing anything. */
function onRest( task: () => void ): Undo {
	const { connection } = navigator as { connection?: Connection };
	if (
		connection?.saveData ||
		/2g/.test( connection?.effectiveType ?? '' )
	) {
		return () => {};
	}
	let stop: Undo = () => {};
	const rest = () => {
		stop = onIdle( task );
	};
	if ( document.readyState === 'complete' ) {
		rest();
		return () => stop();
	}
	return together( listen( window, 'load', rest, { once: true } ), () =>
		stop()
	);
}

/**
 * Waits for somebody to come near an island or one of its openers, and holds
 * what they click meanwhile.
 *
 * @param element The island.
 * @param wanted  What to do with a click.
 * @param near    What to do before it.
 */
function onApproach(
	element: HTMLElement,
	wanted: Wanted,
	near: () => void
): Undo {
	const { islandOpeners: openers } = element.dataset;
	// Openers may be replaced, or come later: the document hears for them.
	const root = openers ? document : element;
	const isPart = ( { target }: Event ) =>
		! openers ||
		element.contains( target as Node ) ||
		( target as Element ).closest?.( openers );

	const stopNear = listen(
		root,
		'pointerover focusin touchstart',
		( event ) => {
			if ( isPart( event ) ) {
				stopNear();
				near();
			}
		},
		{ passive: true }
	);
	const stopClick = listen< MouseEvent >(
		root,
		'click',
		( event ) => {
			const target = event.target as Element;
			// A new tab is the browser's business, and so is a popover.
			if (
				isPart( event ) &&
				! isModified( event ) &&
				! target.closest( '[popovertarget]' )
			) {
				event.preventDefault();
				event.stopPropagation();
				wanted.hold( target );
				wanted.run();
			}
		},
		{ capture: true }
	);
	return together( stopNear, stopClick );
}
