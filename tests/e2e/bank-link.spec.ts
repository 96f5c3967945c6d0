import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe';
import {
	blockCourierRate,
	blockMethod,
	blockOrderButton,
	selectRadio,
	fillBlockAddress,
	withBlockPages,
	openBlockCheckout,
} from './block-shopper';
import { fullUnless } from './full';
import { logIn } from './log-in';
import {
	addFromProductPage,
	courierRate,
	fillBilling,
	readOrderId,
	waitForOrderReview,
} from './shopper';
import { openTestShop } from './shop';
import { expect, test } from './test';

const settingsPage =
	'/wp-admin/admin.php?page=wc-settings&tab=checkout&section=vitrina_bank_link';

const swedbank = 'LT-HABALT22';

function bankRadio( page: Page, key = swedbank ) {
	return page.locator( `input[type="radio"][value="${ key }"]` );
}

async function orderStatus( id: number ): Promise< string > {
	const shop = await openTestShop();
	return String(
		shop.phpEval(
			`return wc_get_order( (int) getenv( 'ORDER' ) )->get_status();`,
			{ ORDER: String( id ) }
		)
	);
}

async function openClassicCheckout( page: Page ): Promise< void > {
	await addFromProductPage( page );
	await page.goto( '/apmokejimas/' );
	await courierRate( page ).first().check();
	await fillBilling( page );
	await waitForOrderReview( page );
	await page.locator( '#payment_method_vitrina_bank_link' ).check();
}

/** Presses Tab until the given element has the focus. */
async function tabTo( page: Page, selector: string ): Promise< void > {
	for ( let presses = 0; presses < 60; presses++ ) {
		const focused = page.locator( `${ selector }:focus` );
		if ( ( await focused.count() ) > 0 ) {
			return;
		}
		await page.keyboard.press( 'Tab' );
	}
	throw new Error( `${ selector } cannot be reached by Tab.` );
}

test( '[BANK-03] [BANK-04] [BANK-05] a guest selects a bank with the keyboard only, pays at the sandbox bank, and returns to a paid order', async ( {
	page,
} ) => {
	await openClassicCheckout( page );
	await expect( page.locator( '.vitrina-banks input:checked' ) ).toHaveCount(
		0
	);
	await expectNoViolations( page, 'bank list' );
	await tabTo( page, '.vitrina-banks input' );
	await page.keyboard.press( 'Space' );
	await expect( bankRadio( page ) ).toBeChecked();
	await page.keyboard.press( 'ArrowDown' );
	await expect( bankRadio( page, 'LT-CBVILT2X' ) ).toBeChecked();
	await tabTo( page, '#terms' );
	await page.keyboard.press( 'Space' );
	await tabTo( page, '#place_order' );
	await page.keyboard.press( 'Enter' );

	await page.waitForURL( /vitrina_bank_link_sandbox/ );
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText(
		'SEB'
	);
	await expectNoViolations( page, 'sandbox bank' );
	await tabTo( page, 'button[value="pay"]' );
	await page.keyboard.press( 'Enter' );
	const id = await readOrderId( page );
	expect( await orderStatus( id ) ).toBe( 'processing' );
	await expect( page.locator( 'main' ) ).toContainText( 'SEB' );
} );

test( '[BANK-03] another billing country moves its banks to the top; the selected bank stays selected and visible @full', async ( {
	page,
} ) => {
	await openClassicCheckout( page );
	await bankRadio( page ).check();
	await page.locator( '#billing_country' ).selectOption( 'LV' );
	await waitForOrderReview( page );
	await expect(
		page.locator( '.vitrina-banks > .vitrina-banks__list input' ).first()
	).toHaveValue( 'LV-HABALV22' );
	await expect( bankRadio( page ) ).toBeChecked();
	await expect( bankRadio( page ) ).toBeVisible();
} );

test( '[BANK-06] after a cancelled payment the cart is complete, and a second attempt pays the same order @full', async ( {
	page,
} ) => {
	await openClassicCheckout( page );
	await bankRadio( page ).check();
	await page.locator( '#terms' ).check();
	await page.locator( '#place_order' ).click();
	await page.waitForURL( /vitrina_bank_link_sandbox/ );
	await page.locator( 'button[value="cancel"]' ).click();
	await page.waitForURL( /apmokejimas/ );
	await expect( page.locator( '.woocommerce-error' ) ).toContainText(
		'Užsakymas išliko'
	);
	await expect( page.locator( '#order_review' ) ).toContainText(
		/lino|Lino/
	);
	await waitForOrderReview( page );
	await page.locator( '#payment_method_vitrina_bank_link' ).check();
	await bankRadio( page, 'LT-CBVILT2X' ).check();
	await page.locator( '#terms' ).check();
	await page.locator( '#place_order' ).click();
	await page.waitForURL( /vitrina_bank_link_sandbox/ );
	await page.locator( 'button[value="twice"]' ).click();
	expect( await orderStatus( await readOrderId( page ) ) ).toBe(
		'processing'
	);
} );

test.describe( 'a bank that reports a wrong amount', () => {
	test.use( { allowedErrors: [ /400/ ] } );

	test( '[BANK-04] [FIX-17] a payment with one cent too much is rejected, and the order stays on hold @full', async ( {
		page,
		shop,
	} ) => {
		await openClassicCheckout( page );
		await bankRadio( page ).check();
		await page.locator( '#terms' ).check();
		await page.locator( '#place_order' ).click();
		await page.waitForURL( /vitrina_bank_link_sandbox/ );
		await page.locator( 'button[value="wrong"]' ).click();
		await expect( page.locator( 'body' ) ).toContainText(
			'pasinaudoti negalime'
		);
		// [FIX-17] A page of the shop that shows a guest the next steps.
		await expect( page.locator( '.site-header' ) ).toBeVisible();
		await expect(
			page
				.locator( 'main' )
				.getByRole( 'link', { name: 'Mano užsakymai' } )
		).toHaveCount( 0 );
		await expect(
			page
				.locator( 'main' )
				.getByRole( 'link', { name: 'Grįžti į apmokėjimą' } )
		).toBeVisible();
		expect(
			shop.sql(
				'SELECT state FROM wp_vitrina_payment_attempts ORDER BY id DESC LIMIT 1'
			)
		).toEqual( [ { state: 'open' } ] );
	} );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( '[BANK-03] banks of other countries open with one click, and the order is paid @full', async ( {
		page,
	} ) => {
		await addFromProductPage( page );
		await page.goto( '/apmokejimas/' );
		await fillBilling( page );
		await page
			.locator( '#billing_country' )
			.selectOption( 'LT', { force: true } );
		await courierRate( page ).first().check();
		await page.locator( '#payment_method_vitrina_bank_link' ).check();
		await page.locator( '.vitrina-banks summary' ).first().click();
		await expect( bankRadio( page, 'LV-HABALV22' ) ).toBeVisible();
		await bankRadio( page ).check();
		await page.locator( '#terms' ).check();
		await page.locator( '#place_order' ).click();
		// The page showed the total with the terminal: the new total must be confirmed.
		await expect( page.locator( '.woocommerce-error' ) ).toContainText(
			'35,99'
		);
		await page.locator( '#place_order' ).click();
		await page.locator( 'button[value="pay"]' ).click();
		expect( await orderStatus( await readOrderId( page ) ) ).toBe(
			'processing'
		);
	} );
} );

test.describe( 'block checkout', () => {
	withBlockPages();

	test( '[BANK-03] [BANK-04] without a bank an error is shown before the order is sent; with a bank selected by keyboard it is paid @full', async ( {
		page,
		shop,
	} ) => {
		await openBlockCheckout( page );
		await fillBlockAddress( page );
		await selectRadio( page, blockCourierRate( page ) );
		await selectRadio( page, blockMethod( page, 'vitrina_bank_link' ) );
		await expect( bankRadio( page ) ).toBeVisible();
		await expect(
			page.locator( '.vitrina-banks input:checked' )
		).toHaveCount( 0 );
		const order = blockOrderButton( page );
		await order.click();
		await expect(
			page.locator( '.wc-block-checkout__payment-method' )
		).toContainText( 'Pasirinkite savo banką' );
		// From here on keyboard only.
		await tabTo( page, '.vitrina-banks input' );
		await page.keyboard.press( 'Space' );
		await expect( bankRadio( page ) ).toBeChecked();
		await page.keyboard.press( 'ArrowDown' );
		await expect( bankRadio( page, 'LT-CBVILT2X' ) ).toBeChecked();
		for ( const mark of await page
			.locator( '.vitrina-banks img' )
			.evaluateAll( ( marks ) =>
				marks.map( ( one ) => ( one as HTMLImageElement ).src )
			) ) {
			expect( mark ).toMatch( new RegExp( `^(data:|${ shop.url })` ) );
		}
		await tabTo( page, '.wc-block-components-checkout-place-order-button' );
		await page.keyboard.press( 'Enter' );
		await page.waitForURL( /vitrina_bank_link_sandbox/ );
		await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText(
			'SEB'
		);
		await page.locator( 'button[value="pay"]' ).click();
		expect( await orderStatus( await readOrderId( page ) ) ).toBe(
			'processing'
		);
	} );
} );

test.describe( 'settings', () => {
	// The avatar is requested from gravatar.com, which tests cannot reach.
	test.use( { allowedErrors: [ /gravatar/ ] } );

	test( '[BANK-01] [BANK-02] the owner selects banks in the settings: "select all" follows, and the saved banks are offered @full', async ( {
		page,
		shop,
	} ) => {
		const kept = shop.phpEval(
			`return wp_json_encode( get_option( 'woocommerce_vitrina_bank_link_settings' ) );`
		);
		try {
			await logIn( page, shop.admin );
			await page.goto( settingsPage );
			const all = page.getByLabel( 'Pažymėti visus' );
			const banks = page.locator( '[data-bank]' );
			await expect( all ).not.toBeChecked();
			await all.focus();
			await page.keyboard.press( 'Space' );
			await expect( page.locator( '[data-bank]:checked' ) ).toHaveCount(
				await banks.count()
			);
			await banks.first().uncheck();
			await expect( all ).not.toBeChecked();
			await banks.first().check();
			await expect( all ).toBeChecked();
			await all.uncheck();
			await expect( page.locator( '[data-bank]:checked' ) ).toHaveCount(
				0
			);
			await page.locator( `[data-bank][value="${ swedbank }"]` ).check();
			await page.locator( '.woocommerce-save-button' ).click();
			await expect( page.locator( '[data-bank]:checked' ) ).toHaveCount(
				1
			);
			await expectNoViolationsIn( page );
		} finally {
			shop.phpEval(
				`return update_option( 'woocommerce_vitrina_bank_link_settings', json_decode( (string) getenv( 'KEPT' ), true ) );`,
				{ KEPT: String( kept ) }
			);
		}
	} );
} );

for ( const width of [ 390, 1280 ] ) {
	test.describe( `${ width } px wide${ fullUnless( width === 390 ) }`, () => {
		test.use( {
			viewport: { width, height: 900 },
			allowedErrors: [ /gravatar/ ],
		} );

		test( '[BANK-03] axe finds nothing in the bank list: initial, selected, another country open, after an error @full', async ( {
			page,
		} ) => {
			await openClassicCheckout( page );
			await expectNoViolations( page, 'bank list' );
			await page.locator( '.vitrina-banks summary' ).first().click();
			await bankRadio( page, 'LV-HABALV22' ).check();
			await expectNoViolations( page, 'another country, one chosen' );
			await page.reload();
			await waitForOrderReview( page );
			await page.locator( '#payment_method_vitrina_bank_link' ).check();
			await expect(
				page.locator( '.vitrina-banks input:checked' )
			).toHaveCount( 0 );
			await page.locator( '#terms' ).check();
			await page.locator( '#place_order' ).click();
			await expect( page.locator( '.woocommerce-error' ) ).toContainText(
				'Pasirinkite savo banką'
			);
			await expectNoViolations( page, 'refused' );
		} );

		test( '[BANK-01] settings, connection and payments of an order fit the screen, and axe finds nothing, also with a removed bank and with no banks @full', async ( {
			page,
			shop,
		} ) => {
			const kept = shop.phpEval( `return wp_json_encode( [
				get_option( 'woocommerce_vitrina_bank_link_settings' ),
				get_option( 'vitrina_bank_link_banks' ),
			] );` );
			try {
				const order = shop.phpEval( `
					$banks = get_option( 'vitrina_bank_link_banks' );
					$banks['sandbox'][] = [ 'bic' => 'GONELT22', 'name' => 'Dingęs', 'country' => 'LT', 'gone' => true ];
					update_option( 'vitrina_bank_link_banks', $banks );
					$settings = get_option( 'woocommerce_vitrina_bank_link_settings' );
					$settings['bank_selection'][] = 'LT-GONELT22';
					update_option( 'woocommerce_vitrina_bank_link_settings', $settings );
					$order = wc_create_order();
					$order->set_total( 12.34 );
					$order->save();
					$plugin = \\Vitrina\\BankLink\\Plugin::instance();
					foreach ( [ 1, 2 ] as $try ) {
						$plugin->payment_initiator->start( $order, $plugin->settings->banks()->find_offered( '${ swedbank }' ), $plugin->providers->current() );
					}
					foreach ( $plugin->attempts->of_order( $order->get_id() ) as $attempt ) {
						$plugin->report_handler->apply_status( $attempt, \\Vitrina\\BankLink\\Domain\\Status::Paid, \\Vitrina\\BankLink\\Domain\\Source::Webhook );
					}
					return $order->get_id();` );
				await logIn( page, shop.admin );
				await page.goto( settingsPage );
				await expect( page.locator( '.notice-warning' ) ).toContainText(
					'Teikėjas nebesiūlo: Dingęs (LT).'
				);
				await expectNoViolationsIn( page );
				await expectToFit( page, '.vitrina-bank-selection table' );
				await page.locator( '[data-select-all]' ).focus();
				await tabTo( page, '[data-bank]' );
				await page.keyboard.press( 'Space' );
				await tabTo( page, '.woocommerce-save-button' );
				shop.phpEval( `
					$settings = get_option( 'woocommerce_vitrina_bank_link_settings' );
					$settings['bank_selection'] = [ 'LT-GONELT22' ];
					return update_option( 'woocommerce_vitrina_bank_link_settings', $settings );` );
				await page.goto( settingsPage );
				await expect(
					page.locator( '.notice-warning' ).last()
				).toContainText( 'Nė vieno iš pažymėtų bankų nebeliko' );
				await page.goto(
					`/wp-admin/admin.php?page=wc-orders&action=edit&id=${ order }`
				);
				await expectNoViolationsIn( page, [ '#vitrina-bank-link' ] );
				await expectToFit( page, '#vitrina-bank-link .button' );
			} finally {
				shop.phpEval(
					`[ $settings, $banks ] = json_decode( (string) getenv( 'KEPT' ), true );
					update_option( 'vitrina_bank_link_banks', $banks );
					return update_option( 'woocommerce_vitrina_bank_link_settings', $settings );`,
					{ KEPT: String( kept ) }
				);
			}
		} );
	} );
}

/** Fails if the element is cut off at the edge of the screen. */
async function expectToFit( page: Page, selector: string ): Promise< void > {
	const box = await page.locator( selector ).first().boundingBox();
	expect( box ).not.toBeNull();
	expect( ( box?.x ?? 0 ) + ( box?.width ?? 0 ) ).toBeLessThanOrEqual(
		page.viewportSize()?.width ?? 0
	);
}

/** Checks only our elements: the rest of the screen belongs to WooCommerce and WordPress. */
async function expectNoViolationsIn(
	page: Page,
	parts = [ '#mainform .form-table', 'div:has(> #vitrina-bank-link-health)' ]
): Promise< void > {
	await expectNoViolations( page, parts.join( ', ' ), [], parts );
}
