import { findPart } from '@vitrina/react';
import { nameOf } from './form-choice';
import type { SwatchSettings } from './item-states';
import type { SwatchLook, SwatchTexts } from './look';

/** A swatch as PHP printed it; see swatch_item() of the theme. */
export interface PrintedSwatch {
	readonly value: string;
	readonly title: string;
	/** Its classes but those that change. */
	readonly className: string;
	/** How it looks until the form has told more. */
	readonly look: SwatchLook;
}

/** Attributes of the list, as PHP printed them. */
export interface PrintedList {
	readonly className: string;
	readonly 'aria-label': string;
	readonly 'data-attribute_name': string;
	readonly 'data-attribute_values': string;
}

/** What PHP printed of the values of one attribute; see add_swatches() of the theme. */
export interface SwatchesProps {
	readonly form: HTMLFormElement;
	/** As the form knows the attribute. */
	readonly name: string;
	readonly list: PrintedList;
	readonly swatches: readonly PrintedSwatch[];
	/** The value that is chosen; empty for none. */
	readonly selected: string;
	/** Stands before the name of what is chosen; null where the owner wants no name. */
	readonly separator: string | null;
	readonly settings: SwatchSettings;
	readonly texts: SwatchTexts;
}

const CHANGING = [ 'selected', 'disabled', 'no-stock' ];

function readSwatch( item: HTMLElement ): PrintedSwatch {
	const { classList, dataset } = item;
	return {
		value: dataset.value ?? '',
		title: dataset.title ?? '',
		className: [ ...classList ]
			.filter( ( name ) => ! CHANGING.includes( name ) )
			.join( ' ' ),
		look: {
			isClosed: item.getAttribute( 'aria-disabled' ) === 'true',
			isCrossedOut: classList.contains( 'disabled' ),
			reason: classList.contains( 'no-stock' ) ? 'outOfStock' : undefined,
		},
	};
}

/**
 * Reads the swatches of an attribute from their markup.
 *
 * @param  element The island.
 * @throws {Error} Where the form, the list or the select is missing.
 */
export function readMarkup( element: HTMLElement ): SwatchesProps {
	const form = element.closest( 'form' );
	if ( ! form ) {
		throw new Error( 'The swatches are in no form.' );
	}
	const list = findPart( element, '[role="radiogroup"]', 'swatches' );
	const radios = [
		...list.querySelectorAll< HTMLElement >( '[role="radio"]' ),
	];
	const { texts, ...settings } = JSON.parse(
		findPart( form, '.swatch-data', 'form' ).textContent ?? ''
	) as SwatchSettings & { texts: SwatchTexts };
	const attribute = ( name: string ) => list.getAttribute( name ) ?? '';
	return {
		form,
		name: nameOf( findPart( element, 'select', 'swatches' ) ),
		list: {
			className: list.className,
			'aria-label': attribute( 'aria-label' ),
			'data-attribute_name': attribute( 'data-attribute_name' ),
			'data-attribute_values': attribute( 'data-attribute_values' ),
		},
		swatches: radios.map( readSwatch ),
		selected:
			radios.find( ( { ariaChecked } ) => ariaChecked === 'true' )
				?.dataset.value ?? '',
		separator:
			element.querySelector< HTMLElement >( '.swatches__chosen' )?.dataset
				.separator ?? null,
		settings,
		texts,
	};
}
