import { defineIsland, type Cleanup } from '@vitrina/core';
import { create } from '../../components/elements';
import { prefersReducedMotion } from '../../components/reduced-motion';
import { pauseButton } from './pause-button';
import { parseProps, type TypingProps } from './props';
import { delayOf, first, lettersOf, next } from './sequence';
import './typing.scss';

/**
 * All phrases stay in the page, for screen readers and to reserve their space; the typed
 * text is shown over them.
 */
defineIsland( 'typing', {
	mount( element, props ) {
		const phrases = element.querySelector< HTMLElement >(
			'.vitrina-typing__phrases'
		);
		if ( ! phrases || prefersReducedMotion() ) {
			return () => {};
		}
		const settings = parseProps( props );
		const typed = create( 'span' );
		const cursor = create(
			'span',
			{ class: 'vitrina-typing__cursor' },
			settings.cursor
		);
		const layer = create(
			'span',
			{ class: 'vitrina-typing__typed', 'aria-hidden': 'true' },
			typed,
			cursor
		);
		phrases.append( layer );
		const stop = type( element, typed, settings );
		return () => {
			stop();
			layer.remove();
		};
	},
} );

function type(
	element: HTMLElement,
	typed: HTMLElement,
	settings: TypingProps
): Cleanup {
	const phrases = [
		...element.querySelectorAll( '.vitrina-typing__phrase' ),
	].map( ( { firstChild } ) => lettersOf( firstChild?.textContent ?? '' ) );
	const lengths = phrases.map( ( { length } ) => length );
	let state = first;
	let isPaused = false;
	let timer = 0;

	const wait = () => {
		const delay = delayOf( state, settings );
		element.classList.toggle( 'is-done', delay === null );
		if ( delay !== null && ! isPaused ) {
			timer = window.setTimeout( step, delay );
		}
	};
	const step = () => {
		state = next( state, lengths, settings.loop );
		typed.textContent = ( phrases[ state.phrase ] ?? [] )
			.slice( 0, state.letters )
			.join( '' );
		wait();
	};
	const button = pauseButton(
		element.querySelector( '.vitrina-rotation' ),
		() => {
			isPaused = ! isPaused;
			window.clearTimeout( timer );
			element.classList.toggle( 'is-paused', isPaused );
			button.show( ! isPaused );
			wait();
		}
	);
	wait();
	return () => {
		window.clearTimeout( timer );
		button.end();
	};
}
