import { parseList, type TerminalGroup } from './terminals';

/** A country, and the version of its list where the page knows it. */
export interface Destination {
	readonly country: string;
	readonly version: string;
}

export interface SourceOptions {
	readonly listUrl: string;
	/** Fetches JSON; rejects on any answer but a good one. */
	readonly getJson: ( url: string ) => Promise< unknown >;
}

export type Source = (
	destination: Destination
) => Promise< readonly TerminalGroup[] >;

/** The address of one country's list; with the version in it the answer may be kept for long. */
export function toListUrl(
	listUrl: string,
	{ country, version }: Destination
): string {
	const url = new URL( listUrl, document.baseURI );
	url.searchParams.set( 'country', country );
	if ( version !== '' ) {
		url.searchParams.set( 'v', version );
	}
	return url.href;
}

/** Asks for each list once per page. A failed call may be tried again. */
export function createSource( { listUrl, getJson }: SourceOptions ): Source {
	const lists = new Map< string, Promise< readonly TerminalGroup[] > >();
	return ( destination ) => {
		const url = toListUrl( listUrl, destination );
		const list = lists.get( url ) ?? getJson( url ).then( parseList );
		lists.set( url, list );
		list.catch( () => lists.delete( url ) );
		return list;
	};
}
