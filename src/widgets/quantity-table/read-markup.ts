import { discountSettings } from '../../discounts/settings';
import { findPart } from '@vitrina/react';
import type { QuantityTableProps } from './quantity-table';
import { BOX, readTable } from './read-table';

const FORM = 'form.cart';

/** Reads a table from its markup, and finds its form. Throws if the table has no container. */
export function readMarkup( element: HTMLElement ): QuantityTableProps {
	const { isTableDynamic, opacity } = discountSettings();
	const form = (
		element.closest( 'div.product' ) ?? document
	).querySelector< HTMLFormElement >( FORM );
	return {
		printed: readTable( findPart( element, BOX, 'table of prices' ) ),
		printedReached:
			element.querySelector< HTMLElement >( 'tr[aria-current]' )?.dataset
				.from ?? null,
		opacity,
		form,
		followsVariation:
			isTableDynamic && Boolean( form?.matches( '.variations_form' ) ),
	};
}
