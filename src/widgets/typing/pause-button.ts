import { listen } from '@vitrina/core';
import type { Cleanup } from '../../core/events/bus';

export interface PauseButton {
	/** Shows the button as "pause" if the animation is running, otherwise as "play". */
	readonly show: ( isGoing: boolean ) => void;
	readonly end: Cleanup;
}

/**
 * The button that pauses the animation, if there is one. It is printed with both labels
 * (`Blocks\RotationButton`).
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
