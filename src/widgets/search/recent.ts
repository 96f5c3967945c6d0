/** Under its own name, so that a page may be read by the shop's own eyes alone. */
const KEY = 'vitrina-recent-searches';

const MOST = 5;
const LONGEST = 100;

/**
 * What was searched for in this browser, the last first. It never leaves it.
 */
export function readRecent(): readonly string[] {
	try {
		const kept: unknown = JSON.parse( localStorage.getItem( KEY ) ?? '[]' );
		return Array.isArray( kept )
			? kept.filter( isQuery ).slice( 0, MOST )
			: [];
	} catch {
		return [];
	}
}

/**
 * Keeps a query, the same one once.
 *
 * @param query As it was typed.
 */
export function remember( query: string ): void {
	const text = query.trim();
	if ( isQuery( text ) ) {
		const others = readRecent().filter(
			( other ) => other.toLowerCase() !== text.toLowerCase()
		);
		write( [ text, ...others ].slice( 0, MOST ) );
	}
}

export const forgetRecent = () => write( [] );

const isQuery = ( text: unknown ): text is string =>
	typeof text === 'string' && text !== '' && text.length <= LONGEST;

/** A browser that keeps nothing still searches. */
function write( queries: readonly string[] ): void {
	try {
		if ( queries.length > 0 ) {
			localStorage.setItem( KEY, JSON.stringify( queries ) );
		} else {
			localStorage.removeItem( KEY );
		}
	} catch {}
}
