import { findPart } from '@vitrina/react';
import { UNITS, type Unit } from './time-left';

/** Plural forms for 1, 2 and 10: Lithuanian has three. */
export type Forms = readonly [ one: string, few: string, many: string ];

/** PHP's markup of one unit. */
export interface PrintedUnit {
	readonly forms: Forms;
	/** The forms as PHP's JSON, which escapes characters that `JSON.stringify` does not. */
	readonly writtenForms: string;
	/** The printed number, shown until hydration. */
	readonly number: string;
	/** Text of the unit, with surrounding white space. */
	readonly label: string;
}

/** PHP's markup of a countdown; see Countdown.php of the companion. */
export interface CountdownProps {
	/** Unix time in milliseconds; NaN if it is missing, which counts as over. */
	readonly end: number;
	readonly isOver: boolean;
	readonly hasTitle: boolean;
	/** Accessible name of the timer. */
	readonly label: string;
	readonly units: Readonly< Record< Unit, PrintedUnit > >;
	/** Language of the page, for plural forms. */
	readonly language: string;
}

/** Reads a countdown from its markup. Throws if a required element is missing. */
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
