import { announce } from '@vitrina/core';
import { enhanceRadioGroup } from './radio-group';

/** What a card shows while no value is selected. */
interface Original {
	readonly price: string;
	readonly src: string;
	readonly srcset: string;
	readonly large: string;
}

/** Lets shoppers select a value on the card: picture, price, stock and links follow. */
export function enhanceCard( group: HTMLElement ): void {
	const card = group.closest< HTMLElement >( '.card' );
	if ( ! card || group.dataset.isReady ) {
		return;
	}
	group.dataset.isReady = 'yes';
	const picture = card.querySelector< HTMLImageElement >( '.card__picture' );
	const original: Original = {
		price: card.querySelector( '.price' )?.innerHTML ?? '',
		src: picture?.src ?? '',
		srcset: picture?.srcset ?? '',
		large: picture?.dataset.src ?? '',
	};
	enhanceRadioGroup( group, ( radio ) => {
		for ( const other of group.querySelectorAll( '[role="radio"]' ) ) {
			other.ariaChecked = String( other === radio );
		}
		card.classList.add( 'has-choice' );
		showPicture( picture, radio, original );
		showPrice( card.querySelector( '.price' ), radio, original );
		showStock( card, group, radio );
		updateLinks( card, group, radio );
	} );
}

function showPicture(
	picture: HTMLImageElement | null,
	{ dataset }: HTMLElement,
	original: Original
): void {
	if ( picture ) {
		// The picture of a value has one file.
		picture.srcset = dataset.src ? '' : original.srcset;
		picture.src = dataset.src ?? original.src;
		picture.dataset.src = dataset.src ?? original.large;
	}
}

/** Shows a price: HTML of the shop itself. */
function showPrice(
	element: Element | null,
	{ dataset }: HTMLElement,
	original: Original
): void {
	const price = dataset.price ?? original.price;
	if ( element && element.innerHTML !== price ) {
		element.innerHTML = price;
		announce( element.textContent ?? '' );
	}
}

function showStock(
	card: HTMLElement,
	group: HTMLElement,
	radio: HTMLElement
): void {
	const isOut = radio.dataset.stock === 'out';
	const frame = card.querySelector( '.card__frame' );
	const own = frame?.querySelector< HTMLElement >( '.badge:not([data-out])' );
	const out = frame?.querySelector( '.badge[data-out]' );
	if ( own ) {
		own.hidden = isOut;
	}
	if ( ! isOut ) {
		out?.remove();
	} else if ( ! out ) {
		const badge = document.createElement( 'span' );
		badge.className = 'badge badge--quiet';
		badge.dataset.out = '';
		badge.textContent = group.dataset.soldOut ?? '';
		frame?.append( badge );
	}
}

/** Adds the selected value to all links to the product. */
function updateLinks(
	card: HTMLElement,
	group: HTMLElement,
	radio: HTMLElement
): void {
	const name = group.dataset.attribute_name ?? '';
	const product = new URL( ( radio as HTMLAnchorElement ).href ).pathname;
	for ( const link of card.querySelectorAll( 'a' ) ) {
		const url = new URL( link.href );
		if ( url.pathname === product && link.role !== 'radio' ) {
			url.searchParams.set( name, radio.dataset.value ?? '' );
			link.href = url.href;
		}
	}
}
