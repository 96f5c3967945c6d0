import { listen, together, type Cleanup } from '@vitrina/core';
import type { Hold, RotationEvent } from './rotation';

export const reducedMotion = (): MediaQueryList =>
	window.matchMedia( '(prefers-reduced-motion: reduce)' );

/**
 * Tells what holds something that goes on by itself: the pointer, the keyboard,
 * a hidden page, or that it is out of view.
 *
 * @param element What goes on.
 * @param say     Called with each change.
 */
export function watchHolds(
	element: HTMLElement,
	say: ( event: RotationEvent ) => void
): Cleanup {
	const hold = ( by: Hold, isHeld: boolean ) =>
		say( { type: isHeld ? 'hold' : 'release', by } );
	const observer = new IntersectionObserver( ( entries ) =>
		hold( 'outside', ! entries.at( -1 )?.isIntersecting )
	);
	observer.observe( element );

	const motion = reducedMotion();
	const still = () => motion.matches && say( { type: 'stop' } );
	motion.addEventListener( 'change', still );
	hold( 'hidden', document.hidden );

	return together(
		() => observer.disconnect(),
		() => motion.removeEventListener( 'change', still ),
		// A finger does not rest on anything.
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
