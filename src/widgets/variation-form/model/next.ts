import type { Selection, Variation, VariationIndex } from '../../../variations';
import type {
	Effect,
	FormEvent,
	FormState,
	Phase,
	RaisedEvent,
	Step,
	EmitEffect,
	VariationSettings,
} from './state';

export const initialState = ( settings: VariationSettings ): FormState => ( {
	phase: { name: 'untouched' },
	index: undefined,
	settings,
	changed: '',
	isSilent: true,
	hasChoice: false,
	shown: null,
	button: 'selection-needed',
	isResetAnnounced: false,
} );

/**
 * Reducer of the form: returns the next state and the effects to run. A `raise` effect
 * is visible to other scripts and may dispatch further events before the next effect.
 */
export function next( state: FormState, event: FormEvent ): Step {
	switch ( event.type ) {
		case 'chosen':
			return step( choose( state, event.attribute ), recheck );
		case 'reset':
			return step(
				choose( state, '' ),
				{ do: 'write selects', selection: {} },
				...recheck,
				raise( 'announce_reset' ),
				raise( 'reset_data' ),
				raise( 'reset_focus' )
			);
		case 'check':
			return step(
				state,
				{ do: 'abort lookup' },
				raise( 'update_variation_values' ),
				event.given
					? {
							do: 'dispatch',
							event: { type: 'read', selection: event.given },
						}
					: { do: 'read selects' }
			);
		case 'update':
			return update( state, event.selection );
		case 'read':
			return read( state, event.selection );
		case 'looked up':
			return handleLookup( state, event.variation );
		case 'lookup failed':
			return step(
				{ ...state, phase: { name: 'failed' } },
				raise( 'reset_data' )
			);
		case 'found':
			return find( state, event.variation );
		case 'shown':
			return step(
				{
					...state,
					button: event.isBuyable ? 'enabled' : 'is-unavailable',
				},
				event.variation
					? emit( 'variation:shown', {
							variation: event.variation,
							isBuyable: event.isBuyable,
						} )
					: []
			);
		case 'hidden':
			return step(
				{ ...state, button: 'selection-needed' },
				emit( 'variation:hidden', {} )
			);
		case 'data reset':
			return step(
				{ ...state, shown: null },
				raise( 'reset_image' ),
				{ ...raise( 'hide_variation' ), isOnPanel: true },
				emit( 'variation:reset', {} )
			);
		case 'image reset':
			return step( state, { do: 'show image', image: undefined } );
		case 'announced':
			return step( { ...state, isResetAnnounced: event.isReset } );
		case 'focus reset':
			return step( state, { do: 'focus first select' } );
		case 'loaded':
			return step( { ...state, index: event.index } );
		case 'exchanged':
			return step(
				{ ...state, index: event.index },
				raise( 'check_variations' )
			);
		case 'started':
			return step( { ...state, isSilent: false } );
	}
}

const step = (
	state: FormState,
	...effects: ReadonlyArray< Effect | readonly Effect[] >
): Step => ( { state, effects: effects.flat() } );

const raise = (
	name: RaisedEvent,
	...values: readonly unknown[]
): Extract< Effect, { do: 'raise' } > => ( { do: 'raise', name, values } );

const emit = < Name extends EmitEffect[ 'name' ] >(
	name: Name,
	payload: EmitEffect< Name >[ 'payload' ]
) => ( { do: 'emit', name, payload } ) as EmitEffect< Name >;

/** Events to the outside after each selection. */
const recheck: readonly Effect[] = [
	{ do: 'write id', id: '' },
	raise( 'clear_reset_announcement' ),
	raise( 'woocommerce_variation_select_change' ),
	raise( 'check_variations' ),
	raise( 'woocommerce_variation_has_changed' ),
	emit( 'variation:changed', {} ),
];

/** A notice is shown until the next selection. */
const withoutNotice = ( phase: Phase ): Phase =>
	phase.name === 'no match' || phase.name === 'failed'
		? { name: 'incomplete' }
		: phase;

const choose = ( state: FormState, changed: string ): FormState => ( {
	...state,
	changed,
	isSilent: false,
	phase: withoutNotice( state.phase ),
} );

function update( state: FormState, chosen: Selection ): Step {
	const { index, settings, changed } = state;
	if ( ! index ) {
		return step( state );
	}
	const selection = index.resolve( chosen, changed, settings );
	return step(
		{ ...state, changed: '' },
		{
			do: 'write selects',
			selection,
			possible: index.possible( selection, settings ),
		},
		raise( 'woocommerce_update_variation_values' ),
		emit( 'variation:updated', { index, selection } )
	);
}

function read( before: FormState, selection: Selection ): Step {
	const { index, settings, isSilent } = before;
	const values = Object.values( selection );
	const state = { ...before, hasChoice: values.some( Boolean ) };
	if ( ! values.length || ! values.every( Boolean ) ) {
		return step(
			{ ...state, phase: { name: 'incomplete' } },
			raise( 'reset_data' ),
			state.hasChoice ? showCommonImage( index, selection, settings ) : []
		);
	}
	const row = index?.find( selection, settings );
	if ( index && ! row ) {
		return noMatch( state, isSilent );
	}
	return step(
		{ ...state, phase: { name: 'looking up', isSilent } },
		{ do: 'look up', selection, id: row?.id }
	);
}

/** The variations that still match may share an image. */
function showCommonImage(
	index: VariationIndex | undefined,
	selection: Selection,
	settings: VariationSettings
): Effect[] {
	const at = index?.sharedImage( selection, settings );
	return at === undefined
		? []
		: [ { do: 'show image', image: index?.matrix.pictures[ at ] } ];
}

const noMatch = ( state: FormState, isSilent: boolean ): Step =>
	step(
		{ ...state, phase: { name: 'no match', isSilent } },
		raise( 'reset_data' )
	);

function handleLookup(
	state: FormState,
	variation: Variation | undefined
): Step {
	const { phase } = state;
	return variation
		? step(
				{ ...state, phase: { name: 'found' } },
				raise( 'found_variation', variation )
			)
		: noMatch( state, phase.name === 'looking up' && phase.isSilent );
}

function find( state: FormState, variation: Variation ): Step {
	const isBuyable =
		variation.is_purchasable &&
		variation.is_in_stock &&
		variation.variation_is_visible;
	return step(
		{ ...state, phase: { name: 'found' }, shown: { variation } },
		{ do: 'show image', image: variation.image },
		{ do: 'write id', id: String( variation.variation_id ) },
		{
			do: 'limit quantity',
			limits: {
				min: variation.min_qty,
				max: variation.max_qty,
				isSingle: variation.is_sold_individually === 'yes',
			},
		},
		emit( 'variation:found', { variation } ),
		{
			...raise( 'show_variation', variation, Boolean( isBuyable ) ),
			isOnPanel: true,
		}
	);
}
