import { defineIsland } from '@vitrina/core';
import { prefersReducedMotion } from '../../components/reduced-motion';
import { counted, formatNumber } from './counted';
import { parseProps, type CounterProps } from './props';
import './counter.scss';

/** Counts up to the printed number, once. */
defineIsland( 'counter', {
	mount( element, props ) {
		const number = element.querySelector< HTMLElement >(
			'.vitrina-counter__number'
		);
		if ( ! number || prefersReducedMotion() ) {
			return () => {};
		}
		const settings = parseProps( props );
		const written = number.textContent;
		let frame = 0;
		const observer = new IntersectionObserver( ( entries ) => {
			if ( entries.some( ( { isIntersecting } ) => isIntersecting ) ) {
				observer.disconnect();
				frame = count( number, settings, written, ( next ) => {
					frame = next;
				} );
			}
		} );

		// Keep the final width, because digits differ in width: nothing beside it moves.
		number.style.width = `${ number.getBoundingClientRect().width }px`;
		number.textContent = formatNumber( 0, settings );
		observer.observe( number );
		return () => {
			observer.disconnect();
			cancelAnimationFrame( frame );
			number.textContent = written;
		};
	},
} );

function count(
	element: HTMLElement,
	settings: CounterProps,
	written: string | null,
	onFrame: ( frame: number ) => void
): number {
	const began = performance.now();
	const step = () => {
		const elapsed = performance.now() - began;
		if ( elapsed >= settings.duration ) {
			// Restore the exact text of the server.
			element.textContent = written;
			return;
		}
		element.textContent = formatNumber(
			counted( settings.number, elapsed, settings.duration ),
			settings
		);
		onFrame( requestAnimationFrame( step ) );
	};
	return requestAnimationFrame( step );
}
