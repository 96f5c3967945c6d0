export interface Suggestion {
	readonly id: number;
	readonly value: string;
	readonly url: string;
	/** HTML; render it with `toSafeElements` only. */
	readonly thumbnail: string;
	/** HTML; render it with `toSafeElements` only. */
	readonly price: string;
	readonly category: string;
}

export interface Suggestions {
	readonly products: readonly Suggestion[];
	/** Text of the link to all results; empty if there is no link. */
	readonly all: string;
	/** The reason why there are no products; empty if there are any. */
	readonly nothing: string;
}

const NOTHING_ID = -1;
const ALL_ID = -2;

const toText = ( value: unknown ) => ( typeof value === 'string' ? value : '' );

/** The number of an id, which a service may send as a text; NaN for any other value. */
const toId = ( value: unknown ) =>
	Number( typeof value === 'object' ? NaN : value );

/** Validates a page URL; returns an empty string for any other, such as `javascript:`. */
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
 * Validates the response of goya_search_products_ajax, or of a service with the same format
 * (spec §3): for the ids -1 and -2 the text is in `url`. Invalid entries are skipped.
 */
export function readSuggestions( response: unknown ): Suggestions {
	const { suggestions } = Object( response );
	const lines: unknown[] = Array.isArray( suggestions ) ? suggestions : [];
	const textOf = ( id: number ) =>
		toText(
			Object( lines.find( ( line ) => toId( Object( line ).id ) === id ) )
				.url
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
	return toId( id ) > 0 && toText( value ) !== '' && address
		? {
				id: toId( id ),
				value: toText( value ),
				url: address,
				thumbnail: toText( thumbnail ),
				price: toText( price ),
				category: toText( category ),
			}
		: null;
}
