import {
	useEffect,
	useLayoutEffect,
	useState,
	useSyncExternalStore,
} from 'react';
import type { RotationStatus } from './rotation';
import { createRotator } from './rotator';
import { reducedMotion, watchHolds } from './watch-holds';

export interface UseRotation {
	/** Whether the owner wants it to go on by itself at all. */
	readonly isOn: boolean;
	/** Milliseconds between two steps. */
	readonly interval: number;
	/** Goes one on; false at the end. The first one given is used throughout. */
	readonly step: () => boolean;
}

export interface UsedRotation {
	readonly status: RotationStatus;
	/** Value of `aria-live`: `off` while it changes by itself, so that nothing is announced. */
	readonly live: 'off' | 'polite';
	/** The visitor has taken it over. */
	readonly stop: () => void;
	/** What the button does: stops it, or lets it go on. */
	readonly toggle: () => void;
}

/**
 * Lets a carousel go on by itself for as long as nobody is busy with it
 * (WAI-ARIA, carousel pattern). Under reduced motion it is stopped.
 *
 * @param element          The island; its `data-rotation` carries the status.
 * @param options          What goes on, and how fast.
 * @param options.isOn
 * @param options.interval
 * @param options.step
 */
export function useRotation(
	element: HTMLElement,
	{ isOn, interval, step }: UseRotation
): UsedRotation {
	const [ rotator ] = useState( () =>
		createRotator( {
			interval,
			step,
			isStopped: ! isOn || reducedMotion().matches,
		} )
	);
	const status = useSyncExternalStore< RotationStatus >(
		rotator.subscribe,
		rotator.status,
		() => ( isOn ? 'paused' : 'stopped' )
	);
	useLayoutEffect( () => {
		if ( isOn ) {
			element.dataset.rotation = status;
		}
	}, [ element, isOn, status ] );
	useEffect( () => {
		if ( ! isOn ) {
			return;
		}
		const forget = watchHolds( element, rotator.say );
		const end = rotator.run();
		return () => {
			forget();
			end();
		};
	}, [ element, isOn, rotator ] );
	return {
		status,
		live: status === 'stopped' ? 'polite' : 'off',
		stop: rotator.stop,
		toggle: status === 'stopped' ? rotator.play : rotator.stop,
	};
}
