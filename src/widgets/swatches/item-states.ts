/**
 * What each swatch of a form is, by the sentences of spec §4.
 */
import type { Choice } from '../../variations';

/** What the owner has set; PHP prints it (theme/inc/swatches/swatches.php). */
export interface SwatchSettings {
	readonly clearOnReselect: boolean;
	readonly deselectUnavailable: boolean;
	readonly clickableOutOfStock: boolean;
	/** Up to so many pieces are worth saying; 0 says nothing. */
	readonly stockThreshold: number;
}

export type SwatchState = 'selected' | 'disabled' | 'no-stock' | 'enabled';

export interface SwatchItem {
	readonly state: SwatchState;
	/** Why it is not simply to be had. */
	readonly reason?: 'outOfStock' | 'unavailable';
	/** Whether a click chooses it. */
	readonly isChoosable: boolean;
	/** Pieces left, where few are. */
	readonly left?: number | undefined;
}

/**
 * The items of one attribute.
 *
 * @param name     The attribute, as its select has it.
 * @param enabled  Value → whether its option in the select may be chosen.
 * @param choice   What is known of the form.
 * @param settings What the owner has set.
 */
export function itemStates(
	name: string,
	enabled: ReadonlyMap< string, boolean >,
	choice: Choice,
	settings: SwatchSettings
): Map< string, SwatchItem > {
	const { index, selection } = choice;
	const possible = index.possible( selection )[ name ];
	const outOfStock = index.outOfStock( selection )[ name ];
	const offered = index.possible( {} )[ name ];

	const describe = ( value: string, isOpen: boolean ): SwatchItem => {
		if ( outOfStock?.has( value ) ) {
			const { clickableOutOfStock: isChoosable } = settings;
			const state = isChoosable ? 'no-stock' : 'disabled';
			return { state, reason: 'outOfStock', isChoosable };
		}
		if ( isOpen && possible?.has( value ) ) {
			return { state: 'enabled', isChoosable: true };
		}
		return {
			state: 'disabled',
			reason: 'unavailable',
			isChoosable:
				settings.deselectUnavailable &&
				! possible?.has( value ) &&
				Boolean( offered?.has( value ) ),
		};
	};

	const items = new Map< string, SwatchItem >();
	for ( const [ value, isOpen ] of enabled ) {
		const item = describe( value, isOpen );
		items.set(
			value,
			value === selection[ name ]
				? { ...item, state: 'selected', isChoosable: true }
				: { ...item, left: stockLeft( name, value, choice, settings ) }
		);
	}
	return items;
}

/**
 * Pieces left of the variation that one more choice would make: said of a
 * candidate in stock, with no more than the threshold, while exactly one
 * attribute is open.
 */
function stockLeft(
	name: string,
	value: string,
	{ index, selection }: Choice,
	{ stockThreshold }: SwatchSettings
): number | undefined {
	const open = index.matrix.attributes.filter(
		( attribute ) => ! selection[ attribute.name ]
	);
	if ( ! stockThreshold || open.length !== 1 || open[ 0 ]?.name !== name ) {
		return undefined;
	}
	const candidate = index.find( { ...selection, [ name ]: value } );
	const stock = candidate?.isInStock ? candidate.stock : null;
	return stock !== null && stock <= stockThreshold ? stock : undefined;
}
