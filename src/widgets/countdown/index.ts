import { defineIsland } from '@vitrina/core';
import { timeLeft, untilNextSecond, type TimeLeft } from './time-left';
import './countdown.scss';

const units = [ 'days', 'hours', 'minutes', 'seconds' ] as const;

/** The island says until when; here it says how long that is, each second. */
defineIsland( 'countdown', {
	mount( element ) {
		const stage = element.querySelector( '.vitrina-countdown__stage' );
		const time = element.querySelector( 'time' );
		const end = Date.parse( time?.dateTime ?? '' );
		let timer = 0;

		const tick = () => {
			const now = Date.now();
			const left = timeLeft( end, now );
			stage?.classList.toggle( 'is-over', left === null );
			if ( left ) {
				show( element, left );
				timer = window.setTimeout( tick, untilNextSecond( end, now ) );
			}
		};
		tick();
		return () => window.clearTimeout( timer );
	},
} );

function show( element: HTMLElement, left: TimeLeft ): void {
	for ( const unit of units ) {
		const number = element.querySelector( `[data-unit="${ unit }"]` );
		const text = String( left[ unit ] ).padStart( 2, '0' );
		if ( number && number.textContent !== text ) {
			number.textContent = text;
		}
	}
}
