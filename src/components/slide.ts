import { listen } from '@vitrina/core';
import { prefersReducedMotion } from './reduced-motion';

/** Scrolling elements → function that stops the animation. */
const running = new WeakMap< HTMLElement, () => void >();

/** Duration of a frame at 60 Hz, in milliseconds. */
const FRAME = 1000 / 60;

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
	// The first frame moves already, as it is the one that shows the effect of a press.
	const startTime = performance.now() - FRAME;
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
		const passed = Math.max( now - startTime, FRAME );
		const rest = ( 1 - Math.min( passed / time, 1 ) ) ** 3;
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
	if ( time ) {
		frame = requestAnimationFrame( step );
	} else {
		step( startTime );
	}
}
