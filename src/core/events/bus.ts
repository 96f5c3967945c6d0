import { report } from '../report';

/** Ends what it was returned by. */
export type Undo = () => void;

export interface Bus< Events extends object > {
	on: < Name extends keyof Events >(
		name: Name,
		listener: ( payload: Events[ Name ] ) => void
	) => Undo;
	emit: < Name extends keyof Events >(
		name: Name,
		payload: Events[ Name ]
	) => void;
}

/**
 * Makes a bus of typed events.
 *
 * @param replayed Events that hand their last payload to late listeners.
 */
export function createBus< Events extends object >(
	replayed: ReadonlyArray< keyof Events > = []
): Bus< Events > {
	type Listener = ( payload: never ) => void;
	const listeners = new Map< keyof Events, Set< Listener > >();
	const last = new Map< keyof Events, unknown >();

	// One listener that throws must not keep the news from the others.
	const call = ( listener: Listener, payload: unknown ) => {
		try {
			listener( payload as never );
		} catch ( error ) {
			report( error );
		}
	};

	return {
		on( name, listener ) {
			const own: Listener = ( payload ) => listener( payload );
			const all = listeners.get( name ) ?? new Set();
			listeners.set( name, all.add( own ) );
			if ( last.has( name ) ) {
				call( own, last.get( name ) );
			}
			return () => void all.delete( own );
		},
		emit( name, payload ) {
			if ( replayed.includes( name ) ) {
				last.set( name, payload );
			}
			for ( const listener of [ ...( listeners.get( name ) ?? [] ) ] ) {
				call( listener, payload );
			}
		},
	};
}
