import type { Product } from '../view';

/** Selector of the links that open a quick view. */
export const LINK = 'a[data-quick-view]';

const idOf = ( link: HTMLAnchorElement ) => link.dataset.quickView ?? '';

/** The link of the first card of a product on the page. */
const findLink = ( id: string ) =>
	document.querySelector< HTMLAnchorElement >(
		`a[data-quick-view="${ id }"]`
	);

/** The links of the same listing, in order. */
const siblings = ( link: HTMLAnchorElement | null ) => [
	...( link
		?.closest( 'ul.products' )
		?.querySelectorAll< HTMLAnchorElement >( LINK ) ?? [] ),
];

const positionOf = ( id: string, links: readonly HTMLAnchorElement[] ) =>
	links.findIndex( ( link ) => idOf( link ) === id );

/** Returns the link of the product before (-1) or after (1) another one in its listing. */
export function findNeighbour(
	{ id, link }: Product,
	by: number
): HTMLAnchorElement | null {
	const links = siblings( link );
	return links[ positionOf( id, links ) + by ] ?? null;
}

export const readLink = ( link: HTMLAnchorElement ): Product =>
	readProduct( idOf( link ), link );

/** Reads the data of a product from its card, if there is one. */
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
		at: positionOf( id, links ),
		count: links.length,
	};
}

function readPicture( picture: Element | null | undefined ): string {
	const copy = picture?.cloneNode( true ) as Element | undefined;
	// The picture is already loaded.
	copy?.removeAttribute( 'loading' );
	return (
		( copy?.matches( 'img, svg' ) ? copy.outerHTML : copy?.innerHTML ) ?? ''
	);
}
