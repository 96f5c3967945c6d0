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
 * Scrolls in a given time. The browser's own smooth scrolling takes as long as
 * it likes, and the specification names 300 and 600 ms.
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
	let frame = 0;

	moving.get( scroller )?.();
	moving.set( scroller, () => {
		cancelAnimationFrame( frame );
		moving.delete( scroller );
		style.scrollSnapType = '';
	} );
	// Snapping would hold it at every picture on the way.
	style.scrollSnapType = 'none';

	const step = ( now: number ): void => {
		const rest = prefersReducedMotion()
			? 0
			: Math.max( 1 - ( now - began ) / duration, 0 ) ** 3;
		scroller.scrollTo( {
			left: left + ( scrollLeft - left ) * rest,
			top: top + ( scrollTop - top ) * rest,
			behavior: 'instant',
		} );
		if ( rest ) {
			frame = requestAnimationFrame( step );
		} else {
			moving.get( scroller )?.();
		}
	};
	step( began );
}
