import { listen } from '@vitrina/core';

/** What ends the movement of a scroller that is under way. */
const moving = new WeakMap< HTMLElement, () => void >();

export function prefersReducedMotion(): boolean {
	return matchMedia( '(prefers-reduced-motion: reduce)' ).matches;
}

/** Whether `slide` moves it now. */
export function isSliding( scroller: HTMLElement ): boolean {
	return moving.has( scroller );
}

/**
 * Scrolls in a given time. The specification names 300 and 600 ms, and the
 * browser's own smooth scrolling has no duration. A pointer, a wheel or another
 * call stops it.
 *
 * @param scroller What scrolls.
 * @param left     Where to, in CSS pixels.
 * @param top      Where to, in CSS pixels.
 * @param duration In milliseconds; under reduced motion it is 0.
 */
export function slide(
	scroller: HTMLElement,
	left: number,
	top: number,
	duration: number
): void {
	const { style, scrollLeft, scrollTop } = scroller;
	const began = performance.now();
	const time = prefersReducedMotion() ? 0 : duration;
	let frame = 0;

	const stop = (): void => {
		cancelAnimationFrame( frame );
		stopListening();
		moving.delete( scroller );
		style.scrollSnapType = '';
	};
	const stopListening = listen(
		scroller,
		'pointerdown wheel touchstart',
		stop,
		{ passive: true }
	);
	moving.get( scroller )?.();
	moving.set( scroller, stop );
	// Snapping would hold it at every picture on the way.
	style.scrollSnapType = 'none';

	const step = ( now: number ): void => {
		// A frame may be older than the call that asked for it.
		const passed = Math.min( Math.max( now - began, 0 ) / time, 1 );
		const rest = time ? ( 1 - passed ) ** 3 : 0;
		scroller.scrollTo( {
			left: left + ( scrollLeft - left ) * rest,
			top: top + ( scrollTop - top ) * rest,
			behavior: 'instant',
		} );
		if ( rest ) {
			frame = requestAnimationFrame( step );
		} else {
			stop();
		}
	};
	step( began );
}
