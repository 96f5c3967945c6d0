import { createStore, type Store } from '../../react/store/store';

/** A choice that replaces the listing by another. */
export interface Step {
	/**
	 * Called when the step runs, to read the listing shown by then: links and forms
	 * of an older listing lack the choices made since.
	 */
	readonly address: () => string | undefined;
	/** The filter that it adds or removes; `*` for all. */
	readonly changes?: string | undefined;
	/** Whether the browser's history has already moved. */
	readonly isTraversal?: boolean;
}

export interface QueueState {
	/** Choices that are not shown yet; the first is in progress. */
	readonly steps: readonly Step[];
}

export interface QueueActions {
	/** Adds a step to the queue. */
	readonly choose: ( step: Step ) => void;
	/** Drops all steps that are not shown yet, and runs this one. */
	readonly replace: ( step: Step ) => void;
}

export type Queue = Store< QueueState, QueueActions >;

export const NOTHING_CHOSEN: QueueState = { steps: [] };

interface QueueParts< Page > {
	readonly fetch: ( url: string ) => Promise< Page >;
	readonly show: ( page: Page, url: string, step: Step ) => void;
	/** Called if `fetch` or `show` fails, to load the address as a page. */
	readonly leave: ( url: string ) => void;
}

/** Creates the queue that shows the choices of a listing one by one. */
export function createQueue< Page >( parts: QueueParts< Page > ): Queue {
	return createStore< QueueState, QueueActions >(
		NOTHING_CHOSEN,
		( { get, set } ) => {
			/** The number of the latest run; responses of older runs are dropped. */
			let latest = 0;

			async function run(): Promise< void > {
				const own = ++latest;
				const isOutdated = () => own !== latest;
				let url: string | undefined;
				try {
					for (
						let [ step ] = get().steps;
						step && ! isOutdated();
						[ step ] = get().steps
					) {
						url = step.address();
						const page = url && ( await parts.fetch( url ) );
						if ( isOutdated() ) {
							return;
						}
						set( { steps: get().steps.slice( 1 ) } );
						if ( url && page ) {
							parts.show( page, url, step );
						}
					}
				} catch {
					if ( ! isOutdated() ) {
						set( NOTHING_CHOSEN );
						parts.leave( url ?? '' );
					}
				}
			}

			return {
				choose( step ) {
					const { steps } = get();
					set( { steps: [ ...steps, step ] } );
					if ( steps.length === 0 ) {
						void run();
					}
				},
				replace( step ) {
					set( { steps: [ step ] } );
					void run();
				},
			};
		}
	);
}
