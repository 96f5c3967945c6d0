import { createStore, type Store } from '../../react/store/store';

/** Something that leads to another listing, shown in the place of this one. */
export interface Step {
	/**
	 * Asked when it is its turn, of the listing that shows by then: links and forms
	 * of an older one do not know what was chosen since.
	 */
	readonly address: () => string | undefined;
	/** The filter that it adds or takes back; `*` for all of them. */
	readonly changes?: string | undefined;
	/** Whether the browser's history is there already. */
	readonly isTraversal?: boolean;
}

export interface QueueState {
	/** What was chosen and is not shown yet; the first one is under way. */
	readonly steps: readonly Step[];
}

export interface QueueActions {
	/** Takes its turn after all that was chosen before. */
	readonly choose: ( step: Step ) => void;
	/** Takes the place of all that is not shown yet. */
	readonly replace: ( step: Step ) => void;
}

export type Queue = Store< QueueState, QueueActions >;

export const NOTHING_CHOSEN: QueueState = { steps: [] };

interface QueueParts< Page > {
	readonly fetch: ( url: string ) => Promise< Page >;
	readonly show: ( page: Page, url: string, step: Step ) => void;
	/** What is left to do where that fails. */
	readonly leave: ( url: string ) => void;
}

/**
 * What was chosen in a listing, one after the other.
 *
 * @param parts How a listing is fetched and shown.
 */
export function createQueue< Page >( parts: QueueParts< Page > ): Queue {
	return createStore< QueueState, QueueActions >(
		NOTHING_CHOSEN,
		( { get, set } ) => {
			/** Counts the runs: whose answer comes late is not shown. */
			let last = 0;

			async function run(): Promise< void > {
				const own = ++last;
				const isLate = () => own !== last;
				let url: string | undefined;
				try {
					for (
						let [ step ] = get().steps;
						step && ! isLate();
						[ step ] = get().steps
					) {
						url = step.address();
						const page = url && ( await parts.fetch( url ) );
						if ( isLate() ) {
							return;
						}
						set( { steps: get().steps.slice( 1 ) } );
						if ( url && page ) {
							parts.show( page, url, step );
						}
					}
				} catch {
					if ( ! isLate() ) {
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
