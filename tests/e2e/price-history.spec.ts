import { expectNoViolations } from './axe';
import { logIn } from './log-in';
import { expect, test } from './test';

/** Reduced from 24 to 18 € nine days ago, 24 € for three months before that. */
const path = '/produktas/kanele-ir-apelsinas/';

test( '[DISC-05] a crossed-out price shows the lowest price of thirty days, on page and card @full', async ( {
	page,
} ) => {
	await page.goto( path );
	await expect( page.locator( '.summary > .price' ) ).toHaveText(
		/24,00\s€.*18,00\s€.*Mažiausia kaina per 30 d\.: 24,00\s€/s
	);
	await expect( page.locator( '.summary .badge--sale' ) ).toHaveText(
		'−25 %'
	);
	await page.goto( '/kategorija/zvakes/' );
	const card = page.locator( '.card', { hasText: 'Cinamonas ir apelsinas' } );
	await expect( card.locator( '.vitrina-lowest-price' ) ).toHaveText(
		/^Mažiausia per 30 d\.: 24,00\s€$/
	);
	await expectNoViolations( page, 'price on a card', [], [ '.card .price' ] );
} );

test( '[DISC-05] a price that is not reduced shows none @full', async ( {
	page,
} ) => {
	await page.goto( '/produktas/lino-skalbiniai/' );
	await expect(
		page.locator( '.summary .vitrina-lowest-price' )
	).toHaveCount( 0 );
} );

test.describe( 'in wp-admin', () => {
	// WordPress's toolbar and comment lists request avatars from there.
	test.use( { allowedErrors: [ /gravatar/ ] } );

	test( '[DISC-05] the owner sees the last changes beside the price field @full', async ( {
		page,
		shop,
	} ) => {
		test.setTimeout( 120_000 );
		await logIn( page, shop.admin );
		await page.waitForURL( /wp-admin/ );
		const id = shop.phpEval(
			`return wc_get_product_id_by_sku( 'VZ-102' );`
		);
		await page.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
		const list = page.locator(
			'#general_product_data .vitrina-price-history'
		);
		await expect( list ).toContainText( 'Paskutiniai kainos pokyčiai' );
		await expect( list.locator( 'li' ) ).toHaveCount( 2 );
		await expect( list.locator( 'li' ).first() ).toHaveText(
			/18,00\s€, sumažinta/
		);
	} );
} );
