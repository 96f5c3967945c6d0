import type { Cookies } from '../cookies';

/** Cookies that end when the test says so. */
export function memoryCookies() {
	const kept = new Map< string, string >();
	const minutes = new Map< string, number | undefined >();
	const cookies: Cookies = {
		read: ( name ) => kept.get( name ) ?? '',
		write: ( name, value, until ) => {
			kept.set( name, value );
			minutes.set( name, until );
		},
	};
	return { cookies, kept, minutes };
}
