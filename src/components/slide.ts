import { listen } from '@vitrina/core';
import { prefersReducedMotion } from './reduced-motion';

/** Scrolling elements → function that stops the animation. */
const running = new WeakMap< HTMLElement, () => void >();

/** Whether `slide` is scrolling the element. */
export function isSliding( scroller: HTMLElement ): boolean {
	return running.has( scroller );
}

/**
 * Scrolls in a given time: 300 or 600 ms in the specification, which the browser's own
 * smooth scrolling does not support; under reduced motion at once. A pointer, the wheel
 * or another call stops it. Positions are in CSS pixels, the duration in milliseconds.
 */
export function slide(
	scroller: HTMLElement,
	left: number,
	top: number,
	duration: number
): void {
	const { style, scrollLeft, scrollTop } = scroller;
	const startTime = performance.now();
	const time = prefersReducedMotion() ? 0 : duration;
	let frame = 0;

	const stop = (): void => {
		cancelAnimationFrame( frame );
		stopListening();
		running.delete( scroller );
		style.scrollSnapType = '';
	};
	const stopListening = listen(
		scroller,
		'pointerdown wheel touchstart',
		stop,
		{ passive: true }
	);
	running.get( scroller )?.();
	running.set( scroller, stop );
	// Scroll snapping would interfere with the animation.
	style.scrollSnapType = 'none';

	const step = ( now: number ): void => {
		// A frame's timestamp may be earlier than the call that requested it.
		const passed = Math.min( Math.max( now - startTime, 0 ) / time, 1 );
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
	step( startTime );
}
