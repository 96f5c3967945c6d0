import { defineIsland, isModified, listen } from '@vitrina/core';
import { prefersReducedMotion } from '../../components/reduced-motion';
import { scrolledAt } from './ease';

/** Any input of the visitor stops the animation. */
const OWN_MOVES = 'wheel touchstart keydown';

/** The island is a link to the top of the page; a click scrolls there smoothly. */
defineIsland( 'scroll-to-top', {
	mount( element, props ) {
		const { duration = 400 } = ( props ?? {} ) as { duration?: number };
		return listen< MouseEvent >( element, 'click', ( event ) => {
			if ( ! isModified( event ) ) {
				event.preventDefault();
				scrollUp( prefersReducedMotion() ? 0 : duration );
			}
		} );
	},
} );

function scrollUp( duration: number ): void {
	const from = window.scrollY;
	const start = performance.now();
	let isOver = false;
	const end = () => {
		isOver = true;
		stopListening();
	};
	const stopListening = listen( window, OWN_MOVES, end, { passive: true } );
	const step = () => {
		if ( isOver ) {
			return;
		}
		const top = scrolledAt( from, performance.now() - start, duration );
		window.scrollTo( { top, behavior: 'instant' } );
		if ( top > 0 ) {
			requestAnimationFrame( step );
		} else {
			end();
			focusTop();
		}
	};
	step();
}

/** Moves the focus to the top, as a native jump does. */
function focusTop(): void {
	const { body } = document;
	body.tabIndex = -1;
	body.focus( { preventScroll: true } );
	body.removeAttribute( 'tabindex' );
}
