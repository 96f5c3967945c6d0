import { cartCookie } from '../core/cart-cookies';

/** Where the server looks, see plugin-companion/src/Session/Domain/Newcomer.php. */
const COOKIE = 'vitrina_newcomer';

/** Seconds: an answer, and another try, on a bad connection. */
const LIFE = 60;

/**
 * Lets everything that a visitor without a session asks for before the first
 * answer has come end up in one session: a second tab's add, or the adds that go
 * out together when the page is left. Nobody is known by it afterwards.
 */
export function introduceNewcomer(): void {
	const key = cartCookie( COOKIE ) || randomKey();
	const isSecure = window.location.protocol === 'https:';
	document.cookie = `${ COOKIE }=${ key };path=/;max-age=${ LIFE };samesite=lax${
		isSecure ? ';secure' : ''
	}`;
}

/** 128 bits as 32 hexadecimal digits; `randomUUID` is not there without TLS. */
const randomKey = () =>
	Array.from( crypto.getRandomValues( new Uint8Array( 16 ) ), ( byte ) =>
		byte.toString( 16 ).padStart( 2, '0' )
	).join( '' );
