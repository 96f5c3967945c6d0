/**
 * What a quick view shows, without a page: a state, and what can happen to it.
 * What is shown is what the page's address names; the store keeps the two
 * together (store/quick-view-store.ts).
 */

/** A product, with what its listing knows of it already. */
export interface Product {
	readonly id: string;
	/** Its card's link; null when the page has none. */
	readonly link: HTMLAnchorElement | null;
	/** Of the card: a name, and HTML of price and picture. Empty without a card. */
	readonly title: string;
	readonly price: string;
	readonly picture: string;
	/** Which of how many in its listing; -1 of 0 without one. */
	readonly at: number;
	readonly count: number;
}

interface Turn {
	/** Counts what was asked for: an answer to an earlier turn comes too late. */
	readonly turn: number;
}

/** Its answer is on its way. */
export interface Waiting extends Turn {
	readonly status: 'waiting';
	readonly product: Product;
}

export interface Shown extends Turn {
	readonly status: 'shown';
	readonly product: Product;
	/** What the shop answered. */
	readonly html: string;
}

/** What a dialog holds. */
export type Held = Waiting | Shown;

interface Closed extends Turn {
	readonly status: 'closed';
	/** What the dialog holds while it fades; null when it has left the page. */
	readonly leaving: Held | null;
}

/** Closed, because the product could not be shown. */
interface Failed extends Turn {
	readonly status: 'failed';
	readonly leaving: Held | null;
	readonly product: Product;
}

export type View = Held | Closed | Failed;

export type Action =
	/** A card's link was pressed. */
	| { readonly type: 'open'; readonly product: Product }
	/** The next or the previous of the listing. */
	| { readonly type: 'step'; readonly product: Product }
	/** The address has changed: it names a product, or none. */
	| { readonly type: 'follow'; readonly product: Product | null }
	| { readonly type: 'answer'; readonly turn: number; readonly html: string }
	| { readonly type: 'failure'; readonly turn: number }
	| { readonly type: 'close' }
	/** The dialog has faded. */
	| { readonly type: 'gone' };

export const initial: View = { status: 'closed', leaving: null, turn: 0 };

export const isOpen = ( view: View ): view is Held =>
	view.status === 'waiting' || view.status === 'shown';

/** What the dialog holds, open or fading; null where there is none. */
export const heldBy = ( view: View ): Held | null =>
	isOpen( view ) ? view : view.leaving;

/** The state after an action; the same one where that changes nothing. */
export function reduce( view: View, action: Action ): View {
	switch ( action.type ) {
		case 'open':
			return wait( view, action.product );
		case 'step':
			return isOpen( view ) ? wait( view, action.product ) : view;
		case 'follow':
			return follow( view, action.product );
		case 'answer': {
			const { turn, html } = action;
			return view.status === 'waiting' && view.turn === turn
				? { ...view, status: 'shown', html }
				: view;
		}
		case 'failure':
			return view.status === 'waiting' && view.turn === action.turn
				? { ...view, status: 'failed', leaving: view }
				: view;
		case 'close':
			return close( view );
		case 'gone':
			return isOpen( view ) || ! view.leaving
				? view
				: { ...view, leaving: null };
	}
}

const wait = ( { turn }: View, product: Product ): View => ( {
	status: 'waiting',
	product,
	turn: turn + 1,
} );

function follow( view: View, product: Product | null ): View {
	if ( ! product ) {
		return close( view );
	}
	return isOpen( view ) && view.product.id === product.id
		? view
		: wait( view, product );
}

const close = ( view: View ): View =>
	isOpen( view )
		? { status: 'closed', leaving: view, turn: view.turn }
		: view;
