import { isOfHost, readAddress } from './address';
import type { Cookies } from './cookies';
import { unpack } from './fields';
import { oops } from './traffic';

/** Why an order's origin is not known; the same words as in plugin-companion's `Reason`. */
export type Reason =
	| 'no-consent'
	| 'not-allowed'
	| 'cookies-blocked'
	| 'record-damaged'
	| 'session-lost'
	| '';

/**
 * @param cookies   Where the visit is recorded.
 * @param host      The shop's.
 * @param isAllowed Whether visits are recorded.
 * @param isAsked   Whether the visitor is the one who decides that.
 */
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
	if ( type === oops ) {
		return 'record-damaged';
	}
	const from = unpack( cookies.read( 'sbjs_current_add' ) ).get( 'rf' ) ?? '';
	// A visit does not begin with a link of the shop: how it began was never written, or is gone.
	return type === 'typein' && isOfHost( readAddress( from ).host, host )
		? 'session-lost'
		: '';
}
