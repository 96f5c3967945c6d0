import { lockScroll } from '../scroll-lock';

it( 'stays locked while another dialog is open behind the closed one', () => {
	const { style } = document.documentElement;
	document.body.innerHTML = '<dialog open></dialog>';
	lockScroll( true );
	lockScroll( false );
	expect( style.overflow ).toBe( 'hidden' );
	document.querySelector( 'dialog' )!.remove();
	lockScroll( false );
	expect( style.overflow ).toBe( '' );
} );
