/**
 * The bar as it stands on the page of who has not answered. What its buttons do
 * comes with the first touch of it.
 */
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
		hideLater( bar, Number( hideAfter ) );
	}
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
function hideLater( bar: HTMLElement, delay: number ): void {
	setTimeout( () => {
		if ( bar.matches( ':focus-within, :hover' ) ) {
			hideLater( bar, 1000 );
		} else {
			bar.remove();
		}
	}, delay );
}
