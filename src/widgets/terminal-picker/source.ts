import { parseList, type TerminalGroup } from './terminals';

/** A country, and the version of its list; '' if the page does not contain the version. */
export interface Destination {
	readonly country: string;
	readonly version: string;
}

export interface SourceOptions {
	readonly listUrl: string;
	/** Fetches JSON; rejects on a response that is not OK. */
	readonly getJson: ( url: string ) => Promise< unknown >;
}

export type Source = (
	destination: Destination
) => Promise< readonly TerminalGroup[] >;

/** The URL of one country's list. With a version, the response is cached for a long time. */
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

/** Requests each list once per page. After a failure the next call requests it again. */
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
