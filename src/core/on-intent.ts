const TOUCHES = [ 'pointerover', 'focusin', 'touchstart', 'change' ];

/**
 * Runs something as soon as a shopper shows that they may want it: the pointer
 * over an element, the focus in it, a finger on it. Runs it once, and again with
 * the next touch when it failed.
 *
 * @param root     Where to listen.
 * @param selector Which elements; `*` for all of the root.
 * @param prepare  What to run.
 */
export function onIntent(
	root: EventTarget,
	selector: string,
	prepare: () => Promise< unknown >
): void {
	const wait = () =>
		TOUCHES.forEach( ( name ) =>
			root.addEventListener( name, touch, { passive: true } )
		);
	const touch = ( { target }: Event ) => {
		if ( ( target as Element ).closest?.( selector ) ) {
			TOUCHES.forEach( ( name ) =>
				root.removeEventListener( name, touch )
			);
			prepare().catch( wait );
		}
	};
	wait();
}
