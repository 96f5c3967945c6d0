/** In milliseconds (spec §9: 50, 20, 1000 and 1000). */
export interface TypingTimes {
	readonly typeSpeed: number;
	readonly backSpeed: number;
	readonly startDelay: number;
	readonly backDelay: number;
}

/** State of the animation: the phrase, its number of shown letters, and the next action. */
export interface TypingState {
	readonly phase: 'waiting' | 'typing' | 'holding' | 'deleting' | 'done';
	readonly phrase: number;
	readonly letters: number;
}

export const first: TypingState = { phase: 'waiting', phrase: 0, letters: 0 };

/**
 * Returns the next state. `lengths` are the phrases' numbers of letters. With `loop` the
 * first phrase follows the last one.
 */
export function next(
	state: TypingState,
	lengths: readonly number[],
	loop: boolean
): TypingState {
	const { phase, phrase, letters } = state;
	switch ( phase ) {
		case 'waiting':
			return { ...state, phase: 'typing' };
		case 'typing':
			return typeOne( state, lengths, loop );
		case 'holding':
			return { ...state, phase: 'deleting' };
		case 'deleting':
			return letters > 1
				? { ...state, letters: letters - 1 }
				: {
						phase: 'typing',
						phrase: ( phrase + 1 ) % lengths.length,
						letters: 0,
					};
		case 'done':
			return state;
	}
}

function typeOne(
	{ phrase, letters }: TypingState,
	lengths: readonly number[],
	loop: boolean
): TypingState {
	const typed = letters + 1;
	const isWhole = typed >= ( lengths[ phrase ] ?? 0 );
	const isLast = ! loop && phrase === lengths.length - 1;
	if ( ! isWhole ) {
		return { phase: 'typing', phrase, letters: typed };
	}
	return { phase: isLast ? 'done' : 'holding', phrase, letters: typed };
}

/** Returns the duration of a state in milliseconds; null if it is final. */
export function delayOf(
	{ phase }: TypingState,
	times: TypingTimes
): number | null {
	switch ( phase ) {
		case 'waiting':
			return times.startDelay;
		case 'typing':
			return times.typeSpeed;
		case 'holding':
			return times.backDelay;
		case 'deleting':
			return times.backSpeed;
		case 'done':
			return null;
	}
}

/** Splits a text into graphemes: an accent belongs to its letter. */
export function lettersOf( text: string ): string[] {
	return Array.from(
		new Intl.Segmenter().segment( text ),
		( { segment } ) => segment
	);
}
