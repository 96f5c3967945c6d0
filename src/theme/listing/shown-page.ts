import type { ListingPage, PageLinks } from '../../components/list-return/page';
import type { FetchedPage } from './page-elements';

/** A page of the listing whose cards are, or were, in the document. */
export interface ShownPage extends PageLinks {
	/** Returns the HTML of its cards, as the server sent it. */
	html: () => string;
	/** Its cards; retained when Back removes them from the page. */
	cards: Element[];
}

/** Creates the cards of a page that the server has sent. */
export function fromFetched( { list, ...links }: FetchedPage ): ShownPage {
	return {
		...links,
		html: () => list.innerHTML,
		cards: [ ...document.importNode( list, true ).children ],
	};
}

/** Creates the cards of a page from the session storage. */
export function fromStored( { html, ...links }: ListingPage ): ShownPage {
	const template = document.createElement( 'template' );
	template.innerHTML = html;
	return {
		...links,
		html: () => html,
		cards: [ ...template.content.children ],
	};
}
