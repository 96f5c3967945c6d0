import { isSameOrSubdomain, readAddress } from './address';
import type { Cookies } from './cookies';
import { unpack } from './fields';
import { invalidValue } from './traffic';

/** Why an order's origin is unknown; the same values as in plugin-companion's `Reason`. */
export type Reason =
	| 'no-consent'
	| 'not-allowed'
	| 'cookies-blocked'
	| 'record-damaged'
	| 'session-lost'
	| '';

/** Why the origin is unknown. `isAsked`: the visitor decides whether visits are recorded. */
export function reasonOf(
	cookies: Pick< Cookies, 'read' >,
	host: string,
	isAllowed: boolean,
	isAsked: boolean
): Reason {
	if ( ! isAllowed ) {
		return isAsked ? 'no-consent' : 'not-allowed';
	}
	const type = unpack( cookies.read( 'sbjs_current' ) ).get( 'typ' );
	if ( ! type ) {
		return 'cookies-blocked';
	}
	if ( type === invalidValue ) {
		return 'record-damaged';
	}
	const from = unpack( cookies.read( 'sbjs_current_add' ) ).get( 'rf' ) ?? '';
	// No visit starts with a link of the shop itself: its start was not recorded, or was deleted.
	return type === 'typein' &&
		isSameOrSubdomain( readAddress( from ).host, host )
		? 'session-lost'
		: '';
}
