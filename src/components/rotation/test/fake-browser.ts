/**
 * Adds what jsdom lacks: media queries.
 *
 * @param isReduced Whether the visitor prefers reduced motion at that moment.
 */
export function fakeMotion( isReduced: () => boolean ): void {
	window.matchMedia = ( () => ( {
		matches: isReduced(),
		addEventListener: () => {},
		removeEventListener: () => {},
	} ) ) as unknown as typeof window.matchMedia;
}

/**
 * Adds what jsdom lacks: intersection observers.
 *
 * @return Reports to all active observers that their element entered or left the view.
 */
export function fakeView(): ( isVisible: boolean ) => void {
	const observers = new Set< ( isVisible: boolean ) => void >();
	window.IntersectionObserver = class {
		notify: ( isVisible: boolean ) => void;
		constructor( callback: IntersectionObserverCallback ) {
			this.notify = ( isIntersecting ) =>
				callback(
					[ { isIntersecting } ] as IntersectionObserverEntry[],
					this as unknown as IntersectionObserver
				);
		}
		observe() {
			observers.add( this.notify );
		}
		disconnect() {
			observers.delete( this.notify );
		}
	} as unknown as typeof IntersectionObserver;
	return ( isVisible ) =>
		observers.forEach( ( notify ) => notify( isVisible ) );
}
