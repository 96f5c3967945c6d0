import { listen, together } from '../../core/events/listen';
import {
	begin,
	next,
	statusOf,
	type Hold,
	type RotationEvent,
	type RotationStatus,
} from './rotation';

export interface Rotating {
	/** Milliseconds between two steps. */
	readonly interval: number;
	/** Goes one on; false where it has come to an end. */
	readonly step: () => boolean;
	readonly onStatus?: ( status: RotationStatus ) => void;
}

export interface Rotator {
	readonly status: () => RotationStatus;
	/** A visitor has taken it over. */
	readonly stop: () => void;
	readonly play: () => void;
	readonly end: () => void;
}

const reducedMotion = () =>
	window.matchMedia( '(prefers-reduced-motion: reduce)' );

/**
 * Lets something go on by itself for as long as nobody is busy with it. Under
 * reduced motion it is stopped.
 */
export function rotate(
	element: HTMLElement,
	{ interval, step, onStatus = () => {} }: Rotating
): Rotator {
	let rotation = begin( reducedMotion().matches );
	let timer = 0;

	const say = ( event: RotationEvent ) => {
		rotation = next( rotation, event );
		update();
	};
	const tick = () => {
		if ( step() ) {
			update();
		} else {
			say( { type: 'stop' } );
		}
	};
	const update = () => {
		window.clearTimeout( timer );
		const status = statusOf( rotation );
		if ( status === 'playing' ) {
			timer = window.setTimeout( tick, interval );
		}
		onStatus( status );
	};
	const undo = watch( element, say );
	update();

	return {
		status: () => statusOf( rotation ),
		stop: () => say( { type: 'stop' } ),
		play: () => say( { type: 'play' } ),
		end: () => {
			window.clearTimeout( timer );
			undo();
		},
	};
}

function watch(
	element: HTMLElement,
	say: ( event: RotationEvent ) => void
): () => void {
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
