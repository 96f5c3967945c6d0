import {
	useEffect,
	useLayoutEffect,
	useState,
	useSyncExternalStore,
} from 'react';
import { together } from '@vitrina/core';
import type { RotationStatus } from './rotation';
import { createRotator } from './rotator';
import { reducedMotion } from '../reduced-motion';
import { watchHolds } from './watch-holds';

export interface UseRotation {
	/** Whether the owner enabled autoplay. */
	readonly isOn: boolean;
	/** Milliseconds between two steps. */
	readonly interval: number;
	/** Advances by one; returns false at the end. Later renders cannot change this function. */
	readonly step: () => boolean;
}

export interface UsedRotation {
	readonly status: RotationStatus;
	/** Value of `aria-live`: `off` during autoplay, so that nothing is announced. */
	readonly live: 'off' | 'polite';
	/** Called when the visitor uses the controls. */
	readonly stop: () => void;
	readonly toggle: () => void;
}

/**
 * Autoplay of a carousel, paused while a visitor uses it (WAI-ARIA, carousel pattern).
 * Under reduced motion it is stopped. The island's `data-rotation` carries the status.
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
		if ( isOn ) {
			return together(
				watchHolds( element, rotator.dispatch ),
				rotator.run()
			);
		}
		return undefined;
	}, [ element, isOn, rotator ] );
	return {
		status,
		live: status === 'stopped' ? 'polite' : 'off',
		stop: rotator.stop,
		toggle: status === 'stopped' ? rotator.play : rotator.stop,
	};
}
