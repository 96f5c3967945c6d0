import { flushSync } from 'react-dom';
import { initialState, next } from '../model/next';
import type {
	Effect,
	FormEvent,
	FormState,
	VariationSettings,
} from '../model/state';

/** Effects that nobody outside hears, so the page need not show the state yet. */
const UNHEARD: ReadonlySet< Effect[ 'do' ] > = new Set( [
	'abort lookup',
	'read selects',
	'look up',
	'go on',
] );

export interface FormStore {
	get: () => FormState;
	subscribe: ( listener: () => void ) => () => void;
	dispatch: ( event: FormEvent ) => void;
}

/**
 * The state of one form. Before an effect is heard outside, components have shown
 * the state: other plugins read the page in their listeners.
 *
 * @param settings What the owner has set.
 * @param run      Does what the model asks for; it may dispatch further events.
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
				if ( ! UNHEARD.has( effect.do ) ) {
					show();
				}
				run( effect );
			}
			show();
		},
	};
}
