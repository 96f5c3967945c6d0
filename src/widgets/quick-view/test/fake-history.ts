/** A fake of the URL and history functions that the store uses. */
export interface FakeHistory {
	readonly address: {
		readAddress: () => string;
		pushAddress: ( id: string ) => void;
		replaceAddress: ( id: string ) => void;
		resetAddress: () => void;
	};
	/** Goes Back (-1) or Forward (1), asynchronously, as in a browser. */
	readonly travel: ( by: number ) => void;
	/** Completes pending steps and calls the listener. */
	readonly settle: ( onPopState: () => void ) => void;
}

/** @param first Id of the product in the initial URL, or empty. */
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
			resetAddress() {
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
