import { flushSync } from 'react-dom';
import { initialState, next } from '../model/next';
import type {
	Effect,
	FormEvent,
	FormState,
	VariationSettings,
} from '../model/state';

/** Effects without an event to the outside: the components need not render before them. */
const INTERNAL_EFFECTS: ReadonlySet< Effect[ 'do' ] > = new Set( [
	'abort lookup',
	'read selects',
	'look up',
	'dispatch',
] );

export interface FormStore {
	get: () => FormState;
	subscribe: ( listener: () => void ) => () => void;
	dispatch: ( event: FormEvent ) => void;
}

/**
 * The store of one form. Components render the state before an event is triggered:
 * other plugins read the page in their listeners. `run` may dispatch further events.
 */
export function createFormStore(
	settings: VariationSettings,
	run: ( effect: Effect ) => void
): FormStore {
	const listeners = new Set< () => void >();
	let state = initialState( settings );
	let shown = state;

	const show = () => {
		if ( shown !== state ) {
			shown = state;
			flushSync( () =>
				[ ...listeners ].forEach( ( listener ) => listener() )
			);
		}
	};

	return {
		get: () => state,
		subscribe( listener ) {
			listeners.add( listener );
			return () => void listeners.delete( listener );
		},
		dispatch( event ) {
			const step = next( state, event );
			state = step.state;
			for ( const effect of step.effects ) {
				if ( ! INTERNAL_EFFECTS.has( effect.do ) ) {
					show();
				}
				run( effect );
			}
			show();
		},
	};
}
