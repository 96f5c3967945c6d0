import type { Undo } from '../events/bus';
import { listen, together } from '../events/listen';
import { isModified } from '../modified';

/** How long an island that can wait waits for a quiet moment, in milliseconds. */
const IDLE_LIMIT = 2000;

export interface Wanted {
	/** The time has come; a click that asked for it is handed on. */
	run: ( click?: Element ) => void;
	/** It is likely to come. */
	prefetch: () => void;
}

/**
 * Waits for the moment an island asked for.
 *
 * @param element The island.
 * @param load    `now`, `idle`, `visible` or `interaction`.
 * @param wanted  What to do then.
 */
export function when(
	element: HTMLElement,
	load: string | undefined,
	wanted: Wanted
): Undo {
	switch ( load ) {
		case 'interaction':
			return onInteraction( element, wanted );
		case 'idle':
			return onIdle( wanted );
		case 'visible':
			return onVisible( element, wanted );
		default:
			wanted.run();
			return () => {};
	}
}

function onIdle( { run }: Wanted ): Undo {
	// Safari has no idle callback.
	if ( typeof window.requestIdleCallback !== 'function' ) {
		const timer = setTimeout( () => run(), 200 );
		return () => clearTimeout( timer );
	}
	const id = window.requestIdleCallback( () => run(), {
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

function onInteraction(
	element: HTMLElement,
	{ run, prefetch }: Wanted
): Undo {
	let isAsked = false;

	const stopNear = listen(
		element,
		'pointerover focusin touchstart',
		() => {
			stopNear();
			prefetch();
		},
		{ passive: true }
	);
	const stopClick = listen< MouseEvent >(
		element,
		'click',
		( event ) => {
			// A new tab is the browser's business.
			if ( isModified( event ) ) {
				return;
			}
			event.preventDefault();
			event.stopPropagation();
			// Replayed once, however often it was clicked meanwhile.
			if ( ! isAsked ) {
				isAsked = true;
				run( event.target as Element );
			}
		},
		{ capture: true }
	);
	return together( stopNear, stopClick );
}
