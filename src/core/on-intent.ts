/**
 * Events that show an intent. `pointerover` is not one: browsers also fire it when a page
 * opens under a mouse that does not move.
 */
const TOUCHES = [ 'pointermove', 'focusin', 'pointerdown', 'change' ];

/** What to run on the first interaction with some elements. */
interface IntentTask {
	readonly selector: string;
	readonly prepare: () => Promise< unknown >;
}

/**
 * Root → its tasks. A page has a dozen tasks; all of a root share one listener.
 */
const tasksOf = new WeakMap< EventTarget, Set< IntentTask > >();

function runTasks( { currentTarget, target }: Event ): void {
	const all = tasksOf.get( currentTarget as EventTarget ) ?? new Set();
	// A copy: tasks added from now on wait for the next interaction.
	for ( const task of [ ...all ] ) {
		if ( ( target as Element ).closest?.( task.selector ) ) {
			all.delete( task );
			// An error in one task must not stop the others.
			( async () => task.prepare() )().catch( () => all.add( task ) );
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
	const task = { selector, prepare };
	const all = tasksOf.get( root );
	if ( all ) {
		all.add( task );
		return;
	}
	tasksOf.set( root, new Set( [ task ] ) );
	for ( const name of TOUCHES ) {
		// Before the islands: scripts run in the order of their insertion, and the
		// one for requests must not wait for React.
		root.addEventListener( name, runTasks, {
			capture: true,
			passive: true,
		} );
	}
}
