import { listen, together, type Cleanup } from '@vitrina/core';
import { reducedMotion } from '../reduced-motion';
import type { Hold, RotationEvent } from './rotation';

/** Reports what holds autoplay: pointer, focus, a hidden page, or an element out of view. */
export function watchHolds(
	element: HTMLElement,
	dispatch: ( event: RotationEvent ) => void
): Cleanup {
	const hold = ( by: Hold, isHeld: boolean ) =>
		dispatch( { type: isHeld ? 'hold' : 'release', by } );
	const observer = new IntersectionObserver( ( entries ) =>
		hold( 'outside', ! entries.at( -1 )?.isIntersecting )
	);
	observer.observe( element );

	const motion = reducedMotion();
	const stopIfReduced = () => motion.matches && dispatch( { type: 'stop' } );
	motion.addEventListener( 'change', stopIfReduced );
	hold( 'hidden', document.hidden );

	return together(
		() => observer.disconnect(),
		() => motion.removeEventListener( 'change', stopIfReduced ),
		// Touch has no hover.
		listen< PointerEvent >(
			element,
			'pointerenter',
			( { pointerType } ) =>
				pointerType !== 'touch' && hold( 'pointer', true )
		),
		listen( element, 'pointerleave', () => hold( 'pointer', false ) ),
		listen( element, 'focusin', () => hold( 'focus', true ) ),
		listen< FocusEvent >(
			element,
			'focusout',
			( { relatedTarget } ) =>
				! element.contains( relatedTarget as Node | null ) &&
				hold( 'focus', false )
		),
		listen( document, 'visibilitychange', () =>
			hold( 'hidden', document.hidden )
		)
	);
}
