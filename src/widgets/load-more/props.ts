import type { Nearness } from '../../components/near-end';
import type { ListBounds } from './end';

/** What the page says of a list that goes on; texts are in the shop's language. */
export interface MoreProps extends ListBounds, Nearness {
	/** Fields of the call, its `action` among them; the page is added. */
	readonly call: Readonly< Record< string, string > >;
	/** The page that is shown. */
	readonly page: number;
	/** By a button, or also while one scrolls. */
	readonly mode: 'regular' | 'scroll';
	/** Selector of the list. */
	readonly list: string;
	/** Selector of its items. */
	readonly item: string;
	/** Address of a page, `%#%` in the place of its number. */
	readonly address: string;
	/** Said while a page is on its way. */
	readonly loading: string;
	/** Said after the last. */
	readonly end: string;
}

const TEXTS = [ 'list', 'item', 'address', 'loading', 'end' ] as const;
const NUMBERS = [ 'page', 'count', 'distance', 'debounce' ] as const;

/**
 * Checks what PHP printed.
 *
 * @param props Anything.
 */
export function parseMore( props: unknown ): MoreProps {
	const given = Object( props ) as Record< string, unknown >;
	for ( const name of TEXTS ) {
		if ( typeof given[ name ] !== 'string' ) {
			throw new TypeError( `The list has no ${ name }.` );
		}
	}
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
