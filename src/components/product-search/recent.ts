/** Key in local storage. */
const KEY = 'vitrina-recent-searches';

const MAX_COUNT = 5;
/** In characters. Longer queries are not stored. */
const MAX_LENGTH = 100;

/** The recent searches of this browser, newest first. They are never sent. */
export function readRecent(): readonly string[] {
	try {
		const stored: unknown = JSON.parse(
			localStorage.getItem( KEY ) ?? '[]'
		);
		return Array.isArray( stored )
			? stored.filter( isQuery ).slice( 0, MAX_COUNT )
			: [];
	} catch {
		return [];
	}
}

/** Stores a query; duplicates are removed. */
export function addRecent( query: string ): void {
	const text = query.trim();
	if ( isQuery( text ) ) {
		const others = readRecent().filter(
			( other ) => other.toLowerCase() !== text.toLowerCase()
		);
		write( [ text, ...others ].slice( 0, MAX_COUNT ) );
	}
}

export const clearRecent = () => write( [] );

const isQuery = ( text: unknown ): text is string =>
	typeof text === 'string' && text !== '' && text.length <= MAX_LENGTH;

/** Searching also works if the browser blocks local storage. */
function write( queries: readonly string[] ): void {
	try {
		if ( queries.length > 0 ) {
			localStorage.setItem( KEY, JSON.stringify( queries ) );
		} else {
			localStorage.removeItem( KEY );
		}
	} catch {}
}
