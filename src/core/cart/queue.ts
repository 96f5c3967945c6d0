import { ApiError } from '../http/api-error';

export interface Queue< Job, Answer > {
	/** Waits for its turn; settles with this job's own answer or error. */
	add: ( job: Job ) => Promise< Answer >;
	/** The promise of a job that is still waiting, to join instead of asking twice. */
	waiting: ( matches: ( job: Job ) => boolean ) => Promise< Answer > | null;
	/** Takes waiting jobs out; their callers hear `aborted`. */
	drop: ( matches: ( job: Job ) => boolean ) => void;
	/** Settles when nothing is in flight and nothing waits. */
	idle: () => Promise< void >;
}

interface Entry< Job, Answer > {
	job: Job;
	promise: Promise< Answer >;
	resolve: ( answer: Answer ) => void;
	reject: ( error: unknown ) => void;
}

/**
 * Sends one job at a time, in the order they came. WooCommerce writes the whole
 * session at the end of a request, so two at once would lose an item.
 *
 * @param send Sends one job; whatever it throws reaches that job's caller only.
 */
export function createQueue< Job, Answer >(
	send: ( job: Job ) => Promise< Answer >
): Queue< Job, Answer > {
	let entries: Array< Entry< Job, Answer > > = [];
	let resting: Array< () => void > = [];
	let isBusy = false;

	async function work() {
		if ( isBusy ) {
			return;
		}
		isBusy = true;
		for ( let entry = entries.shift(); entry; entry = entries.shift() ) {
			try {
				entry.resolve( await send( entry.job ) );
			} catch ( error ) {
				entry.reject( error );
			}
		}
		isBusy = false;
		const all = resting;
		resting = [];
		all.forEach( ( rest ) => rest() );
	}

	return {
		add( job ) {
			let resolve!: Entry< Job, Answer >[ 'resolve' ];
			let reject!: Entry< Job, Answer >[ 'reject' ];
			const promise = new Promise< Answer >( ( yes, no ) => {
				resolve = yes;
				reject = no;
			} );
			entries.push( { job, promise, resolve, reject } );
			void work();
			return promise;
		},
		waiting: ( matches ) =>
			entries.find( ( { job } ) => matches( job ) )?.promise ?? null,
		drop( matches ) {
			const dropped = entries.filter( ( { job } ) => matches( job ) );
			entries = entries.filter(
				( entry ) => ! dropped.includes( entry )
			);
			dropped.forEach( ( { reject } ) =>
				reject( new ApiError( 'aborted', 0, '' ) )
			);
		},
		idle: () =>
			isBusy
				? new Promise( ( resolve ) => resting.push( resolve ) )
				: Promise.resolve(),
	};
}
