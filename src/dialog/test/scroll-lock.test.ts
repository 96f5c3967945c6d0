import { nextPaint } from '@vitrina/core';
import { lockScroll, unlockScroll } from '../scroll-lock';

const { style } = document.documentElement;

afterEach( () => {
	document.body.innerHTML = '';
	unlockScroll();
} );

it( 'locks after the paint', async () => {
	lockScroll( () => true );
	expect( style.overflow ).toBe( '' );
	await nextPaint();
	expect( style.overflow ).toBe( 'hidden' );
} );

it( 'does not lock for what has closed before the paint', async () => {
	lockScroll( () => false );
	await nextPaint();
	expect( style.overflow ).toBe( '' );
} );

it( 'stays locked while another dialog is open behind the closed one', async () => {
	document.body.innerHTML = '<dialog open></dialog>';
	lockScroll( () => true );
	await nextPaint();
	unlockScroll();
	expect( style.overflow ).toBe( 'hidden' );
	document.querySelector( 'dialog' )!.remove();
	unlockScroll();
	expect( style.overflow ).toBe( '' );
} );

it( 'keeps what another script has set', () => {
	style.overflow = 'clip';
	unlockScroll();
	expect( style.overflow ).toBe( 'clip' );
	style.overflow = '';
} );
