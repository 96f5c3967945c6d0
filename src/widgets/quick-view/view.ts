/**
 * State and reducer of the quick view, without DOM. The URL names the product that is
 * shown; the store keeps both in sync (store/quick-view-store.ts).
 */

/** A product, with the data of its card. */
export interface Product {
	readonly id: string;
	/** Link of its card; null if the page has none. */
	readonly link: HTMLAnchorElement | null;
	/** From the card: name, and HTML of price and picture. Empty without a card. */
	readonly title: string;
	readonly price: string;
	readonly picture: string;
	/** Index in its listing and size of the listing; -1 and 0 without one. */
	readonly at: number;
	readonly count: number;
}

interface Requested {
	/** Number of the request: responses to earlier requests are ignored. */
	readonly requestId: number;
}

export interface Loading extends Requested {
	readonly status: 'loading';
	readonly product: Product;
}

export interface Shown extends Requested {
	readonly status: 'shown';
	readonly product: Product;
	/** HTML from the shop. */
	readonly html: string;
}

/** Content of the dialog. */
export type Content = Loading | Shown;

interface Closed extends Requested {
	readonly status: 'closed';
	/** Content of the dialog while it fades; null if it is not in the page. */
	readonly fading: Content | null;
}

/** Closed because the product could not be loaded. */
interface Failed extends Requested {
	readonly status: 'failed';
	readonly fading: Content | null;
	readonly product: Product;
}

export type View = Content | Closed | Failed;

export type Action =
	/** The link of a card was clicked. */
	| { readonly type: 'open'; readonly product: Product }
	/** The next or previous product of the listing. */
	| { readonly type: 'step'; readonly product: Product }
	/** The URL has changed: it names a product, or none. */
	| { readonly type: 'navigate'; readonly product: Product | null }
	| {
			readonly type: 'response';
			readonly requestId: number;
			readonly html: string;
	  }
	| { readonly type: 'failure'; readonly requestId: number }
	| { readonly type: 'close' }
	/** The dialog has faded out. */
	| { readonly type: 'faded' };

export const initial: View = { status: 'closed', fading: null, requestId: 0 };

export const isOpen = ( view: View ): view is Content =>
	view.status === 'loading' || view.status === 'shown';

/** Content of the dialog, open or fading; null if there is no dialog. */
export const contentOf = ( view: View ): Content | null =>
	isOpen( view ) ? view : view.fading;

/** Reducer; returns the same state if nothing changes. */
export function reduce( view: View, action: Action ): View {
	switch ( action.type ) {
		case 'open':
			return load( view, action.product );
		case 'step':
			return isOpen( view ) ? load( view, action.product ) : view;
		case 'navigate':
			return navigate( view, action.product );
		case 'response': {
			const { requestId, html } = action;
			return view.status === 'loading' && view.requestId === requestId
				? { ...view, status: 'shown', html }
				: view;
		}
		case 'failure':
			return view.status === 'loading' &&
				view.requestId === action.requestId
				? { ...view, status: 'failed', fading: view }
				: view;
		case 'close':
			return close( view );
		case 'faded':
			return isOpen( view ) || ! view.fading
				? view
				: { ...view, fading: null };
	}
}

const load = ( { requestId }: View, product: Product ): View => ( {
	status: 'loading',
	product,
	requestId: requestId + 1,
} );

function navigate( view: View, product: Product | null ): View {
	if ( ! product ) {
		return close( view );
	}
	return isOpen( view ) && view.product.id === product.id
		? view
		: load( view, product );
}

const close = ( view: View ): View =>
	isOpen( view )
		? { status: 'closed', fading: view, requestId: view.requestId }
		: view;
