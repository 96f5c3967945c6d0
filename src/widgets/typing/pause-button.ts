import { listen } from '@vitrina/core';
import type { Cleanup } from '../../core/events/bus';

export interface PauseButton {
	/** What it would do now follows from whether the phrase is being typed. */
	readonly show: ( isGoing: boolean ) => void;
	readonly end: Cleanup;
}

/**
 * The button that stops what moves by itself. It is printed with both of its
 * names (`Blocks\RotationButton`).
 *
 * @param button  As printed; there may be none.
 * @param onPress A visitor has pressed it.
 */
export function pauseButton(
	button: HTMLElement | null,
	onPress: () => void
): PauseButton {
	const show = ( isGoing: boolean ) => {
		const name = button?.dataset[ isGoing ? 'pause' : 'play' ];
		button?.setAttribute( 'aria-label', name ?? '' );
		button?.classList.toggle( 'is-stopped', ! isGoing );
	};
	return {
		show,
		end: button ? listen( button, 'click', onPress ) : () => {},
	};
}
