import { checkTexts } from '../../components/check-props';
import type { Nearness } from '../../components/near-end';
import type { ListBounds } from './end';

/** Props of a list with more pages; texts are in the shop's language. */
export interface MoreProps extends ListBounds, Nearness {
	/** Fields of the request, with its `action`; the page number is added. */
	readonly call: Readonly< Record< string, string > >;
	readonly page: number;
	/** Whether pages are loaded by a button only, or also on scroll. */
	readonly mode: 'regular' | 'scroll';
	/** Selector of the list. */
	readonly list: string;
	/** Selector of its items. */
	readonly item: string;
	/** URL of a page, with `%#%` for its number. */
	readonly address: string;
	/** Status text while a page is loading. */
	readonly loading: string;
	/** Announcement after the last page. */
	readonly end: string;
}

const TEXTS = [ 'list', 'item', 'address', 'loading', 'end' ] as const;
const NUMBERS = [ 'page', 'count', 'distance', 'debounce' ] as const;

export function parseMore( props: unknown ): MoreProps {
	const given = Object( props ) as Record< string, unknown >;
	checkTexts( 'list', TEXTS, props );
	for ( const name of NUMBERS ) {
		if ( ! Number.isFinite( given[ name ] ) ) {
			throw new TypeError( `The list has no ${ name }.` );
		}
	}
	if ( typeof Object( given.call ).action !== 'string' ) {
		throw new TypeError( 'The list has no call.' );
	}
	return given as unknown as MoreProps;
}
