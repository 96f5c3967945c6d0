import { together } from '../../core/events/listen';
import { rotate, type Rotator } from './rotate';
import { rotationButton } from './rotation-button';

/**
 * Lets a carousel go on by itself, and its button stop it (WAI-ARIA, carousel
 * pattern).
 *
 * @param element  The carousel; its `data-rotation` says how it stands.
 * @param slides   What changes.
 * @param interval Milliseconds between two changes.
 * @param step     Goes one on; false where it has come to an end.
 */
export function rotateCarousel(
	element: HTMLElement,
	slides: HTMLElement,
	interval: number,
	step: () => boolean
): Rotator {
	const button = rotationButton(
		element.querySelector( '.vitrina-rotation' ),
		() =>
			rotator.status() === 'stopped' ? rotator.play() : rotator.stop()
	);
	const rotator = rotate( element, {
		interval,
		step,
		onStatus( status ) {
			element.dataset.rotation = status;
			button.show( status !== 'stopped' );
			// What changes by itself is not read out over what is being read.
			slides.setAttribute(
				'aria-live',
				status === 'stopped' ? 'polite' : 'off'
			);
		},
	} );
	return { ...rotator, end: together( rotator.end, button.end ) };
}
