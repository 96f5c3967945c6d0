/**
 * What jsdom lacks for things that move by themselves: media queries.
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
 * The same: observers of what is in view.
 *
 * @return Tells every observer at work that its element came into view, or left it.
 */
export function fakeView(): ( isSeen: boolean ) => void {
	const observers = new Set< ( isSeen: boolean ) => void >();
	window.IntersectionObserver = class {
		tell: ( isSeen: boolean ) => void;
		constructor( callback: IntersectionObserverCallback ) {
			this.tell = ( isIntersecting ) =>
				callback(
					[ { isIntersecting } ] as IntersectionObserverEntry[],
					this as unknown as IntersectionObserver
				);
		}
		observe() {
			observers.add( this.tell );
		}
		disconnect() {
			observers.delete( this.tell );
		}
	} as unknown as typeof IntersectionObserver;
	return ( isSeen ) => observers.forEach( ( tell ) => tell( isSeen ) );
}
