/** A product of the list. */
export interface Suggestion {
	readonly id: number;
	readonly value: string;
	readonly url: string;
	/** HTML, to be shown through `toSafeElements` alone. */
	readonly thumbnail: string;
	/** HTML, likewise. */
	readonly price: string;
	readonly category: string;
}

export interface Suggestions {
	readonly products: readonly Suggestion[];
	/** What leads to all results; empty where nothing does. */
	readonly all: string;
	/** Why there is none; empty where there are some. */
	readonly nothing: string;
}

const NOTHING_ID = -1;
const ALL_ID = -2;

const toText = ( value: unknown ) => ( typeof value === 'string' ? value : '' );

/**
 * An address that leads to a page; empty for any other, `javascript:` among them.
 *
 * @param text Whatever was sent.
 */
export function toPageUrl( text: unknown ): string {
	try {
		const url = new URL( toText( text ), document.baseURI );
		return toText( text ) !== '' && /^https?:$/.test( url.protocol )
			? url.href
			: '';
	} catch {
		return '';
	}
}

/**
 * Reads the answer of goya_search_products_ajax, or of a service that speaks like
 * it (spec §3): for the ids -1 and -2 the text stands in `url`. Whatever is not
 * as it should be is left out.
 *
 * @param answer The parsed answer.
 */
export function readSuggestions( answer: unknown ): Suggestions {
	const { suggestions } = Object( answer );
	const lines: unknown[] = Array.isArray( suggestions ) ? suggestions : [];
	const textOf = ( id: number ) =>
		toText(
			Object(
				lines.find( ( line ) => Number( Object( line ).id ) === id )
			).url
		);
	return {
		products: lines.map( toSuggestion ).filter( ( line ) => line !== null ),
		all: textOf( ALL_ID ),
		nothing: textOf( NOTHING_ID ),
	};
}

function toSuggestion( line: unknown ): Suggestion | null {
	const { id, value, url, thumbnail, price, category } = Object( line );
	const address = toPageUrl( url );
	return Number( id ) > 0 && toText( value ) !== '' && address
		? {
				id: Number( id ),
				value: toText( value ),
				url: address,
				thumbnail: toText( thumbnail ),
				price: toText( price ),
				category: toText( category ),
			}
		: null;
}
