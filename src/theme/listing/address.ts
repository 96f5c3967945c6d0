/** The address that a GET form leads to; an empty price is left out. */
export function toAddress(
	action: string,
	fields: Iterable< readonly [ string, FormDataEntryValue ] >
): string {
	const url = new URL( action );
	url.search = '';
	for ( const [ name, value ] of fields ) {
		if ( value !== '' || ! name.endsWith( '_price' ) ) {
			url.searchParams.append( name, String( value ) );
		}
	}
	return url.href;
}
