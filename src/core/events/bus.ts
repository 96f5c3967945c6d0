/** Ends what the function that returned it has started: a subscription, a timer, an island. */
export type Cleanup = () => void;

export interface Bus< Events extends object > {
	on: < Name extends keyof Events >(
		name: Name,
		listener: ( payload: Events[ Name ] ) => void
	) => Cleanup;
	emit: < Name extends keyof Events >(
		name: Name,
		payload: Events[ Name ]
	) => void;
}

/**
 * Makes a bus of typed events.
 *
 * @param replayed Events whose last payload late listeners get.
 */
export function createBus< Events extends object >(
	replayed: ReadonlyArray< keyof Events > = []
): Bus< Events > {
	type Listener = ( payload: never ) => void;
	const listeners = new Map< keyof Events, Set< Listener > >();
	const last = new Map< keyof Events, unknown >();

	// An error in one listener must not stop the others.
	const notify = ( listener: Listener, payload: unknown ) => {
		try {
			listener( payload as never );
		} catch ( error ) {
			window.reportError( error );
		}
	};

	return {
		on( name, listener ) {
			const wrapped: Listener = ( payload ) => listener( payload );
			const registered = listeners.get( name ) ?? new Set();
			listeners.set( name, registered.add( wrapped ) );
			if ( last.has( name ) ) {
				notify( wrapped, last.get( name ) );
			}
			return () => void registered.delete( wrapped );
		},
		emit( name, payload ) {
			if ( replayed.includes( name ) ) {
				last.set( name, payload );
			}
			for ( const listener of [ ...( listeners.get( name ) ?? [] ) ] ) {
				notify( listener, payload );
			}
		},
	};
}
