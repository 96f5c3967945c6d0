import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { fullUnless } from './full';
import { expect, test } from './test';

const path = '/produktas/kanele-ir-apelsinas/';

function tab( page: Page, name: string ) {
	return page.locator( `#tab-${ name }` );
}

async function expectOpen( page: Page, name: string ): Promise< void > {
	await expect( tab( page, name ) ).toHaveAttribute( 'open', '' );
	await expect( page.locator( '.product-tabs__item[open]' ) ).toHaveCount(
		1
	);
}

/** Changes a setting of the theme for one test. */
function setThemeSetting(
	shop: { phpEval: Function },
	name: string,
	on: boolean
) {
	shop.phpEval(
		on
			? `remove_theme_mod( '${ name }' ); return 1;`
			: `set_theme_mod( '${ name }', '' ); return 1;`
	);
}

test( '[PROD-10] the description is open, one is open at a time, by keyboard too', async ( {
	page,
} ) => {
	await page.goto( path );
	await expectOpen( page, 'description' );
	const reviews = tab( page, 'reviews' ).locator( '> summary' );
	await reviews.focus();
	await page.keyboard.press( 'Enter' );
	await expectOpen( page, 'reviews' );
	await page.keyboard.press( 'Space' );
	await expect( page.locator( '.product-tabs__item[open]' ) ).toHaveCount(
		0
	);
} );

for ( const [ address, name ] of [
	[ '#reviews', 'reviews' ],
	[ '#tab-reviews', 'reviews' ],
	[ '#comment-1', 'reviews' ],
	[ '?cpage=1', 'reviews' ],
	[ 'comment-page-1/', 'reviews' ],
	[ '#tab-additional_information', 'additional_information' ],
] as const ) {
	test( `[PROD-10] ${ address } opens ${ name }${ fullUnless(
		address === '#comment-1'
	) }`, async ( { page } ) => {
		await page.goto( path + address );
		await expectOpen( page, name );
	} );
}

test( '[PROD-10] the review link opens the reviews, also a second time @full', async ( {
	page,
} ) => {
	await page.goto( path );
	for ( let time = 0; time < 2; time++ ) {
		await page.locator( '.woocommerce-review-link' ).click();
		await expectOpen( page, 'reviews' );
		await expect( page.locator( '#reviews' ) ).toBeInViewport();
		await tab( page, 'description' ).locator( '> summary' ).click();
		await expectOpen( page, 'description' );
	}
} );

test( '[PROD-10] with its setting none is open at first @full', async ( {
	page,
	shop,
} ) => {
	setThemeSetting( shop, 'product_accordion_open', false );
	try {
		await page.goto( path );
		await expect( page.locator( '.product-tabs__item[open]' ) ).toHaveCount(
			0
		);
	} finally {
		setThemeSetting( shop, 'product_accordion_open', true );
	}
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( '[PROD-10] the accordion opens one at a time, and a page of reviews opens the reviews @full', async ( {
		page,
	} ) => {
		await page.goto( path );
		await tab( page, 'additional_information' )
			.locator( '> summary' )
			.click();
		await expectOpen( page, 'additional_information' );
		await page.goto( `${ path }?cpage=1` );
		await expectOpen( page, 'reviews' );
	} );

	test( '[PROD-10] tabs show the panel that their link points to @full', async ( {
		page,
		shop,
	} ) => {
		setThemeSetting( shop, 'product_accordion', false );
		try {
			await page.goto( path );
			await expect( tab( page, 'description' ) ).toBeVisible();
			await expect( tab( page, 'reviews' ) ).toBeHidden();
			await page.locator( '#tab-title-reviews' ).click();
			await expect( tab( page, 'reviews' ) ).toBeVisible();
			await expect( tab( page, 'description' ) ).toBeHidden();
		} finally {
			setThemeSetting( shop, 'product_accordion', true );
		}
	} );
} );

test( '[PROD-10] tabs follow arrow keys, addresses and links @full', async ( {
	page,
	shop,
} ) => {
	test.setTimeout( 120_000 );
	setThemeSetting( shop, 'product_accordion', false );
	try {
		await page.goto( path );
		const tabs = page.getByRole( 'tab' );
		await expect( tabs ).toHaveCount( 3 );
		await expect( tabs.first() ).toHaveAttribute( 'aria-selected', 'true' );
		await tabs.first().focus();
		await page.keyboard.press( 'ArrowLeft' );
		await expect( tabs.last() ).toBeFocused();
		await expect( tab( page, 'reviews' ) ).toBeVisible();
		await expect( tab( page, 'description' ) ).toBeHidden();
		await page.keyboard.press( 'Home' );
		await expect( tabs.first() ).toBeFocused();
		await page.keyboard.press( 'Tab' );
		await expect( tabs.nth( 1 ) ).not.toBeFocused();
		await page.locator( '.woocommerce-review-link' ).click();
		await expect( tab( page, 'reviews' ) ).toBeVisible();
		const { violations } = await new AxeBuilder( { page } ).analyze();
		expect( violations.map( ( { id } ) => id ) ).toEqual( [] );
		await page.goto( `${ path }?x#tab-additional_information` );
		await expect( tab( page, 'additional_information' ) ).toBeVisible();
		await expect( tab( page, 'description' ) ).toBeHidden();
	} finally {
		setThemeSetting( shop, 'product_accordion', true );
	}
} );

test.describe( 'rows that slide', () => {
	for ( const [ width, columns ] of [
		[ 1280, 4 ],
		[ 1100, 4 ],
		[ 900, 3 ],
		[ 700, 2 ],
		[ 390, 2 ],
	] as const ) {
		test( `[PROD-15] ${ columns } cards are fully visible at ${ width } px${ fullUnless( width === 390 ) }`, async ( {
			page,
		} ) => {
			await page.setViewportSize( { width, height: 900 } );
			await page.goto( path );
			const whole = await page
				.locator( '.related .products-row' )
				.evaluate( ( row ) => {
					const box = row.getBoundingClientRect();
					return [ ...row.children ].filter( ( card ) => {
						const { left, right } = card.getBoundingClientRect();
						return left >= box.left - 1 && right <= box.right + 1;
					} ).length;
				} );
			expect( whole ).toBe( columns );
		} );
	}

	test( '[PROD-15] buttons scroll forward and back by keyboard, and are disabled at the ends @full', async ( {
		page,
	} ) => {
		await page.setViewportSize( { width: 1280, height: 900 } );
		await page.goto( path );
		const section = page.locator( '.related' );
		await section.scrollIntoViewIfNeeded();
		const next = section.getByRole( 'button', { name: 'Kitos prekės' } );
		const previous = section.getByRole( 'button', {
			name: 'Ankstesnės prekės',
		} );
		await expect( previous ).toHaveAttribute( 'aria-disabled', 'true' );
		const at = () =>
			section
				.locator( '.products-row' )
				.evaluate( ( row ) => row.scrollLeft );
		await next.focus();
		await page.keyboard.press( 'Enter' );
		await expect.poll( at ).toBeGreaterThan( 900 );
		await expect( next ).toHaveAttribute( 'aria-disabled', 'true' );
		await expect( next ).toBeFocused();
		await previous.focus();
		await page.keyboard.press( 'Enter' );
		await expect.poll( at ).toBeLessThan( 2 );
		const { violations } = await new AxeBuilder( { page } )
			.include( '.related' )
			.analyze();
		expect( violations.map( ( { id } ) => id ) ).toEqual( [] );
	} );

	test( '[PROD-15] a row that fits, and a single product, load no buttons @full', async ( {
		page,
		shop,
	} ) => {
		await page.setViewportSize( { width: 1280, height: 900 } );
		await page.goto( path );
		const row = page.locator( '.up-sells .products-row' );
		await row.scrollIntoViewIfNeeded();
		await expect( page.locator( '.related .row-buttons' ) ).toBeVisible();
		await expect( row.locator( '> li' ) ).toHaveCount( 3 );
		await expect( page.locator( '.up-sells .row-buttons' ) ).toHaveCount(
			0
		);
		// A single product is not a slider on a phone either.
		const upSells = ( ids: string ) =>
			shop.phpEval(
				`$product = wc_get_product( wc_get_product_id_by_sku( 'VZ-102' ) ); $before = $product->get_upsell_ids(); $product->set_upsell_ids( ${ ids } ); $product->save(); return $before;`
			);
		const before = upSells( 'array_slice( $before, 0, 1 )' );
		try {
			await page.setViewportSize( { width: 390, height: 800 } );
			await page.goto( path );
			await page.locator( '.related' ).scrollIntoViewIfNeeded();
			await expect(
				page.locator( '.related .row-buttons' )
			).toBeVisible();
			await expect( row.locator( '> li' ) ).toHaveCount( 1 );
			await expect(
				page.locator( '.up-sells .row-buttons' )
			).toHaveCount( 0 );
		} finally {
			upSells( JSON.stringify( before ) );
		}
	} );

	test( '[PROD-15] the setting makes a plain grid of four @full', async ( {
		page,
		shop,
	} ) => {
		setThemeSetting( shop, 'related_slider', false );
		try {
			await page.goto( path );
			await expect( page.locator( '.products-row' ) ).toHaveCount( 0 );
			await expect( page.locator( '.related .card' ) ).toHaveCount( 4 );
		} finally {
			setThemeSetting( shop, 'related_slider', true );
		}
	} );
} );
