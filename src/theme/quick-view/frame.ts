import { mountIsland, scan } from '@vitrina/core';
import { loadStyle } from '../../components/load-style';
import { enhanceVariationForms } from '../variation-form/variation-form';
import { makeIdsDistinct } from './distinct-ids';

const template = () =>
	document.querySelector< HTMLTemplateElement >( '#quick-view-template' );

/** Loads what a quick view looks like. A style that fails is not waited for. */
export async function loadStyles(): Promise< void > {
	const addresses = template()?.dataset.styles?.split( ' ' ) ?? [];
	await Promise.all( addresses.map( loadStyle ) );
}

/** Spec §9; the server prints it. */
export const closingDelay = () => Number( template()?.dataset.closingDelay );

/**
 * The dialog, in the page and still closed; null where the page has none.
 */
export function createFrame(): HTMLDialogElement | null {
	const source = template()?.content.querySelector( 'dialog' );
	if ( ! source ) {
		return null;
	}
	const dialog = source.cloneNode( true ) as HTMLDialogElement;
	document.body.append( dialog );
	return dialog;
}

/**
 * What is known of a product already, while the rest is on its way.
 *
 * @param dialog The dialog.
 * @param card   The product's card; null when the page has none.
 */
export function showWaiting(
	dialog: HTMLDialogElement,
	card: Element | null
): void {
	const waiting = template()
		?.content.querySelector( '.is-waiting' )
		?.cloneNode( true ) as HTMLElement;
	const put = ( selector: string, from: string ) => {
		const known = card?.querySelector( from );
		const copy = known?.cloneNode( true ) as HTMLElement | undefined;
		const place = waiting.querySelector( selector );
		if ( copy && place ) {
			copy.removeAttribute( 'loading' );
			place.replaceChildren(
				...( copy.matches( 'img, svg' ) ? [ copy ] : copy.childNodes )
			);
		}
	};
	put( '.quick-view__gallery', '.card__picture, .no-picture' );
	put( '.price', '.price' );
	const title = waiting.querySelector( '.product_title' );
	const name = card?.querySelector( '.card__title' )?.textContent;
	if ( title && name ) {
		title.textContent = name;
	}
	contentOf( dialog ).setAttribute( 'aria-busy', 'true' );
	contentOf( dialog ).replaceChildren( waiting );
}

/**
 * Shows the product, its form working as on its own page.
 *
 * @param dialog The dialog.
 * @param html   What the shop answered.
 */
export function showProduct( dialog: HTMLDialogElement, html: string ): void {
	const part = document.createElement( 'template' );
	part.innerHTML = html;
	const content = contentOf( dialog );
	content.replaceChildren();
	makeIdsDistinct( part.content, 'quick-view-' );
	content.append( part.content );
	content.removeAttribute( 'aria-busy' );
	content.scrollTop = 0;
	enhanceVariationForms( content );
	scan( content );
	for ( const gallery of content.querySelectorAll< HTMLElement >(
		'[data-island="gallery"]'
	) ) {
		void mountIsland( gallery );
	}
}

/** Which of how many, and whether there is more to either side. */
export function showPlace(
	dialog: HTMLDialogElement,
	index: number,
	count: number
): void {
	const place = dialog.querySelector( '.quick-view__place' );
	if ( place ) {
		place.textContent =
			index < 0 || count < 2 ? '' : `${ index + 1 } / ${ count }`;
	}
	for ( const button of dialog.querySelectorAll< HTMLButtonElement >(
		'[data-quick-view-step]'
	) ) {
		const next = index + Number( button.dataset.quickViewStep );
		button.hidden = index < 0 || count < 2;
		button.setAttribute(
			'aria-disabled',
			String( next < 0 || next >= count )
		);
	}
}

/**
 * The sentence for a product that could not be shown.
 *
 * @param href Its own page; empty when it is not known.
 */
export function failureNotice( href: string ): Node[] {
	const notice = template()
		?.content.querySelector( '.quick-view-failure > *' )
		?.cloneNode( true ) as HTMLElement | undefined;
	const link = notice?.querySelector( 'a' );
	if ( href && link ) {
		link.href = href;
	} else {
		link?.remove();
	}
	return notice ? [ notice ] : [];
}

const contentOf = ( dialog: HTMLDialogElement ) =>
	dialog.querySelector< HTMLElement >( '.quick-view__content' ) ?? dialog;
