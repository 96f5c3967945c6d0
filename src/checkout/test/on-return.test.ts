import { onReturn } from '../on-return';

const setCartHash = ( hash: string ) =>
	( document.cookie = `woocommerce_cart_hash=${ hash }` );

test( '[FIX-08] updates a tab that becomes visible or is restored from the back-forward cache', () => {
	const task = jest.fn();
	onReturn( document, task );
	document.dispatchEvent( new Event( 'visibilitychange' ) );
	expect( task ).toHaveBeenCalledTimes( 1 );
	window.dispatchEvent(
		Object.assign( new Event( 'pageshow' ), { persisted: true } )
	);
	expect( task ).toHaveBeenCalledTimes( 2 );
	window.dispatchEvent(
		Object.assign( new Event( 'pageshow' ), { persisted: false } )
	);
	expect( task ).toHaveBeenCalledTimes( 2 );
} );

test( '[FIX-08] with two windows, updates only after the cart has changed, not after a card field had the focus', () => {
	const task = jest.fn();
	setCartHash( 'a' );
	onReturn( document, task );
	window.dispatchEvent( new Event( 'blur' ) );
	window.dispatchEvent( new Event( 'focus' ) );
	expect( task ).not.toHaveBeenCalled();
	window.dispatchEvent( new Event( 'blur' ) );
	setCartHash( 'b' );
	window.dispatchEvent( new Event( 'focus' ) );
	expect( task ).toHaveBeenCalledTimes( 1 );
} );
