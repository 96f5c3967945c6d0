import { defineIsland, type Undo } from '@vitrina/core';
import { listen, together } from '../../core/events/listen';
import { rotateCarousel } from '../../components/rotation/rotate-carousel';
import { addRowButtons } from '../../components/sliding-row/row-buttons';
import './carousel.scss';

/** A row that slides by itself, by finger, wheel and keys; here by buttons too. */
defineIsland( 'carousel', {
	mount( element, props ) {
		const row = element.querySelector< HTMLElement >(
			'.vitrina-carousel__slides'
		);
		if ( ! row ) {
			return () => {};
		}
		const { autoplay = false, interval = 2500 } = ( props ?? {} ) as {
			autoplay?: boolean;
			interval?: number;
		};
		const goOn = addRowButtons( row, drawIcon );
		return autoplay ? goByItself( element, row, interval, goOn ) : () => {};
	},
} );

const drawIcon = ( direction: 1 | -1 ) =>
	`<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="${
		direction < 0 ? 'm15 5-7 7 7 7' : 'm9 5 7 7-7 7'
	}"/></svg>`;

function goByItself(
	element: HTMLElement,
	row: HTMLElement,
	interval: number,
	goOn: () => void
): Undo {
	const rotator = rotateCarousel( element, row, interval, () => {
		goOn();
		return true;
	} );
	const stopTaken = together(
		listen( row, 'pointerdown wheel', rotator.stop, { passive: true } ),
		listen< MouseEvent >( element, 'click', ( { target } ) => {
			if ( ( target as Element ).closest( '.row-buttons' ) ) {
				rotator.stop();
			}
		} )
	);
	return together( stopTaken, rotator.end );
}
