/** What the entry of the browser's history knows of a listing. */
export interface Place {
	/** Under which its pages are kept. */
	id?: string;
	/** The address of the last page that is shown. */
	at?: string;
	/** The item that was pressed: its product, or its id in the page. */
	card?: string;
	/** Where the card stood in the window, in px. */
	top?: number;
	/** Where the page stood, in px. */
	y?: number;
}

export const readPlace = (): Place | undefined =>
	Object( history.state ).listing;

/** Adds to what this entry knows. */
export function writePlace( place: Place ): void {
	history.replaceState(
		{ ...history.state, listing: { ...readPlace(), ...place } },
		''
	);
}

/** Whoever goes to a product comes back to its card. */
export function rememberCard( link: Element ): void {
	const card = link.closest< HTMLElement >( '.card' );
	if ( card ) {
		writePlace( {
			card: card.dataset.product_id as string,
			top: card.getBoundingClientRect().top,
			y: scrollY,
		} );
	}
}
