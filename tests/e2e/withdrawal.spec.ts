import { expectNoViolations } from './axe';
import { expect, test } from './test';

test.use( { viewport: { width: 390, height: 844 } } );

test( 'a guest withdraws from a contract with the keyboard only, from the footer of any page @full', async ( {
	page,
	shop,
} ) => {
	const order: number = shop.phpEval( `
		$order = wc_create_order( [ 'status' => 'processing' ] );
		$order->set_billing_email( 'ruta@example.lt' );
		$order->save();
		return $order->get_id();` );
	try {
		await page.goto( '/' );
		await page
			.locator( '.site-footer' )
			.getByRole( 'link', { name: 'Atsisakyti sutarties' } )
			.press( 'Enter' );
		await expectNoViolations( page, 'form' );

		await page.getByLabel( 'Vardas ir pavardė' ).fill( 'Rūta K.' );
		await page.getByRole( 'button', { name: 'Tęsti' } ).press( 'Enter' );
		const number = page.getByLabel( 'Užsakymo numeris' );
		await expect( number ).toHaveAttribute( 'aria-invalid', 'true' );
		await expect( number ).toHaveAccessibleDescription( /numerį/ );
		await expect( page.getByLabel( 'Vardas ir pavardė' ) ).toHaveValue(
			'Rūta K.'
		);
		await expectNoViolations( page, 'mistakes' );

		await number.fill( String( order ) );
		await page.getByLabel( /^El\. paštas/ ).fill( 'ruta@example.lt' );
		await page.getByRole( 'button', { name: 'Tęsti' } ).press( 'Enter' );
		await expectNoViolations( page, 'confirmation' );

		await page
			.getByRole( 'button', { name: 'Patvirtinti atsisakymą' } )
			.press( 'Enter' );
		await expect(
			page
				.getByRole( 'status' )
				.filter( { hasText: 'Jūsų atsisakymą gavome' } )
		).toBeVisible();
		await expectNoViolations( page, 'acknowledgement' );
	} finally {
		shop.phpEval( `wc_get_order( ${ order } )->delete( true );` );
	}
} );
