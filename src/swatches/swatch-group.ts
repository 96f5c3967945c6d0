import { elementEvents } from '@vitrina/core';
import { enhanceRadioGroup } from './radio-group';
import {
	itemStates,
	type Choice,
	type SwatchItem,
	type SwatchSettings,
} from './state';

/** What the script says of a swatch, in the shop's language. */
export type SwatchTexts = Record<
	'outOfStock' | 'unavailable' | 'stockLeft',
	string
>;

export interface SwatchData extends SwatchSettings {
	readonly texts: SwatchTexts;
}

export interface SwatchGroup {
	/** Shows what can be chosen now, by what is known of the form. */
	refresh: ( choice?: Choice ) => void;
}

/**
 * The radios over one select. The select keeps the value: a choice is made in
 * it, and the form hears its `change`.
 *
 * @param list   The group.
 * @param select Its select.
 * @param data   Settings and texts.
 */
export function createSwatchGroup(
	list: HTMLElement,
	select: HTMLSelectElement,
	data: SwatchData
): SwatchGroup {
	const name = select.dataset.attribute_name || select.name;
	const chosen =
		list.parentElement?.querySelector< HTMLElement >( '.swatches__chosen' );
	const events = elementEvents( list, {} );
	let items = new Map< string, SwatchItem >();
	/** Radio → what it shows, so that only what is new is written. */
	const shown = new WeakMap< HTMLElement, Look >();

	const valueOf = ( radio: HTMLElement ) =>
		radio.getAttribute( 'data-value' ) ?? '';

	const write = ( radio: HTMLElement, value: string ) => {
		select.value = value;
		select.dispatchEvent( new Event( 'change', { bubbles: true } ) );
		events.raise(
			value ? 'wvs-selected-item' : 'wvs-unselected-item',
			[ valueOf( radio ), events.wrap( select ), events.wrap( list ) ],
			radio
		);
	};

	const group = enhanceRadioGroup( list, ( radio, isMove ) => {
		const value = valueOf( radio );
		if ( value !== select.value ) {
			if ( isChoosable( radio, items.get( value ) ) ) {
				write( radio, value );
			}
		} else if ( data.clearOnReselect && ! isMove ) {
			write( radio, '' );
		}
	} );

	// Labels and the form's own reset lead to the select, which nobody sees.
	select.tabIndex = -1;
	select.ariaHidden = 'true';
	// After what is shown of the choice that led there.
	select.addEventListener( 'focus', () => queueMicrotask( group.focus ) );

	return {
		refresh( choice ) {
			items = choice
				? itemStates( name, optionsOf( select ), choice, data )
				: items;
			const { value } = select;
			let checked: HTMLElement | undefined;
			for ( const radio of list.querySelectorAll< HTMLElement >(
				'[role="radio"]'
			) ) {
				const own = valueOf( radio );
				const isChecked = own === value;
				const item = items.get( own );
				checked = isChecked ? radio : checked;
				const look = { ...item, isChecked };
				if ( isSame( shown.get( radio ), look ) ) {
					continue;
				}
				shown.set( radio, look );
				radio.ariaChecked = String( isChecked );
				radio.classList.toggle( 'selected', isChecked );
				if ( item ) {
					showItem( radio, item, data.texts );
				}
				if ( isChecked && chosen ) {
					chosen.textContent = `${ chosen.dataset.separator } ${ radio.dataset.title }`;
				}
			}
			if ( ! value && chosen ) {
				chosen.textContent = '';
			}
			group.rove( checked );
		},
	};
}

interface Look extends Partial< SwatchItem > {
	readonly isChecked: boolean;
}

const isSame = ( one: Look | undefined, other: Look ): boolean =>
	one?.isChecked === other.isChecked &&
	one.state === other.state &&
	one.reason === other.reason &&
	one.isChoosable === other.isChoosable &&
	one.left === other.left;

/** Before the form is known, the server's word holds. */
const isChoosable = ( radio: HTMLElement, item?: SwatchItem ) =>
	item ? item.isChoosable : radio.ariaDisabled !== 'true';

function optionsOf( select: HTMLSelectElement ): Map< string, boolean > {
	const options = new Map< string, boolean >();
	for ( const { value, disabled } of select.options ) {
		if ( value ) {
			options.set( value, ! disabled );
		}
	}
	return options;
}

function showItem(
	radio: HTMLElement,
	{ state, reason, isChoosable: isOpen, left }: SwatchItem,
	texts: SwatchTexts
): void {
	const { title = '' } = radio.dataset;
	const why = reason ? texts[ reason ] : '';
	const few = left ? texts.stockLeft.replace( '%d', String( left ) ) : '';
	const isOut = reason !== undefined;

	radio.classList.toggle( 'disabled', isOut && state !== 'no-stock' );
	radio.classList.toggle( 'no-stock', reason === 'outOfStock' );
	radio.ariaDisabled = String( ! isOpen );
	radio.ariaLabel = [ title, why, few ].filter( Boolean ).join( ', ' );
	radio.dataset.wvstooltip = [ title, why ].filter( Boolean ).join( ' – ' );
	showStock( radio, few );
}

/** The line under a swatch; it is said with the name already. */
function showStock( radio: HTMLElement, text: string ): void {
	const line = radio.querySelector( '.variable-item-stock' );
	if ( ! text || line ) {
		line?.replaceChildren( text );
		return;
	}
	const made = document.createElement( 'span' );
	made.className = 'variable-item-stock';
	made.ariaHidden = 'true';
	made.textContent = text;
	radio.append( made );
}
