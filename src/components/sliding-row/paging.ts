/** The scroll position and sizes of a row, in CSS pixels. */
export interface RowPosition {
	/** The current scroll position. */
	at: number;
	/** The highest scroll position. */
	end: number;
	visible: number;
	/** Width of a card with its gap. */
	card: number;
}

/**
 * The scroll position one page further: moves by the number of fully visible cards,
 * to the edge of a card, never beyond an end.
 */
export function pageTo(
	{ at, end, visible, card }: RowPosition,
	direction: 1 | -1
): number {
	// The gap after the last visible card may be cut off.
	const whole = Math.max( 1, Math.floor( ( visible + card * 0.1 ) / card ) );
	const position = at / card;
	const near =
		direction > 0
			? Math.floor( position + 0.01 )
			: Math.ceil( position - 0.01 );
	return Math.min( Math.max( ( near + direction * whole ) * card, 0 ), end );
}
