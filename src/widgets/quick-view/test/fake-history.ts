/** The page's address and its history, in the way the store uses them. */
export interface FakeHistory {
	readonly address: {
		readAddress: () => string;
		pushAddress: ( id: string ) => void;
		replaceAddress: ( id: string ) => void;
		leaveAddress: () => void;
	};
	/** Goes Back (-1) or Forward (1); like a browser, it does so later. */
	readonly travel: ( by: number ) => void;
	/** Does what is still to be done, and tells of it. */
	readonly settle: ( onPopState: () => void ) => void;
}

/**
 * @param first The product that the first address names, or none.
 */
export function createFakeHistory( first: string ): FakeHistory {
	const entries = [ { id: first, isOurs: false } ];
	let at = 0;
	let awaited: number[] = [];
	const current = () => entries[ at ]!;
	const travel = ( by: number ) => void awaited.push( by );
	return {
		address: {
			readAddress: () => current().id,
			pushAddress( id ) {
				entries.splice( ++at, Infinity, { id, isOurs: true } );
			},
			replaceAddress( id ) {
				current().id = id;
			},
			leaveAddress() {
				if ( current().id && current().isOurs ) {
					travel( -1 );
				} else {
					current().id = '';
				}
			},
		},
		travel,
		settle( onPopState ) {
			while ( awaited.length > 0 ) {
				const travels = awaited;
				awaited = [];
				for ( const by of travels ) {
					if ( entries[ at + by ] ) {
						at += by;
						onPopState();
					}
				}
			}
		},
	};
}
