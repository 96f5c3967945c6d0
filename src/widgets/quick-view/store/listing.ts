import type { Product } from '../view';

/** Opens the quick view of a card. */
export const LINK = 'a[data-quick-view]';

const idOf = ( link: HTMLAnchorElement ) => link.dataset.quickView ?? '';

/** The first card of a product on the page. */
const findLink = ( id: string ) =>
	document.querySelector< HTMLAnchorElement >(
		`a[data-quick-view="${ id }"]`
	);

/** The links of the same listing, in its order. */
const siblings = ( link: HTMLAnchorElement | null ) => [
	...( link
		?.closest( 'ul.products' )
		?.querySelectorAll< HTMLAnchorElement >( LINK ) ?? [] ),
];

const placeOf = ( id: string, links: readonly HTMLAnchorElement[] ) =>
	links.findIndex( ( link ) => idOf( link ) === id );

/**
 * The link of the product before or after another in its listing.
 *
 * @param product      The other.
 * @param product.id   Its id.
 * @param product.link Its card's link.
 * @param by           -1 or 1.
 */
export function findNeighbour(
	{ id, link }: Product,
	by: number
): HTMLAnchorElement | null {
	const links = siblings( link );
	return links[ placeOf( id, links ) + by ] ?? null;
}

/** What the page knows of a product whose card it has. */
export const readLink = ( link: HTMLAnchorElement ): Product =>
	readProduct( idOf( link ), link );

/**
 * What the page knows of a product.
 *
 * @param id   The product.
 * @param link Its card's; null when the page has none.
 */
export function readProduct(
	id: string,
	link: HTMLAnchorElement | null = findLink( id )
): Product {
	const card = link?.closest( '.card' );
	const links = siblings( link );
	return {
		id,
		link,
		title: card?.querySelector( '.card__title' )?.textContent ?? '',
		price: card?.querySelector( '.price' )?.innerHTML ?? '',
		picture: readPicture(
			card?.querySelector( '.card__picture, .no-picture' )
		),
		at: placeOf( id, links ),
		count: links.length,
	};
}

function readPicture( picture: Element | null | undefined ): string {
	const copy = picture?.cloneNode( true ) as Element | undefined;
	// It is on the page already.
	copy?.removeAttribute( 'loading' );
	return (
		( copy?.matches( 'img, svg' ) ? copy.outerHTML : copy?.innerHTML ) ?? ''
	);
}
