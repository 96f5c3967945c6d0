/** Parses JSON that a page contains; null if it is missing or invalid. */
export function parseJson( text?: string | null ): unknown {
	try {
		return JSON.parse( text ?? '' );
	} catch {
		return null;
	}
}
