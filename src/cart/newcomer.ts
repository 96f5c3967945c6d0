import { cartCookie } from '../core/cart-cookies';

/** The server reads this cookie; see plugin-companion/src/Session/Domain/Newcomer.php. */
const COOKIE = 'vitrina_newcomer';

/** Seconds: time for a response and a retry on a bad connection. */
const LIFE = 60;

/**
 * Puts all requests that a new visitor sends before the first response into one
 * session: an add in a second tab, or several adds sent when the page is left.
 * The cookie expires soon and does not identify the visitor afterwards.
 */
export function setFirstSessionCookie(): void {
	const key = cartCookie( COOKIE ) || randomKey();
	const isSecure = window.location.protocol === 'https:';
	document.cookie = `${ COOKIE }=${ key };path=/;max-age=${ LIFE };samesite=lax${
		isSecure ? ';secure' : ''
	}`;
	// Chromium writes a cookie in the background, and a request that is sent at once
	// may go without it. Reading waits until it is written.
	cartCookie( COOKIE );
}

/** 128 bits as 32 hexadecimal digits; without TLS, browsers have no `randomUUID`. */
const randomKey = () =>
	Array.from( crypto.getRandomValues( new Uint8Array( 16 ) ), ( byte ) =>
		byte.toString( 16 ).padStart( 2, '0' )
	).join( '' );
