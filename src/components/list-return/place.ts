/** What an entry of the browser's history stores about a listing. */
export interface ListState {
	/** Id under which the pages of the listing are stored. */
	id?: string;
	/** The address of the last page that is shown. */
	at?: string;
	/** The item that was clicked: the id of its product, or of its element. */
	card?: string;
	/** Top of the card in the window, in px. */
	top?: number;
	/** Scroll position of the page, in px. */
	y?: number;
}

export const readListState = (): ListState | undefined =>
	Object( history.state ).listing;

/** Adds to the state of the current history entry. */
export function writeListState( state: ListState ): void {
	history.replaceState(
		{ ...history.state, listing: { ...readListState(), ...state } },
		''
	);
}

/** Saves which card was clicked, so that Back returns to it. */
export function saveCard( link: Element ): void {
	const card = link.closest< HTMLElement >( '.card' );
	if ( card ) {
		writeListState( {
			card: card.dataset.product_id as string,
			top: card.getBoundingClientRect().top,
			y: scrollY,
		} );
	}
}
