import type { Cleanup } from '../events/bus';
import { listen, together } from '../events/listen';
import { isModified } from '../modified';
import { nextPaint } from '../next-paint';
import { whenIslandLoaded } from './manifest';

/** The longest wait for an idle moment, in milliseconds. */
const IDLE_LIMIT = 2000;

export interface IslandActions {
	/** Loads the island. */
	run: () => void;
	/**
	 * Fetches its scripts without running them, and loads its styles. Resolves when the
	 * scripts are fetched. With `preload`, before pictures: a visitor waits for them.
	 */
	prefetch: ( rel?: 'preload' ) => Promise< unknown >;
	/** Runs its scripts, before the island is needed; mounts it if it is part of the page. */
	prepare: () => void;
	/** Stores a click made before the island was ready, and loads the island. */
	queueClick: ( clicked: Element ) => void;
}

/**
 * Waits for the moment when an island is to be loaded.
 *
 * @param element The island.
 * @param load    `now`; `idle`; `visible`; `interaction`: prefetched when the page is
 *                idle, its scripts run after the first use of the page, and it is
 *                mounted then, or, with openers, at the first hover, focus or click;
 *                `touch`: everything at that moment; `click`: prefetched at that
 *                moment, mounted at a click. A finger only fetches the scripts.
 * @param actions What to do then.
 */
export function when(
	element: HTMLElement,
	load: string | undefined,
	actions: IslandActions
): Cleanup {
	switch ( load ) {
		case 'interaction':
			// Not before the prefetch has ended: the scripts would compete with what a
			// visitor waits for.
			whenPageIsIdle( () =>
				actions.prefetch().then( () => whenUsed( actions.prepare ) )
			);
			return onIslandIntent( element, actions, actions.run );
		case 'touch':
			return onIslandIntent( element, actions, actions.run );
		case 'click':
			return onIslandIntent(
				element,
				actions,
				() => void actions.prefetch( 'preload' )
			);
		case 'idle':
			return onIdle( actions.run );
		case 'visible':
			return onVisible( element, actions );
		default:
			actions.run();
			return () => {};
	}
}

function onIdle( run: () => void ): Cleanup {
	// Safari has no idle callback.
	const request =
		window.requestIdleCallback ?? ( ( task ) => setTimeout( task, 200 ) );
	const id = request( run, { timeout: IDLE_LIMIT } );
	return () => ( window.cancelIdleCallback ?? clearTimeout )( id );
}

function onVisible( element: HTMLElement, { run }: IslandActions ): Cleanup {
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

/**
 * Runs a task after the page and its pictures are loaded and the browser is idle. Never
 * runs it with data saving, or on a 2G connection.
 *
 * @param task The task.
 */
export function whenPageIsIdle( task: () => void ): void {
	const { connection } = navigator as { connection?: Connection };
	if (
		connection?.saveData ||
		/2g/.test( connection?.effectiveType ?? '' )
	) {
		return;
	}
	// If a visitor is already waiting for a widget, that one is loaded first.
	const start = () =>
		void onIdle( () => void whenIslandLoaded().then( task ) );
	if ( document.readyState === 'complete' ) {
		start();
	} else {
		listen( window, 'load', start, { once: true } );
	}
}

/**
 * Runs a task in an idle moment after the page was scrolled or typed into, the mouse
 * moved or a finger was lifted. Not when the finger is put down: a task that runs
 * during the press delays its click.
 *
 * @param task The task.
 */
export function whenUsed( task: () => void ): void {
	if ( window.scrollY > 0 ) {
		onIdle( task );
		return;
	}
	const stop = listen(
		window,
		'scroll pointermove touchend keydown',
		() => {
			stop();
			onIdle( task );
		},
		{ passive: true }
	);
}

/**
 * Waits for the first interaction with an island or one of its openers, and
 * queues the clicks until it is ready.
 *
 * @param element The island.
 * @param actions What to do with a click.
 * @param prepare What to do on hover or focus, before a click. A finger only fetches the
 *                scripts.
 */
function onIslandIntent(
	element: HTMLElement,
	actions: IslandActions,
	prepare: () => void
): Cleanup {
	const { islandOpeners: openers } = element.dataset;
	// Openers may be replaced or added later, so the document listens.
	const root = openers ? document : element;
	// Without openers the listeners are on the island itself: all events are from inside.
	const isInside = ( { target }: Event ) =>
		element.contains( target as Node ) ||
		( target as Element ).closest?.( openers as string );

	let start = prepare;
	const stopIntent = listen(
		root,
		'pointermove focusin pointerdown',
		( event ) => {
			if ( ! isInside( event ) ) {
				return;
			}
			if ( ( event as PointerEvent ).pointerType === 'touch' ) {
				// Scripts that run between touch and click delay the click. This includes
				// those that the focus event of a tap starts.
				void actions.prefetch( 'preload' );
				start = () => void nextPaint().then( prepare );
			} else {
				stopIntent();
				start();
			}
		},
		{ passive: true }
	);
	const stopClick = listen< MouseEvent >(
		root,
		'click',
		( event ) => {
			const target = event.target as Element;
			// The browser handles new tabs and popovers.
			if (
				isInside( event ) &&
				! isModified( event ) &&
				! target.closest( '[popovertarget]' )
			) {
				event.preventDefault();
				event.stopPropagation();
				actions.queueClick( target );
			}
		},
		{ capture: true }
	);
	return together( stopIntent, stopClick );
}
