import { isOfHost, valueIn, type Address } from './address';

/** Host, the parameter that holds what was searched for, and the name in reports (spec §9). */
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

/** What was searched for at Yandex, as it is written; undefined if it was not Yandex. */
export const yandexTerm = ( { host, query }: Address ): string | undefined =>
	/(^|\.)yandex\..{2,9}$/.test( host ) ? valueIn( query, 'text' ) : undefined;

/** The search engine that an address belongs to. Google tells nothing but its host. */
export function searchEngineOf( referrer: Address ): string | undefined {
	const { host, query } = referrer;
	if ( yandexTerm( referrer ) !== undefined ) {
		return 'yandex';
	}
	return /^google\..{2,9}$/.test( host )
		? 'google'
		: engines.find(
				( [ of, parameter ] ) =>
					isOfHost( host, of ) &&
					valueIn( query, parameter ) !== undefined
			)?.[ 2 ];
}
