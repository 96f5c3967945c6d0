const patience = 15_000;

/** The public list, which is nobody's in particular: no nonce, and kept by the browser. */
export async function getJson( url: string ): Promise< unknown > {
	const response = await fetch( url, {
		signal: AbortSignal.timeout( patience ),
	} );
	if ( ! response.ok ) {
		throw new Error( `The list of terminals: ${ response.status }.` );
	}
	return response.json();
}
