import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { waitForAnimations } from '../animations.mjs';
import { visit } from './terminal-picker-page';

test( '[TERM-03] [TERM-05] [TERM-10] finds "siau", selects by keyboard, and returns the focus', async ( {
	page,
} ) => {
	const picker = await visit( page, 'count=3000' );
	await picker.button.focus();
	await page.keyboard.press( 'Enter' );
	await expect( picker.input ).toBeFocused();
	await page.keyboard.type( 'siau' );
	await expect( page.locator( 'mark' ).first() ).toHaveText( 'Šiau' );
	await expect(
		page.getByRole( 'status' ).filter( { hasText: /^\d+ paštomat/ } )
	).toHaveText( '239 paštomatai' );
	await page.keyboard.press( 'ArrowDown' );
	const active = await picker.active();
	await page.keyboard.press( 'Enter' );
	await expect( picker.button ).toBeFocused();
	await expect( picker.button ).toHaveText( 'Keisti' );
	await expect( picker.card ).toContainText( 'Šiauliai' );
	await expect.poll( picker.saves ).toHaveLength( 1 );
	const [ saved ] = await picker.saves();
	await expect( picker.select ).toHaveValue( saved?.terminal_id ?? '' );
	expect( active?.position ).toBe( 2 );
} );

test( '[TERM-10] has at most 60 rows of 3,000 in the page at any scroll position', async ( {
	page,
} ) => {
	const picker = await visit( page, 'count=3000' );
	await picker.open();
	for ( const part of [ 0, 0.3, 0.7, 1 ] ) {
		await picker.list.evaluate( ( list, at ) => {
			list.scrollTop = at * list.scrollHeight;
		}, part );
		await expect
			.poll( () => picker.list.evaluate( isRowInTheMiddle ) )
			.toBe( true );
		const rows = await picker.list.evaluate(
			( list ) => list.firstElementChild?.childElementCount ?? 0
		);
		expect( rows ).toBeGreaterThan( 5 );
		expect( rows ).toBeLessThanOrEqual( 60 );
	}
} );

/**
 * Runs in the page: whether the list has rows where it was scrolled to.
 *
 * @param list
 */
function isRowInTheMiddle( list: HTMLElement ): boolean {
	const { left, top, width, height } = list.getBoundingClientRect();
	return Boolean(
		document
			.elementFromPoint( left + width / 2, top + height / 2 )
			?.closest( '[role="option"]' )
	);
}

/** Key, and the expected row as a 1-based index among `all`. */
const moves: readonly ( readonly [
	key: string,
	from: ( all: number ) => number,
	to: ( all: number ) => number,
] )[] = [
	[ 'ArrowDown', () => 1, () => 2 ],
	[ 'ArrowDown', ( all ) => all, () => 1 ],
	[ 'ArrowUp', () => 2, () => 1 ],
	[ 'ArrowUp', () => 1, ( all ) => all ],
	[ 'Home', ( all ) => all, () => 1 ],
	[ 'End', () => 1, ( all ) => all ],
	[ 'PageDown', () => 1, () => 11 ],
	[ 'PageUp', ( all ) => all, ( all ) => all - 10 ],
];

const queries = [
	[ '', 3000 ],
	[ 'siau', 239 ],
	[ 'kauno', -1 ],
] as const;

for ( const [ query, count ] of queries ) {
	test( `[TERM-10] each key moves to the right row and scrolls it into view, after "${ query }"`, async ( {
		page,
	} ) => {
		const picker = await visit( page, 'count=3000' );
		await picker.open();
		await page.keyboard.type( query );
		await page.keyboard.press( 'End' );
		const all = ( await picker.active() )?.position ?? 0;
		expect( all ).toBe( count === -1 ? all : count );
		for ( const [ key, from, to ] of moves ) {
			await page.keyboard.press( from( all ) === all ? 'End' : 'Home' );
			for ( let at = 1; at < from( all ) && at < 2; at++ ) {
				await page.keyboard.press( 'ArrowDown' );
			}
			await page.keyboard.press( from( all ) === all ? 'End' : 'Home' );
			if ( from( all ) === 2 ) {
				await page.keyboard.press( 'ArrowDown' );
			}
			await page.keyboard.press( key );
			await expect
				.poll( picker.active, {
					message: `${ key } from ${ from( all ) }`,
				} )
				.toMatchObject( { position: to( all ), isInView: true } );
			await expect( picker.input ).toBeFocused();
			await expect( picker.input ).toHaveValue( query );
		}
	} );
}

test( '[TERM-10] Escape closes and returns the focus, from the field and from a button', async ( {
	page,
} ) => {
	const picker = await visit( page, 'selected=1' );
	for ( const tabs of [ 0, 1 ] ) {
		await picker.open();
		await page.keyboard.type( 'kaun' );
		for ( let tab = 0; tab < tabs; tab++ ) {
			await page.keyboard.press( 'Tab' );
		}
		await page.keyboard.press( 'Escape' );
		await expect( picker.input ).toHaveCount( 0 );
		await expect( picker.button ).toBeFocused();
	}
	expect( await picker.saves() ).toEqual( [] );
} );

test( '[TERM-10] Tab moves through the dialog, selects nothing and is not trapped in the list', async ( {
	page,
} ) => {
	const picker = await visit( page, '' );
	await picker.open();
	await page.keyboard.type( 'kaun' );
	await page.keyboard.press( 'Tab' );
	await expect(
		page.getByRole( 'button', { name: 'Išvalyti paiešką' } )
	).toBeFocused();
	await page.keyboard.press( 'Shift+Tab' );
	await expect( picker.input ).toBeFocused();
	await page.keyboard.press( 'Shift+Tab' );
	await expect(
		page.getByRole( 'button', { name: 'Uždaryti' } )
	).toBeFocused();
	expect( await picker.saves() ).toEqual( [] );
} );

test( '[TERM-05] opens with the selected terminal in view', async ( {
	page,
} ) => {
	const picker = await visit( page, 'count=3000&selected=1' );
	await picker.open();
	await expect.poll( picker.active ).toMatchObject( { isInView: true } );
	await expect(
		picker.options.and( page.locator( '[aria-selected="true"]' ) )
	).toHaveCount( 1 );
} );

test( '[TERM-02] works after fifty replaced order reviews, also with the dialog open', async ( {
	page,
} ) => {
	const picker = await visit( page, 'selected=1' );
	for ( let time = 0; time < 50; time++ ) {
		await page
			.locator( '#replace' )
			.evaluate( ( button ) => ( button as HTMLElement ).click() );
	}
	await expect( picker.card ).toHaveCount( 1 );
	await picker.open();
	await page.keyboard.type( 'siau' );
	await page
		.locator( '#replace' )
		.evaluate( ( button ) => ( button as HTMLElement ).click() );
	await expect( picker.input ).toHaveValue( 'siau' );
	await page.keyboard.press( 'Enter' );
	await expect( picker.button ).toBeFocused();
	await expect( picker.card ).toContainText( 'Šiauliai' );
	await page.getByLabel( /Kurjeris/ ).check();
	await expect( picker.card ).toHaveCount( 0 );
	await page.getByRole( 'radio', { name: /LP Express/ } ).check();
	await expect( picker.card ).toContainText( 'Šiauliai' );
} );

test( '[TERM-08] gets a full row of its own if it would be narrower than 250 px', async ( {
	page,
} ) => {
	const picker = await visit( page, 'narrow=1' );
	const cell = page.locator( '.vitrina-terminal-row > td' );
	await expect( cell ).toHaveAttribute( 'colspan', '2' );
	await expect( cell.locator( '.vitrina-terminal-picker' ) ).toHaveCount( 1 );
	expect( ( await picker.card.boundingBox() )?.width ).toBeGreaterThan( 250 );
} );

test( '[TERM-08] shows the logo at 45 × 25 px at most', async ( { page } ) => {
	await visit( page, '' );
	const box = await page
		.locator( '.vitrina-terminal-picker__logo' )
		.boundingBox();
	expect( box?.width ).toBeGreaterThan( 20 );
	expect( box?.width ).toBeLessThanOrEqual( 45 );
	expect( box?.height ).toBeLessThanOrEqual( 25 );
} );

test( '[TERM-05] shows an error if the terminal was not saved, and saves it on retry', async ( {
	page,
} ) => {
	const picker = await visit( page, 'save=500' );
	await picker.open();
	await page.keyboard.type( 'siau' );
	await page.keyboard.press( 'Enter' );
	await expect( page.getByText( /išsaugoti nepavyko/ ) ).toBeVisible();
	await page.evaluate( () => {
		Object( window ).fakeShop.modes.save = 'ok';
	} );
	await page.getByRole( 'button', { name: 'Bandyti dar kartą' } ).click();
	await expect.poll( picker.saves ).toHaveLength( 2 );
	await expect( page.getByText( /išsaugoti nepavyko/ ) ).toHaveCount( 0 );
} );

test( '[TERM-05] replaces a stale nonce once, without an error message', async ( {
	page,
} ) => {
	const picker = await visit( page, 'save=stale' );
	await picker.open();
	await page.keyboard.type( 'siau' );
	await page.keyboard.press( 'Enter' );
	await expect
		.poll( picker.saves )
		.toMatchObject( [ { security: 'nonce-1' }, { security: 'nonce-2' } ] );
	await expect( page.getByText( /išsaugoti nepavyko/ ) ).toHaveCount( 0 );
} );

test( '[TERM-04] shows an error if the list could not be loaded, and loads it on retry', async ( {
	page,
} ) => {
	const picker = await visit( page, 'host=cart&list=500' );
	await picker.button.click();
	await expect( page.getByRole( 'alert' ) ).toContainText(
		'Rezultatų įkelti nepavyko.'
	);
	await page.evaluate( () => {
		Object( window ).fakeShop.modes.list = 'ok';
	} );
	await page.getByRole( 'button', { name: 'Bandyti dar kartą' } ).click();
	await expect( picker.input ).toBeFocused();
	expect( await picker.options.count() ).toBeGreaterThan( 5 );
} );

test( '[TERM-10] rows are at least 48 px high with any text', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 390, height: 844 } );
	const picker = await visit( page, '' );
	await picker.open();
	const heights = await picker.options.evaluateAll( ( options ) =>
		options.map( ( option ) => ( option as HTMLElement ).offsetHeight )
	);
	expect( heights.length ).toBeGreaterThan( 5 );
	expect( Math.min( ...heights ) ).toBeGreaterThanOrEqual( 48 );
} );

const states: readonly ( readonly [
	name: string,
	query: string,
	keys: readonly string[],
	shown: RegExp | null,
] )[] = [
	[ 'closed', '', [], null ],
	[ 'chosen', 'selected=1', [], null ],
	[ 'open', 'count=3000', [ 'Enter' ], /3000 paštomatų/ ],
	[ 'open-chosen', 'count=3000&selected=1', [ 'Enter' ], /3000/ ],
	[ 'filtered', 'count=3000', [ 'Enter', 's', 'i', 'a', 'u' ], /239/ ],
	[ 'empty', '', [ 'Enter', 'q', 'q' ], /Atitikmenų nerasta/ ],
	[ 'list-failed', 'host=cart&list=500', [ 'Enter' ], /įkelti nepavyko/ ],
	[ 'loading', 'host=cart&list=timeout', [ 'Enter' ], /Ieškoma/ ],
];

/** States that `npm test` opens too, on a phone. */
const inBoth = [ 'open-chosen', 'list-failed' ];

for ( const width of [ 390, 1280 ] ) {
	const isPhone = width === 390;
	for ( const [ name, query, keys, shown ] of states ) {
		const end = isPhone && inBoth.includes( name ) ? '' : ' @full';
		test( `[TERM-10] axe finds nothing: ${ name } at ${ width } px${ end }`, async ( {
			page,
		} ) => {
			await page.setViewportSize( { width, height: 844 } );
			await page.emulateMedia( { reducedMotion: 'reduce' } );
			const picker = await visit( page, query );
			await picker.button.focus();
			for ( const [ at, key ] of keys.entries() ) {
				await page.keyboard.press( key );
				if ( at === 0 && keys.length > 1 ) {
					await expect( picker.input ).toBeFocused();
				}
			}
			if ( shown ) {
				await expect( page.getByText( shown ).first() ).toBeVisible();
			}
			await waitForAnimations( page );
			await page.screenshot( {
				path: `tests/results/workbench/terminal-picker-${ name }-${ width }.png`,
			} );
			const { violations } = await new AxeBuilder( { page } ).analyze();
			expect( violations ).toEqual( [] );
		} );
	}

	test( `[TERM-07] axe finds nothing: no selection, not saved, at ${ width } px${ isPhone ? '' : ' @full' }`, async ( {
		page,
	} ) => {
		await page.setViewportSize( { width, height: 844 } );
		const picker = await visit( page, 'save=500' );
		await page.getByRole( 'button', { name: 'Užsakyti' } ).click();
		await expect( page.getByText( /Pasirinkite LP/ ) ).toBeVisible();
		await page.screenshot( {
			path: `tests/results/workbench/terminal-picker-missing-${ width }.png`,
		} );
		expect(
			( await new AxeBuilder( { page } ).analyze() ).violations
		).toEqual( [] );
		await picker.open();
		await page.keyboard.type( 'siau' );
		await page.keyboard.press( 'Enter' );
		await expect( page.getByText( /išsaugoti nepavyko/ ) ).toBeVisible();
		await page.screenshot( {
			path: `tests/results/workbench/terminal-picker-not-saved-${ width }.png`,
		} );
		expect(
			( await new AxeBuilder( { page } ).analyze() ).violations
		).toEqual( [] );
	} );
}

test( '[TERM-10] the active row is visible in forced colours', async ( {
	page,
} ) => {
	await page.emulateMedia( {
		forcedColors: 'active',
		reducedMotion: 'reduce',
	} );
	const picker = await visit( page, 'selected=1' );
	await picker.open();
	await page.keyboard.type( 'siau' );
	await page.screenshot( {
		path: 'tests/results/workbench/terminal-picker-forced-colours.png',
	} );
	const colours = await page.evaluate( () =>
		[
			'.is-highlighted',
			'.vitrina-terminal-picker__option:not(.is-highlighted)',
		].map( ( selector ) => {
			const row = document.querySelector( selector );
			return row ? getComputedStyle( row ).backgroundColor : '';
		} )
	);
	expect( colours[ 0 ] ).not.toBe( colours[ 1 ] );
} );
