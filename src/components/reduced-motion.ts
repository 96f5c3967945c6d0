export function reducedMotion(): MediaQueryList {
	return window.matchMedia( '(prefers-reduced-motion: reduce)' );
}

export function prefersReducedMotion(): boolean {
	return reducedMotion().matches;
}
