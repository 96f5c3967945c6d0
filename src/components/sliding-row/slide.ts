/**
 * Slides in the time of the spec, which the browser's own smooth scrolling does
 * not know; a finger or a wheel takes over at once.
 *
 * @param row      What scrolls.
 * @param to       Where to, in CSS pixels.
 * @param duration In milliseconds; under reduced motion it is 0.
 */
export function slide( row: HTMLElement, to: number, duration: number ): void {
	if ( window.matchMedia( '(prefers-reduced-motion: reduce)' ).matches ) {
		row.scrollLeft = to;
		return;
	}
	const from = row.scrollLeft;
	const began = performance.now();
	const held = new AbortController();
	const stop = (): void => {
		held.abort();
		row.style.scrollSnapType = '';
	};
	for ( const name of [ 'pointerdown', 'wheel', 'touchstart' ] ) {
		row.addEventListener( name, stop, {
			passive: true,
			signal: held.signal,
		} );
	}
	// Snapping would pull every frame back.
	row.style.scrollSnapType = 'none';

	const step = ( now: number ): void => {
		if ( held.signal.aborted ) {
			return;
		}
		const passed = duration
			? Math.min( Math.max( ( now - began ) / duration, 0 ), 1 )
			: 1;
		row.scrollLeft = from + ( to - from ) * ( 1 - ( 1 - passed ) ** 3 );
		if ( passed < 1 ) {
			requestAnimationFrame( step );
		} else {
			stop();
		}
	};
	requestAnimationFrame( step );
}
