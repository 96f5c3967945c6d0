/** A product card: an element of the theme's list, with the additions of plugins. */
export interface Card {
	readonly id: number;
	/** Attributes of the element; the class is `className`. */
	readonly attributes: Readonly< Record< string, string > >;
	/** Undefined if the element is already in the page. */
	readonly html?: string;
}

/** The theme's cards and their heading. */
export interface Cards {
	readonly heading: string;
	/** Class of the list. */
	readonly className: string;
	readonly cards: readonly Card[];
}

export const noCards: Cards = { heading: '', className: '', cards: [] };

/**
 * Reads the cards of a list, which has no elements if there are no cards; see Cards.php
 * of the companion. Throws if another plugin has changed the structure.
 */
export function readCards( container: ParentNode, isPrinted: boolean ): Cards {
	if ( container.childElementCount === 0 ) {
		return noCards;
	}
	const [ heading, list ] = container.children;
	if ( container.childElementCount !== 2 || ! list?.matches( 'ul' ) ) {
		throw new Error( 'The wishlist has no list of products.' );
	}
	return {
		heading: heading?.textContent ?? '',
		className: list.className,
		cards: [ ...list.children ].map( ( card ) =>
			readCard( card, isPrinted )
		),
	};
}

function readCard( card: Element, isPrinted: boolean ): Card {
	const attributes: Record< string, string > = {
		className: card.className,
	};
	for ( const { name, value } of card.attributes ) {
		// Only attributes that React accepts under the same name.
		if ( name.startsWith( 'data-' ) || name === 'id' ) {
			attributes[ name ] = value;
		}
	}
	return {
		id: Number( ( card as HTMLElement ).dataset.product_id ),
		attributes,
		...( isPrinted ? {} : { html: card.innerHTML } ),
	};
}
