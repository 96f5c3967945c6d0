import { isSameOrSubdomain, readValue, type Address } from './address';

/** Host, parameter of the search term, and name in reports (spec §9). */
const engines = [
	[ 'bing.com', 'q', 'bing' ],
	[ 'yahoo.com', 'p', 'yahoo' ],
	[ 'about.com', 'q', 'about' ],
	[ 'aol.com', 'q', 'aol' ],
	[ 'ask.com', 'q', 'ask' ],
	[ 'globososo.com', 'q', 'globo' ],
	[ 'go.mail.ru', 'q', 'go.mail.ru' ],
	[ 'rambler.ru', 'query', 'rambler' ],
	[ 'tut.by', 'query', 'tut.by' ],
] as const;

/** The search term at Yandex, not decoded; undefined for other addresses. */
export const yandexTerm = ( { host, query }: Address ): string | undefined =>
	/(^|\.)yandex\..{2,9}$/.test( host )
		? readValue( query, 'text' )
		: undefined;

/** The search engine of an address. Google sends only its host, without the term. */
export function findSearchEngine( referrer: Address ): string | undefined {
	const { host, query } = referrer;
	if ( yandexTerm( referrer ) !== undefined ) {
		return 'yandex';
	}
	return /^google\..{2,9}$/.test( host )
		? 'google'
		: engines.find(
				( [ of, parameter ] ) =>
					isSameOrSubdomain( host, of ) &&
					readValue( query, parameter ) !== undefined
			)?.[ 2 ];
}
