import type { ListingPage } from '../../components/list-return/page';
import type { FetchedPage } from './page-elements';

/** A page of the listing whose cards are, or were, in the document. */
export interface ShownPage extends ListingPage {
	/** Its cards; retained when Back removes them from the page. */
	cards: Element[];
}

/** Takes the cards of a page that the server has sent. */
export function fromFetched( { list, ...links }: FetchedPage ): ShownPage {
	return {
		...links,
		// Before other scripts change the cards.
		html: list.innerHTML,
		cards: [ ...list.children ],
	};
}

/** Creates the cards of a page from the session storage. */
export function fromStored( { html, ...links }: ListingPage ): ShownPage {
	const template = document.createElement( 'template' );
	template.innerHTML = html;
	return {
		...links,
		html,
		cards: [ ...template.content.children ],
	};
}
