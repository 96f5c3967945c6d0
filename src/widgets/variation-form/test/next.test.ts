import fc from 'fast-check';
import {
	createVariationIndex,
	toMatrix,
	type Selection,
	type Variation,
} from '../../../variations';
import { initialState, next } from '../model/next';
import type { Effect, FormEvent, FormState } from '../model/state';

const SETTINGS = { isDeselecting: false, isInStockOnly: false };

const FIELDS = [
	{ name: 'colour', values: [ 'red', 'blue' ] },
	{ name: 'size', values: [ 's', 'm' ] },
];

const variation = (
	id: number,
	colour: string,
	size: string,
	own: Partial< Variation > = {}
): Variation => ( {
	variation_id: id,
	attributes: { colour, size },
	is_purchasable: true,
	is_in_stock: true,
	variation_is_visible: true,
	variation_is_active: true,
	is_sold_individually: 'no',
	min_qty: 1,
	max_qty: '',
	...own,
} );

const THREE = [
	variation( 1, 'red', 's', { max_qty: 3 } ),
	variation( 2, 'red', 'm' ),
	variation( 3, 'blue', 's', { is_in_stock: false } ),
];

/** The event that the bridge dispatches for a triggered one. */
function toEvent(
	{ name, values = [] }: Extract< Effect, { do: 'raise' } >,
	selection: Selection
): FormEvent | undefined {
	const [ found, isBuyable ] = values;
	switch ( name ) {
		case 'check_variations':
			return { type: 'check' };
		case 'update_variation_values':
			return { type: 'update', selection };
		case 'found_variation':
			return { type: 'found', variation: found as Variation };
		case 'show_variation':
			return {
				type: 'shown',
				variation: found as Variation,
				isBuyable: Boolean( isBuyable ),
			};
		case 'hide_variation':
			return { type: 'hidden' };
		case 'reset_data':
			return { type: 'data reset' };
		case 'reset_image':
			return { type: 'image reset' };
		case 'announce_reset':
			return { type: 'announced', isReset: true };
		case 'clear_reset_announcement':
			return { type: 'announced', isReset: false };
		case 'reset_focus':
			return { type: 'focus reset' };
		default:
			return undefined;
	}
}

/** A form without DOM: its selects are an object, its shop a list. */
function open( variations: readonly Variation[] | null, settings = SETTINGS ) {
	const index = variations
		? createVariationIndex( toMatrix( FIELDS, variations ) )
		: undefined;
	let state: FormState = initialState( settings );
	let selection: Selection = { colour: '', size: '' };
	let id = '';
	const done: string[] = [];
	const lookups: Selection[] = [];

	function dispatch( event: FormEvent ): void {
		const step = next( state, event );
		state = step.state;
		step.effects.forEach( run );
	}

	function run( effect: Effect ): void {
		done.push( 'name' in effect ? effect.name : effect.do );
		switch ( effect.do ) {
			case 'raise': {
				const event = toEvent( effect, selection );
				if ( event ) {
					dispatch( event );
				}
				break;
			}
			case 'read selects':
				dispatch( { type: 'read', selection } );
				break;
			case 'write selects':
				selection = {
					colour: '',
					size: '',
					...effect.selection,
				};
				break;
			case 'write id':
				id = effect.id;
				break;
			case 'dispatch':
				dispatch( effect.event );
				break;
			case 'look up':
				if ( effect.id === undefined ) {
					lookups.push( effect.selection );
				} else {
					dispatch( {
						type: 'looked up',
						variation: variations?.find(
							( one ) => one.variation_id === effect.id
						),
					} );
				}
		}
	}

	dispatch( { type: 'loaded', index } );
	return {
		dispatch,
		done,
		lookups,
		choose( attribute: string, value: string ) {
			done.length = 0;
			selection = { ...selection, [ attribute ]: value };
			dispatch( { type: 'chosen', attribute } );
		},
		get: () => ( { ...state, selection, id } ),
	};
}

describe( 'model of the variation form', () => {
	it( '[PROD-01] triggers the events of a first selection in WooCommerce’s order', () => {
		const form = open( THREE );
		form.choose( 'colour', 'red' );
		expect( form.done ).toEqual( [
			'write id',
			'clear_reset_announcement',
			'woocommerce_variation_select_change',
			'check_variations',
			'abort lookup',
			'update_variation_values',
			'write selects',
			'woocommerce_update_variation_values',
			'variation:updated',
			'read selects',
			'reset_data',
			'reset_image',
			'show image',
			'hide_variation',
			'variation:hidden',
			'variation:reset',
			'woocommerce_variation_has_changed',
			'variation:changed',
		] );
		expect( form.get() ).toMatchObject( {
			phase: { name: 'incomplete' },
			button: 'selection-needed',
			hasChoice: true,
		} );
	} );

	it( '[PROD-01] [PROD-05] shows the match, and enables the button only if it can be bought', () => {
		const form = open( THREE );
		form.choose( 'colour', 'red' );
		form.choose( 'size', 's' );
		expect( form.get() ).toMatchObject( {
			phase: { name: 'found' },
			shown: { variation: THREE[ 0 ] },
			button: 'enabled',
			id: '1',
		} );
		expect( form.done.slice( -9 ) ).toEqual( [
			'found_variation',
			'show image',
			'write id',
			'limit quantity',
			'variation:found',
			'show_variation',
			'variation:shown',
			'woocommerce_variation_has_changed',
			'variation:changed',
		] );
		form.choose( 'size', '' );
		expect( form.get() ).toMatchObject( { shown: null, id: '' } );
		form.choose( 'colour', 'blue' );
		form.choose( 'size', 's' );
		expect( form.get() ).toMatchObject( {
			button: 'is-unavailable',
			id: '3',
		} );
	} );

	it( '[PROD-02] shows that nothing matches, but not in the first check', () => {
		const form = open( null );
		const first = { colour: 'blue', size: 'm' };
		form.dispatch( { type: 'check', given: first } );
		expect( form.lookups ).toEqual( [ first ] );
		form.dispatch( { type: 'looked up' } );
		expect( form.get().phase ).toEqual( {
			name: 'no match',
			isSilent: true,
		} );
		form.dispatch( { type: 'started' } );
		form.dispatch( { type: 'check', given: first } );
		form.dispatch( { type: 'looked up' } );
		expect( form.get().phase ).toEqual( {
			name: 'no match',
			isSilent: false,
		} );
		form.choose( 'size', '' );
		expect( form.get().phase ).toEqual( { name: 'incomplete' } );
	} );

	it( '[PROD-02] a check retries a failed lookup', () => {
		const form = open( null );
		form.choose( 'colour', 'red' );
		form.choose( 'size', 's' );
		form.dispatch( { type: 'lookup failed' } );
		expect( form.get() ).toMatchObject( {
			phase: { name: 'failed' },
			button: 'selection-needed',
			selection: { colour: 'red', size: 's' },
		} );
		form.dispatch( { type: 'check' } );
		expect( form.get().phase.name ).toBe( 'looking up' );
		form.dispatch( { type: 'looked up', variation: THREE[ 0 ] } );
		expect( form.get() ).toMatchObject( {
			phase: { name: 'found' },
			button: 'enabled',
		} );
	} );

	it( '[PROD-03] keeps the changed value, and clears values that contradict it', () => {
		const form = open( THREE );
		form.choose( 'colour', 'red' );
		form.choose( 'size', 'm' );
		form.choose( 'colour', 'blue' );
		expect( form.get().selection ).toEqual( { colour: 'blue', size: '' } );
		expect( form.get().changed ).toBe( '' );
	} );

	it( '[PROD-04] reset clears the selection, announces it and restores the product', () => {
		const form = open( THREE );
		form.choose( 'colour', 'red' );
		form.choose( 'size', 's' );
		form.done.length = 0;
		form.dispatch( { type: 'reset' } );
		expect( form.get() ).toMatchObject( {
			selection: { colour: '', size: '' },
			id: '',
			shown: null,
			hasChoice: false,
			isResetAnnounced: true,
			button: 'selection-needed',
		} );
		expect( form.done.at( -1 ) ).toBe( 'focus first select' );
		form.choose( 'colour', 'red' );
		expect( form.get().isResetAnnounced ).toBe( false );
	} );

	it( 'a variation that another plugin shows enables the button if that plugin says it is buyable', () => {
		const form = open( THREE );
		form.dispatch( { type: 'shown', isBuyable: true } );
		expect( form.get().button ).toBe( 'enabled' );
		form.dispatch( { type: 'hidden' } );
		expect( form.get().button ).toBe( 'selection-needed' );
	} );

	it( '[PROD-02] replaced variations are checked at once', () => {
		const form = open( THREE );
		form.choose( 'colour', 'red' );
		form.choose( 'size', 'm' );
		form.dispatch( {
			type: 'exchanged',
			index: createVariationIndex(
				toMatrix( FIELDS, [ variation( 9, 'red', 's' ) ] )
			),
		} );
		expect( form.get() ).toMatchObject( {
			phase: { name: 'incomplete' },
			shown: null,
		} );
	} );
} );

describe( '[PROD-01] [PROD-02] [PROD-03] any selections in any order', () => {
	const value = ( at: number ) =>
		fc.constantFrom( '', ...( FIELDS[ at ]?.values ?? [] ) );
	const variations = fc
		.array( fc.tuple( value( 0 ), value( 1 ), fc.boolean() ), {
			minLength: 1,
			maxLength: 5,
		} )
		.map( ( rows ) =>
			rows.map( ( [ colour, size, isInStock ], at ) =>
				variation( at + 1, colour, size, { is_in_stock: isInStock } )
			)
		);
	const acts = fc.array(
		fc.oneof(
			value( 0 ).map( ( chosen ) => [ 'colour', chosen ] as const ),
			value( 1 ).map( ( chosen ) => [ 'size', chosen ] as const ),
			fc.constantFrom(
				[ 'check', '' ] as const,
				[ 'reset', '' ] as const
			)
		),
		{ maxLength: 8 }
	);

	/** Finds a variation as WooCommerce's script does: the first that matches. */
	const firstMatch = (
		all: readonly Variation[],
		chosen: Selection
	): Variation | undefined =>
		all.find( ( { attributes } ) =>
			Object.entries( attributes ).every(
				( [ name, own ] ) => ! own || own === chosen[ name ]
			)
		);

	const wanted = ( all: readonly Variation[], selection: Selection ) => {
		if ( ! Object.values( selection ).every( Boolean ) ) {
			return [ 'incomplete', undefined, '', 'selection-needed' ];
		}
		const match = firstMatch( all, selection );
		return match
			? [
					'found',
					match,
					String( match.variation_id ),
					match.is_in_stock ? 'enabled' : 'is-unavailable',
				]
			: [ 'no match', undefined, '', 'selection-needed' ];
	};
	const shownBy = ( {
		phase,
		shown,
		id,
		button,
	}: FormState & { id: string } ) => [
		phase.name,
		shown?.variation,
		id,
		button,
	];

	it( 'keeps the value selected last', () => {
		fc.assert(
			fc.property( variations, acts, ( all, steps ) => {
				const form = open( all );
				for ( const [ act, chosen ] of steps.filter(
					( [ one ] ) => one === 'colour' || one === 'size'
				) ) {
					form.choose( act, chosen );
					expect( form.get().selection[ act ] ).toBe( chosen );
				}
			} )
		);
	} );

	it( 'shows the variation that a linear search finds', () => {
		fc.assert(
			fc.property( variations, acts, ( all, steps ) => {
				const form = open( all );
				for ( const [ act, chosen ] of steps ) {
					if ( act === 'check' || act === 'reset' ) {
						form.dispatch( { type: act } );
					} else {
						form.choose( act, chosen );
					}
					expect( shownBy( form.get() ) ).toEqual(
						wanted( all, form.get().selection )
					);
				}
			} )
		);
	} );
} );
