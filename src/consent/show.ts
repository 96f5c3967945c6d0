/**
 * The bar as it stands on the page of who has not answered. What its buttons do
 * comes with the first touch of it.
 */
import { emit } from '@vitrina/core';
import { loadStyle } from '../components/load-style';

/** What the page says of the bar. */
export interface BarSettings {
	readonly style: string;
	/** Milliseconds (spec §9: 60000). */
	readonly hideAfter: string;
}

export const findTemplate = () =>
	document.getElementById( 'vitrina-consent' ) as HTMLTemplateElement | null;

export const readSettings = < S extends BarSettings >(
	template: HTMLTemplateElement
): S => JSON.parse( template.dataset.settings! );

/** Shows the bar once its style is there, so that nothing moves. */
export async function showBar(): Promise< void > {
	const template = findTemplate();
	const bar = template?.content.firstElementChild as HTMLElement | null;
	if ( template && bar ) {
		const { style, hideAfter } = readSettings( template );
		await loadStyle( style );
		putFirst( bar );
		measure( bar );
		hideLater( bar, Number( hideAfter ), () => {
			// Whoever waits for an answer need not wait any longer on this page.
			template.dataset.unanswered = '';
			emit( 'consent:unanswered', {} );
		} );
	}
}

/** Its height follows its text, the window and the size of letters. */
function measure( bar: HTMLElement ): void {
	new ResizeObserver( () =>
		document.documentElement.style.setProperty(
			'--consent-bar',
			bar.offsetHeight + 'px'
		)
	).observe( bar );
	// Browsers scroll by the padding only to what is not on the screen at all.
	document.addEventListener( 'focusin', ( { target } ) => {
		const { bottom } = ( target as Element ).getBoundingClientRect();
		const { top, height } = bar.getBoundingClientRect();
		if ( height && bottom > top && ! bar.contains( target as Node ) ) {
			scrollBy( { top: bottom - top + 16, behavior: 'instant' } );
		}
	} );
}

/** The first that a keyboard comes to, after the link that skips to the content. */
function putFirst( bar: HTMLElement ): void {
	const first = document.body.querySelector( ':scope > a[href^="#"]' );
	if ( first ) {
		first.after( bar );
	} else {
		document.body.prepend( bar );
	}
}

/**
 * Takes the bar away without an answer: nothing is allowed, and the next page
 * asks again. Not from under somebody who is just at it.
 */
function hideLater(
	bar: HTMLElement,
	delay: number,
	onHidden: () => void
): void {
	setTimeout( () => {
		if ( bar.matches( ':focus-within, :hover' ) ) {
			hideLater( bar, 1000, onHidden );
		} else if ( bar.isConnected ) {
			bar.remove();
			onHidden();
		}
	}, delay );
}
