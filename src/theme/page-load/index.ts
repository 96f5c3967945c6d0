/**
 * The page is shown when it has loaded, or after 3 s (spec §9), by an animation of
 * the styles. This ends the delay when the page has loaded, and skips it after Back.
 * Runs in the head, before the first paint.
 */
const NAME = 'vitrina-page-load';

const root = document.documentElement;
const [ navigation ] = performance.getEntriesByType(
	'navigation'
) as PerformanceNavigationTiming[];

if ( navigation?.type === 'back_forward' ) {
	root.classList.add( 'is-shown' );
} else {
	window.addEventListener( 'load', show );
}

/** Moves the animation to the end of its delay. */
function show(): void {
	for ( const animation of document.getAnimations() ) {
		const { animationName } = animation as CSSAnimation;
		const { delay = 0 } = animation.effect?.getTiming() ?? {};
		if (
			animationName === NAME &&
			Number( animation.currentTime ) < delay
		) {
			animation.currentTime = delay;
		}
	}
}

export {};
