/** A row as it stands, in CSS pixels. */
export interface RowPosition {
	/** How far it is scrolled. */
	at: number;
	/** How far it can be scrolled. */
	end: number;
	/** How much of it shows. */
	visible: number;
	/** From the edge of one card to that of the next. */
	card: number;
}

/**
 * Where the row goes by a press: on by as many cards as show whole, to the edge
 * of a card, never beyond an end.
 */
export function pageTo(
	{ at, end, visible, card }: RowPosition,
	direction: 1 | -1
): number {
	// The gap after the last card that shows need not show.
	const whole = Math.max( 1, Math.floor( ( visible + card * 0.1 ) / card ) );
	const now = at / card;
	const near =
		direction > 0 ? Math.floor( now + 0.01 ) : Math.ceil( now - 0.01 );
	return Math.min( Math.max( ( near + direction * whole ) * card, 0 ), end );
}
