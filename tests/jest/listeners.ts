type Method = EventTarget[ 'addEventListener' ];
type Listening = [ target: EventTarget, name: string, listener: unknown ];

/** React's own, which it puts on a document once and leaves there. */
const OF_REACT = 'selectionchange';

/**
 * Watches who listens to the document and the window.
 *
 * @return The events that somebody listens to now and did not before, each as
 *         often as there are listeners.
 */
export function watchListeners(): () => string[] {
	const live: Listening[] = [];
	for ( const target of [ document, window ] ) {
		const add: Method = target.addEventListener.bind( target );
		const remove: Method = target.removeEventListener.bind( target );
		jest.spyOn( target, 'addEventListener' ).mockImplementation(
			( ...args: Parameters< Method > ) => {
				const [ name, listener ] = args;
				if ( name !== OF_REACT ) {
					live.push( [ target, name, listener ] );
				}
				add( ...args );
			}
		);
		jest.spyOn( target, 'removeEventListener' ).mockImplementation(
			( ...args: Parameters< Method > ) => {
				const at = live.findIndex(
					( [ on, name, listener ] ) =>
						on === target &&
						name === args[ 0 ] &&
						listener === args[ 1 ]
				);
				if ( at >= 0 ) {
					live.splice( at, 1 );
				}
				remove( ...args );
			}
		);
	}
	return () => live.map( ( [ , name ] ) => name ).sort();
}
