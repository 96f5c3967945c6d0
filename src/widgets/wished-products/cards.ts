/** A product's card: an element of the theme's list, with what plugins add to it. */
export interface Card {
	readonly id: number;
	/** Of the element; the class is `className`. */
	readonly attributes: Readonly< Record< string, string > >;
	/** Undefined where the element is on the page already. */
	readonly html?: string;
}

/** The theme's cards under their heading. */
export interface Cards {
	readonly heading: string;
	/** Of the list. */
	readonly className: string;
	readonly cards: readonly Card[];
}

export const noCards: Cards = { heading: '', className: '', cards: [] };

/**
 * Reads the cards of a list; see Cards.php of the companion.
 *
 * @param  box       What holds heading and list; empty where there are none.
 * @param  isPrinted Whether they stay where they are.
 * @throws {Error} Where another plugin has put something else in their place.
 */
export function readCards( box: ParentNode, isPrinted: boolean ): Cards {
	if ( box.childElementCount === 0 ) {
		return noCards;
	}
	const [ heading, list ] = box.children;
	if ( box.childElementCount !== 2 || ! list?.matches( 'ul' ) ) {
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
		// What React knows by another name (style, handlers) is not for a card.
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
