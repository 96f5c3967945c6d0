import { whenBack } from '../when-back';

const cart = ( hash: string ) =>
	( document.cookie = `woocommerce_cart_hash=${ hash }` );

test( '[FIX-08] a tab that comes into view, or back out of the browser’s memory, is brought up to date', () => {
	const task = jest.fn();
	whenBack( document, task );
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

test( '[FIX-08] two windows side by side: only a changed cart counts, not the way to a card’s field and back', () => {
	const task = jest.fn();
	cart( 'a' );
	whenBack( document, task );
	window.dispatchEvent( new Event( 'blur' ) );
	window.dispatchEvent( new Event( 'focus' ) );
	expect( task ).not.toHaveBeenCalled();
	window.dispatchEvent( new Event( 'blur' ) );
	cart( 'b' );
	window.dispatchEvent( new Event( 'focus' ) );
	expect( task ).toHaveBeenCalledTimes( 1 );
} );
