import type { Selection, Variation, VariationIndex } from '../../../variations';
import type {
	Effect,
	FormEvent,
	FormState,
	Phase,
	RaisedEvent,
	Step,
	Tell,
	VariationSettings,
} from './state';

/**
 * The state of a form that nobody has touched.
 *
 * @param settings What the owner has set.
 */
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
 * What an event makes of a form, and what is to be done. An effect that is heard
 * outside (`raise`) may bring further events before the one after it is done.
 *
 * @param state The form so far.
 * @param event What has happened.
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
							do: 'go on',
							event: { type: 'read', selection: event.given },
						}
					: { do: 'read selects' }
			);
		case 'update':
			return update( state, event.selection );
		case 'read':
			return read( state, event.selection );
		case 'answered':
			return answer( state, event.variation );
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
					? tell( 'variation:shown', {
							variation: event.variation,
							isBuyable: event.isBuyable,
						} )
					: []
			);
		case 'hidden':
			return step(
				{ ...state, button: 'selection-needed' },
				tell( 'variation:hidden', {} )
			);
		case 'data reset':
			return step(
				{ ...state, shown: null },
				raise( 'reset_image' ),
				{ ...raise( 'hide_variation' ), isOnPanel: true },
				tell( 'variation:reset', {} )
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

const tell = < Name extends Tell[ 'name' ] >(
	name: Name,
	payload: Tell< Name >[ 'payload' ]
) => ( { do: 'tell', name, payload } ) as Tell< Name >;

/** What other plugins hear of every choice. */
const recheck: readonly Effect[] = [
	{ do: 'write id', id: '' },
	raise( 'clear_reset_announcement' ),
	raise( 'woocommerce_variation_select_change' ),
	raise( 'check_variations' ),
	raise( 'woocommerce_variation_has_changed' ),
	tell( 'variation:changed', {} ),
];

/** A notice lasts until the next choice. */
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
		tell( 'variation:updated', { index, selection } )
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

/** Variations that can still be meant may share an image. */
function showCommonImage(
	index: VariationIndex | undefined,
	selection: Selection,
	settings: VariationSettings
): Effect[] {
	const place = index?.sharedImage( selection, settings );
	return place === undefined
		? []
		: [ { do: 'show image', image: index?.matrix.pictures[ place ] } ];
}

const noMatch = ( state: FormState, isSilent: boolean ): Step =>
	step(
		{ ...state, phase: { name: 'no match', isSilent } },
		raise( 'reset_data' )
	);

function answer( state: FormState, variation: Variation | undefined ): Step {
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
		tell( 'variation:found', { variation } ),
		{
			...raise( 'show_variation', variation, Boolean( isBuyable ) ),
			isOnPanel: true,
		}
	);
}
