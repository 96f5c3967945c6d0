/**
 * The page shows when it has loaded, or after 3 s (spec §9): that is the
 * animation of the styles, and needs no script. Here it is cut short when the
 * page has loaded, and left out on the way back. It stands in the head, before
 * anything is painted.
 */
const NAME = 'vitrina-page-load';

const root = document.documentElement;
const [ way ] = performance.getEntriesByType(
	'navigation'
) as PerformanceNavigationTiming[];

if ( way?.type === 'back_forward' ) {
	root.classList.add( 'is-shown' );
} else {
	window.addEventListener( 'load', show );
}

/** Goes to where the waiting ends and the fading begins. */
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
