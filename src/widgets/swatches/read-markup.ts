import { findPart } from '@vitrina/react';
import { nameOf } from '../../components/variation-form/selects';
import type { SwatchSettings } from './item-states';
import type { SwatchPresentation, SwatchTexts } from './presentation';

/** A swatch in PHP's markup; see FormSwatches of the runtime. */
export interface PrintedSwatch {
	readonly value: string;
	readonly title: string;
	/** Its classes without those that change. */
	readonly className: string;
	/** Its presentation until the form has sent its state. */
	readonly presentation: SwatchPresentation;
}

/** Attributes of the list element in PHP's markup. */
export interface PrintedList {
	readonly className: string;
	readonly 'aria-label': string;
	readonly 'data-attribute_name': string;
	readonly 'data-attribute_values': string;
}

/** PHP's markup of one attribute; see FormSwatches of the runtime. */
export interface SwatchesProps {
	readonly form: HTMLFormElement;
	/** Name of the attribute in the form. */
	readonly name: string;
	readonly list: PrintedList;
	readonly swatches: readonly PrintedSwatch[];
	/** The selected value; empty for none. */
	readonly selected: string;
	/** Text before the name of the selected value; null if the name is not shown. */
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
		presentation: {
			isDisabled: item.getAttribute( 'aria-disabled' ) === 'true',
			isCrossedOut: classList.contains( 'disabled' ),
			reason: classList.contains( 'no-stock' ) ? 'outOfStock' : undefined,
		},
	};
}

/** Reads the swatches of an attribute. Throws if the form, the list or the select is missing. */
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
