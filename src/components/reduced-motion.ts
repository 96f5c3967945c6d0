export function reducedMotion(): MediaQueryList {
	return matchMedia( '(prefers-reduced-motion: reduce)' );
}

export function prefersReducedMotion(): boolean {
	return reducedMotion().matches;
}
