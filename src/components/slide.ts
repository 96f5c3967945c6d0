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
	const time = prefersReducedMotion() ? 0 : duration;
	let startTime: number | undefined;
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
		// Counted from the first frame, whose timestamp can be earlier than the call. It
		// moves already, so that a press shows its effect in it.
		startTime ??= now - FRAME;
		const passed = Math.min( ( now - startTime ) / time, 1 );
		const rest = ( 1 - passed ) ** 3;
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
		step( 0 );
	}
}
