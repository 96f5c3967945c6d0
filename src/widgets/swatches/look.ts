import type { SwatchItem } from './item-states';

/** What is said of a swatch, in the shop's language. */
export type SwatchTexts = Record<
	'outOfStock' | 'unavailable' | 'stockLeft',
	string
>;

/** How one swatch looks, apart from being chosen. */
export interface SwatchLook {
	/** Whether a press chooses nothing. */
	readonly isClosed: boolean;
	/** Whether it looks as if it could not be had. */
	readonly isCrossedOut: boolean;
	/** Why it is not simply to be had. */
	readonly reason?: SwatchItem[ 'reason' ] | undefined;
	/** Pieces left, where few are. */
	readonly left?: number | undefined;
}

/**
 * @param item What is known of the value.
 */
export const toLook = ( item: SwatchItem ): SwatchLook => ( {
	isClosed: ! item.isChoosable,
	isCrossedOut: item.reason !== undefined && item.state !== 'no-stock',
	reason: item.reason,
	left: item.left,
} );

/**
 * The line under a swatch; empty where nothing is to be said.
 *
 * @param look      Of the swatch.
 * @param look.left Pieces left.
 * @param texts     In the shop's language.
 */
export const stockText = (
	{ left }: SwatchLook,
	texts: SwatchTexts
): string => ( left ? texts.stockLeft.replace( '%d', String( left ) ) : '' );

/**
 * The name of a swatch for assistive technology: all that can be seen of it.
 *
 * @param title Of the value.
 * @param look  Of the swatch.
 * @param texts In the shop's language.
 */
export const labelOf = (
	title: string,
	look: SwatchLook,
	texts: SwatchTexts
): string =>
	[ title, look.reason && texts[ look.reason ], stockText( look, texts ) ]
		.filter( Boolean )
		.join( ', ' );
