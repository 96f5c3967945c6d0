import type { Page } from '@playwright/test';
import { waitForAnimations } from '../animations.mjs';
import { expectNoViolations } from './axe';
import { setCompanionOptions } from './companion-settings';
import { expect, test } from './test';

const shown = {
	consent: true,
	chat_script: 'https://chat.example/widget.js?key=1',
	chat_service: 'Pavyzdinis pokalbis',
};

test.use( { allowedErrors: [ /chat\.example/ ] } );

test.beforeAll( async () => {
	setCompanionOptions(
		await ( await import( './shop' ) ).openTestShop(),
		shown
	);
} );

test.afterAll( async () => {
	setCompanionOptions(
		await ( await import( './shop' ) ).openTestShop(),
		{}
	);
} );

/** Requested addresses of the messenger. */
async function messenger( page: Page, works = true ): Promise< string[] > {
	const asked: string[] = [];
	await page.context().route( 'https://chat.example/**', ( route ) => {
		asked.push( route.request().url() );
		return works
			? route.fulfill( {
					contentType: 'text/javascript',
					body: `document.cookie = 'chat_id=1;path=/'; window.chats = ( window.chats ?? 0 ) + 1;`,
				} )
			: route.abort();
	} );
	return asked;
}

const launcher = ( page: Page ) =>
	page.getByRole( 'button', { name: 'Susirašyti', exact: true } );

test( '[CHAT-01] the messenger is loaded from its host with the page’s host as parameter, after consent and a click @full', async ( {
	page,
} ) => {
	const asked = await messenger( page );
	await page.goto( '/pristatymas/' );
	await page
		.locator( '.consent-bar' )
		.getByRole( 'button', { name: 'Atmesti visus' } )
		.click();
	await launcher( page ).click();
	const question = page.getByRole( 'dialog', {
		name: 'Susirašykite su mumis',
	} );
	await expect( question ).toContainText( 'Pavyzdinis pokalbis' );
	await expectNoViolations( page, 'question' );
	expect( asked ).toEqual( [] );
	await question.getByRole( 'button', { name: 'Ne, ačiū' } ).click();
	await expect( question ).toHaveCount( 0 );
	expect( asked ).toEqual( [] );

	await launcher( page ).click();
	await question
		.getByRole( 'button', { name: 'Leisti ir susirašyti' } )
		.click();
	await expect
		.poll( () => page.evaluate( () => ( window as any ).chats ) )
		.toBe( 1 );
	expect( asked ).toEqual( [
		'https://chat.example/widget.js?key=1&hostname=127.0.0.1',
	] );
	await expect( launcher( page ) ).toBeHidden();
	const record = ( await page.context().cookies() ).find(
		( { name } ) => name === 'vitrina_consent'
	);
	expect( record?.value ).toMatch(
		/^1\.p\.\d+\.[0-9a-f]{16}(-([0-9a-f]{16})?)?$/
	);

	// On the next page consent is recorded: a click is enough, and needed.
	await page.goto( '/zurnalas/', { waitUntil: 'networkidle' } );
	expect( asked ).toHaveLength( 1 );
	await launcher( page ).click();
	await expect.poll( () => asked.length ).toBe( 2 );

	// After withdrawal it is removed with the next page.
	await page.getByRole( 'link', { name: 'Slapukų nustatymai' } ).click();
	const reloaded = page.waitForEvent( 'load' );
	await page
		.getByRole( 'dialog', { name: 'Slapukų nustatymai' } )
		.getByRole( 'button', { name: 'Atmesti visus' } )
		.click();
	await reloaded;
	expect(
		await page.evaluate( () => ( window as any ).chats )
	).toBeUndefined();
	expect( asked ).toHaveLength( 2 );
} );

test( '[CHAT-01] an error is shown if the messenger cannot be reached, and it can be tried again @full', async ( {
	page,
} ) => {
	const asked = await messenger( page, false );
	await page.goto( '/pristatymas/' );
	await page
		.locator( '.consent-bar' )
		.getByRole( 'button', { name: 'Priimti visus' } )
		.click();
	await launcher( page ).click();
	const failed = page.getByRole( 'button', { name: 'nepasiekiama' } );
	await expect( failed ).toBeVisible();
	await failed.click();
	await expect.poll( () => asked.length ).toBe( 2 );
} );

test( '[CHAT-01] there is no chat if it is off or its address is not https @full', async ( {
	page,
	shop,
} ) => {
	for ( const script of [
		'',
		'http://chat.example/w.js',
		'javascript:alert(1)',
	] ) {
		setCompanionOptions( shop, { ...shown, chat_script: script } );
		const html = await (
			await page.request.get( `${ shop.url }/?v=${ Math.random() }` )
		).text();
		expect( html ).not.toContain( 'chat-launcher' );
	}
	setCompanionOptions( shop, shown );
} );

/** Controls, and the sticky bar, that the launcher covers. */
const covered = ( page: Page ) =>
	page.evaluate( () => {
		const own = document.querySelector( '.chat-launcher' );
		const box = own?.getBoundingClientRect();
		const parts = document.querySelectorAll(
			'a, button, input, select, summary, .sticky-bar.is-shown'
		);
		return [ ...parts ]
			.filter( ( part ) => ! own?.contains( part ) )
			.filter( ( part ) => {
				const { left, right, top, bottom, width } =
					part.getBoundingClientRect();
				return (
					box &&
					width > 1 &&
					part.checkVisibility( { visibilityProperty: true } ) &&
					left < box.right &&
					right > box.left &&
					top < box.bottom &&
					bottom > box.top
				);
			} )
			.map( ( part ) => part.outerHTML.slice( 0, 120 ) );
	} );

for ( const address of [
	'/parduotuve/',
	'/produktas/lino-skalbiniai/',
	'/',
] ) {
	test( `[CHAT-01] on a phone the launcher covers no control at the end of ${ address } @full`, async ( {
		page,
	} ) => {
		await page.setViewportSize( { width: 390, height: 844 } );
		await page.goto( address );
		await page
			.locator( '.consent-bar' )
			.getByRole( 'button', { name: 'Atmesti visus' } )
			.click();
		await expect( page.locator( '.consent-bar' ) ).toHaveCount( 0 );
		await page.evaluate( () =>
			window.scrollTo( {
				top: document.documentElement.scrollHeight,
				behavior: 'instant',
			} )
		);
		await waitForAnimations( page );
		await expect( launcher( page ) ).toBeInViewport();
		await expect.poll( () => covered( page ) ).toEqual( [] );
	} );
}
