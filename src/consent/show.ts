/**
 * Shows the bar to visitors who have not chosen. The script of its buttons is
 * loaded on the first interaction.
 */
import { loadStyle } from '../components/load-style';
import { reportUnanswered } from './remove-bar';

/** The bar's settings, printed by PHP. */
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

/** Shows the bar once its style is loaded, so that nothing moves. */
export async function showBar(): Promise< void > {
	const template = findTemplate();
	const bar = template?.content.firstElementChild as HTMLElement | null;
	if ( template && bar ) {
		const { style, hideAfter } = readSettings( template );
		await loadStyle( style );
		insertFirst( bar );
		trackHeight( bar );
		hideLater( bar, Number( hideAfter ) );
	}
}

/**
 * Writes the bar's height into a CSS property, tells styles that the bar is shown, and
 * scrolls focused elements out from under it.
 */
function trackHeight( bar: HTMLElement ): void {
	const { documentElement } = document;
	new ResizeObserver( () => {
		documentElement.toggleAttribute( 'data-consent-bar', bar.isConnected );
		documentElement.style.setProperty(
			'--consent-bar',
			bar.offsetHeight + 'px'
		);
	} ).observe( bar );
	// Browsers apply scroll padding only to elements that are fully off screen.
	document.addEventListener( 'focusin', ( { target } ) => {
		const { bottom } = ( target as Element ).getBoundingClientRect();
		const { top, height } = bar.getBoundingClientRect();
		if ( height && bottom > top && ! bar.contains( target as Node ) ) {
			scrollBy( { top: bottom - top + 16, behavior: 'instant' } );
		}
	} );
}

/** Makes the bar the first tab stop after the skip link. */
function insertFirst( bar: HTMLElement ): void {
	const first = document.body.querySelector( ':scope > a[href^="#"]' );
	if ( first ) {
		first.after( bar );
	} else {
		document.body.prepend( bar );
	}
}

/**
 * Removes the bar without a choice: nothing is allowed, and the next page asks
 * again. Waits while the bar is hovered or focused.
 */
function hideLater( bar: HTMLElement, delay: number ): void {
	setTimeout( () => {
		if ( bar.matches( ':focus-within, :hover' ) ) {
			hideLater( bar, 1000 );
		} else if ( bar.isConnected ) {
			bar.remove();
			reportUnanswered();
		}
	}, delay );
}
