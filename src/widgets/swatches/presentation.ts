import type { SwatchItem } from './item-states';

/** Texts of a swatch, in the shop's language. */
export type SwatchTexts = Record<
	'outOfStock' | 'unavailable' | 'stockLeft',
	string
>;

/** How a swatch is shown, apart from being selected. */
export interface SwatchPresentation {
	/** Whether a click selects nothing. */
	readonly isDisabled: boolean;
	/** Whether it is shown as unavailable. */
	readonly isCrossedOut: boolean;
	readonly reason?: SwatchItem[ 'reason' ] | undefined;
	/** Items in stock, if few. */
	readonly left?: number | undefined;
}

export const toPresentation = ( item: SwatchItem ): SwatchPresentation => ( {
	isDisabled: ! item.isChoosable,
	isCrossedOut: item.reason !== undefined && item.state !== 'no-stock',
	reason: item.reason,
	left: item.left,
} );

/** The stock text under a swatch, or empty. */
export const stockText = (
	{ left }: SwatchPresentation,
	texts: SwatchTexts
): string => ( left ? texts.stockLeft.replace( '%d', String( left ) ) : '' );

/** The accessible name of a swatch: all visible information about it. */
export const labelOf = (
	title: string,
	presentation: SwatchPresentation,
	texts: SwatchTexts
): string =>
	[
		title,
		presentation.reason && texts[ presentation.reason ],
		stockText( presentation, texts ),
	]
		.filter( Boolean )
		.join( ', ' );
