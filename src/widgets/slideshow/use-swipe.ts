import { useRef, type PointerEvent } from 'react';
import { swipeStep, type Step } from './sequence';

/** Handles swipes on stacked slides, which do not scroll. Returns handlers for their container. */
export function useSwipe( onSwipe: ( step: Step ) => void ) {
	const from = useRef< { x: number; y: number } | null >( null );
	return {
		onPointerDown( { pointerType, clientX: x, clientY: y }: PointerEvent ) {
			from.current = pointerType === 'touch' ? { x, y } : null;
		},
		onPointerUp( { clientX, clientY }: PointerEvent ) {
			const step = from.current
				? swipeStep(
						clientX - from.current.x,
						clientY - from.current.y
					)
				: 0;
			from.current = null;
			if ( step ) {
				onSwipe( step );
			}
		},
	};
}
