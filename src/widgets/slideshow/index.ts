import { defineIsland, type Undo } from '@vitrina/core';
import { listen, together } from '../../core/events/listen';
import type { Rotator } from '../../components/rotation/rotate';
import { rotateCarousel } from '../../components/rotation/rotate-carousel';
import { parseProps, type SlideshowProps } from './props';
import { follow } from './sequence';
import { fadeStage, slideStage, type StageEvents } from './stages';
import './slideshow.scss';

/** A row of slides; here one at a time, by itself or by its buttons. */
defineIsland( 'slideshow', {
	mount( element, props ) {
		const box = element.querySelector< HTMLElement >(
			'.vitrina-slideshow__slides'
		);
		return box && box.childElementCount > 1
			? show( element, box, parseProps( props ) )
			: () => {};
	},
} );

function show(
	element: HTMLElement,
	box: HTMLElement,
	{ animation, autoplay, interval, speed, loop }: SlideshowProps
): Undo {
	const slides = [ ...box.children ] as HTMLElement[];
	const buttons = [
		...element.querySelectorAll< HTMLElement >( '[data-step]' ),
	];
	let at = 0;
	let rotator: Rotator | undefined;

	const goTo = ( to: number ) => {
		at = to;
		stage.show( at );
		tell();
	};
	const tell = () => {
		const place = element.querySelector( '.vitrina-slideshow__place span' );
		if ( place ) {
			place.textContent = String( at + 1 );
		}
		// A button that is disabled for real would lose the focus.
		buttons.forEach( ( button ) =>
			button.setAttribute(
				'aria-disabled',
				String( stepOf( button, at ) === at )
			)
		);
	};
	const stepOf = ( button: HTMLElement, from: number ) =>
		follow(
			from,
			slides.length,
			button.dataset.step === '1' ? 1 : -1,
			loop
		);
	const events: StageEvents = {
		onSwipe: ( step ) => {
			rotator?.stop();
			goTo( follow( at, slides.length, step, loop ) );
		},
		onScrolled: ( to ) => {
			at = to;
			tell();
		},
		onTouched: () => rotator?.stop(),
	};
	const stage =
		animation === 'fade'
			? fadeStage( box, slides, events )
			: slideStage( box, slides, speed, events );

	if ( autoplay ) {
		rotator = rotateCarousel( element, box, interval, () => {
			const to = follow( at, slides.length, 1, loop );
			const goesOn = to !== at;
			goTo( to );
			return goesOn;
		} );
	}
	const undos = buttons.map( ( button ) =>
		listen( button, 'click', () => {
			rotator?.stop();
			goTo( stepOf( button, at ) );
		} )
	);
	goTo( 0 );
	return together( ...undos, () => rotator?.end(), stage.end );
}
