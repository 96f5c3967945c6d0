import { expect, test } from './test';

/** The demo's rule: 10 % from three items, 15 % from five. */
const candle = '/produktas/avietynas/';

test( '[DISC-02] the unit price follows the quantity in the field, down and up again @full', async ( {
	page,
} ) => {
	await page.goto( candle );
	const price = page.locator( 'div.product p.price' ).first();
	// In one reading, because the price may be replaced between two.
	const cents = async () => {
		const text = await price.evaluate(
			( element ) =>
				( element.querySelector( 'ins' ) ?? element ).textContent
		);
		return Number(
			/\d[\d\s]*,\d{2}/.exec( text )?.[ 0 ].replace( /\D/g, '' )
		);
	};
	const single = await cents();
	const asked: string[] = [];
	page.on( 'request', ( request ) => {
		const body = request.postData() ?? '';
		if ( body.includes( 'get_price_html' ) ) {
			asked.push( new URLSearchParams( body ).get( 'qty' ) ?? '' );
		}
	} );
	const quantity = page.locator( 'form.cart input.qty' );

	await quantity.fill( '3' );
	await quantity.blur();
	await expect.poll( cents ).toBe( Math.round( single * 0.9 ) );
	await expect( price.locator( 'del' ) ).toBeVisible();

	await quantity.fill( '5' );
	await quantity.blur();
	await expect.poll( cents ).toBe( Math.round( single * 0.85 ) );

	await quantity.fill( '1' );
	await quantity.blur();
	await expect.poll( cents ).toBe( single );
	expect( asked ).toEqual( [ '3', '5', '1' ] );
} );
