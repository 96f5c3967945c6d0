import { listen } from '../../core/events/listen';
import type { Undo } from '../../core/events/bus';
import { slide } from '../../components/sliding-row/slide';
import { swipeStep } from './sequence';

/** How a slide takes the place of another. */
export interface Stage {
	readonly show: ( at: number ) => void;
	readonly end: Undo;
}

export interface StageEvents {
	/** A finger asks for the next or the previous one. */
	readonly onSwipe: ( step: 1 | -1 ) => void;
	/** A visitor has scrolled to a slide. */
	readonly onScrolled: ( at: number ) => void;
	/** A visitor has taken hold of the slides. */
	readonly onTouched: () => void;
}

/** One above the other; the styles fade them. */
export function fadeStage(
	box: HTMLElement,
	slides: readonly HTMLElement[],
	{ onSwipe }: StageEvents
): Stage {
	let from: PointerEvent | undefined;
	box.classList.add( 'is-fade' );
	box.removeAttribute( 'tabindex' );
	box.scrollLeft = 0;
	const stopDown = listen< PointerEvent >( box, 'pointerdown', ( event ) => {
		from = event.pointerType === 'touch' ? event : undefined;
	} );
	const stopUp = listen< PointerEvent >( box, 'pointerup', ( event ) => {
		const step = from
			? swipeStep(
					event.clientX - from.clientX,
					event.clientY - from.clientY
				)
			: 0;
		from = undefined;
		if ( step ) {
			onSwipe( step );
		}
	} );
	return {
		show( at ) {
			slides.forEach( ( element, index ) => {
				element.classList.toggle( 'is-current', index === at );
				element.inert = index !== at;
			} );
		},
		end() {
			stopDown();
			stopUp();
			box.classList.remove( 'is-fade' );
			box.tabIndex = 0;
			slides.forEach( ( element ) => {
				element.inert = false;
			} );
		},
	};
}

/** One beside the other, in a row that scrolls by itself as well. */
export function slideStage(
	box: HTMLElement,
	slides: readonly HTMLElement[],
	speed: number,
	{ onScrolled, onTouched }: StageEvents
): Stage {
	const stopTouch = listen( box, 'pointerdown wheel', onTouched, {
		passive: true,
	} );
	const stopScroll = listen(
		box,
		'scrollend',
		() => onScrolled( Math.round( box.scrollLeft / box.clientWidth ) ),
		{ passive: true }
	);
	return {
		show( at ) {
			const target = slides[ at ];
			const start = slides[ 0 ];
			if ( target && start ) {
				slide( box, target.offsetLeft - start.offsetLeft, speed );
			}
		},
		end() {
			stopTouch();
			stopScroll();
		},
	};
}
