/** In milliseconds. */
const timeout = 15_000;

/** Fetches public JSON that is the same for all shoppers: without a nonce, cached by the browser. */
export async function getJson( url: string ): Promise< unknown > {
	const response = await fetch( url, {
		signal: AbortSignal.timeout( timeout ),
	} );
	if ( ! response.ok ) {
		throw new Error( `The list of terminals: ${ response.status }.` );
	}
	return response.json();
}
