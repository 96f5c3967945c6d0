/** The state of each swatch of a form, by the rules of spec §4. */
import type { Choice } from '../../variations';

/** Settings of the shop, printed by PHP (runtime/src/Swatches/FormSwatches.php). */
export interface SwatchSettings {
	readonly clearOnReselect: boolean;
	readonly deselectUnavailable: boolean;
	readonly clickableOutOfStock: boolean;
	/** Show the stock up to this number of items; 0 shows none. */
	readonly stockThreshold: number;
}

export type SwatchState = 'selected' | 'disabled' | 'no-stock' | 'enabled';

export interface SwatchItem {
	readonly state: SwatchState;
	/** The reason why it is unavailable or out of stock. */
	readonly reason?: 'outOfStock' | 'unavailable';
	/** Whether a click selects it. */
	readonly isChoosable: boolean;
	/** Items in stock, if few. */
	readonly left?: number | undefined;
}

/**
 * The states of an attribute's values.
 *
 * @param name     The attribute.
 * @param values   All values that the swatches offer.
 * @param enabled  Value → whether its option is enabled. WooCommerce's own script removes
 *                 the options that are not available.
 * @param choice   The form's state.
 * @param settings The shop's settings.
 */
export function itemStates(
	name: string,
	values: readonly string[],
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
				enabled.has( value ) &&
				! possible?.has( value ) &&
				Boolean( offered?.has( value ) ),
		};
	};

	const items = new Map< string, SwatchItem >();
	for ( const value of values ) {
		const item = describe( value, enabled.get( value ) ?? false );
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
 * Stock of the variation that selecting this value would complete: only while exactly one
 * attribute is not selected, in stock, and not above the threshold.
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
