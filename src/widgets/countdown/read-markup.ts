import { findPart } from '@vitrina/react';
import { UNITS, type Unit } from './time-left';

/** The words for 1, for 2 and for 10: Lithuanian has three forms. */
export type Forms = readonly [ one: string, few: string, many: string ];

/** What PHP printed of one unit. */
export interface PrintedUnit {
	readonly forms: Forms;
	/** The same as PHP wrote them, which escapes letters that JavaScript does not. */
	readonly writtenForms: string;
	/** What stands there until the script knows better. */
	readonly number: string;
	/** With the spaces around it. */
	readonly label: string;
}

/** What PHP printed of a countdown; see Countdown.php of the companion. */
export interface CountdownProps {
	/** In Unix milliseconds; NaN where there is none, which counts as over. */
	readonly end: number;
	readonly isOver: boolean;
	readonly hasTitle: boolean;
	/** The name of the timer for assistive technology. */
	readonly label: string;
	readonly units: Readonly< Record< Unit, PrintedUnit > >;
	/** Of the page: chooses the form of a word. */
	readonly language: string;
}

/**
 * Reads a countdown from its markup.
 *
 * @param  element The island.
 * @throws {Error} Where a part is missing.
 */
export function readMarkup( element: HTMLElement ): CountdownProps {
	const find = ( selector: string ) =>
		findPart( element, selector, 'countdown' );
	const readUnit = ( unit: Unit ): PrintedUnit => {
		const number = find( `[data-unit="${ unit }"]` );
		const forms: unknown = JSON.parse( number.dataset.forms ?? '' );
		if ( ! Array.isArray( forms ) || forms.length !== 3 ) {
			throw new Error( `The countdown has no words for ${ unit }.` );
		}
		return {
			forms: [
				String( forms[ 0 ] ),
				String( forms[ 1 ] ),
				String( forms[ 2 ] ),
			],
			writtenForms: number.dataset.forms ?? '',
			number: number.textContent ?? '',
			label: number.nextElementSibling?.textContent ?? '',
		};
	};
	const [ days, hours, minutes, seconds ] = UNITS.map( readUnit ) as [
		PrintedUnit,
		PrintedUnit,
		PrintedUnit,
		PrintedUnit,
	];
	return {
		end: Date.parse( find( 'time' ).getAttribute( 'datetime' ) ?? '' ),
		isOver: find( '.vitrina-countdown__stage' ).matches( '.is-over' ),
		hasTitle: element.querySelector( '.vitrina-countdown__title' ) !== null,
		label: find( '[role="timer"]' ).getAttribute( 'aria-label' ) ?? '',
		units: { days, hours, minutes, seconds },
		language: document.documentElement.lang,
	};
}
