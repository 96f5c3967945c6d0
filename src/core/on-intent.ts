const TOUCHES = [ 'pointerover', 'focusin', 'touchstart', 'change' ];

/** What a touch of certain elements is waited for. */
interface Wait {
	readonly selector: string;
	readonly prepare: () => Promise< unknown >;
}

/**
 * Root → what is waited for in it. A page waits for a dozen things, and a touch
 * is told to one listener, not to a dozen.
 */
const waits = new WeakMap< EventTarget, Set< Wait > >();

function touch( { currentTarget, target }: Event ): void {
	const all = waits.get( currentTarget as EventTarget ) ?? new Set();
	// A copy: what is waited for from now on is another touch's.
	for ( const wait of [ ...all ] ) {
		if ( ( target as Element ).closest?.( wait.selector ) ) {
			all.delete( wait );
			// What one throws keeps the touch from no other.
			( async () => wait.prepare() )().catch( () => all.add( wait ) );
		}
	}
}

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
	const wait = { selector, prepare };
	const all = waits.get( root );
	if ( all ) {
		all.add( wait );
		return;
	}
	waits.set( root, new Set( [ wait ] ) );
	for ( const name of TOUCHES ) {
		root.addEventListener( name, touch, { passive: true } );
	}
}
