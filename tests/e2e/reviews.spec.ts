import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './test';

const path = '/produktas/kanele-ir-apelsinas/';
const idOf = `wc_get_product_id_by_sku( 'VZ-102' )`;

function required( shop: { phpEval: Function }, value: 'yes' | 'no' ): void {
	shop.phpEval(
		`update_option( 'woocommerce_review_rating_required', '${ value }' ); return 1;`
	);
}

async function openForm( page: Page ): Promise< void > {
	await page.goto( `${ path }#tab-reviews` );
	await page.locator( '.review-form > summary' ).click();
	await expect( page.locator( '.stars-field' ) ).toBeVisible();
}

async function fill( page: Page, text: string ): Promise< void > {
	await page.locator( '#comment' ).fill( text );
	await page.locator( '#author' ).fill( 'Rasa' );
	await page.locator( '#email' ).fill( 'rasa@vitrina.example' );
}

test( '[PROD-11] the heading opens and closes the form, by keyboard too', async ( {
	page,
} ) => {
	await page.goto( `${ path }#tab-reviews` );
	const heading = page.locator( '.review-form > summary' );
	const field = page.locator( '#comment' );
	await expect( field ).toBeHidden();
	await heading.focus();
	await page.keyboard.press( 'Enter' );
	await expect( field ).toBeVisible();
	await page.keyboard.press( 'Enter' );
	await expect( field ).toBeHidden();
} );

test( '[PROD-11] one to five stars respond to arrow keys, and axe finds nothing @full', async ( {
	page,
} ) => {
	await openForm( page );
	const stars = page.locator( '.stars-field' ).getByRole( 'radio' );
	await expect( stars ).toHaveCount( 5 );
	await stars.first().focus();
	await page.keyboard.press( 'Space' );
	await page.keyboard.press( 'ArrowRight' );
	await page.keyboard.press( 'ArrowRight' );
	await expect( stars.nth( 2 ) ).toBeChecked();
	const { violations } = await new AxeBuilder( { page } ).analyze();
	expect( violations.map( ( { id } ) => id ) ).toEqual( [] );
} );

test( '[PROD-11] a review with stars is saved, and one without if no rating is required @full', async ( {
	page,
	shop,
} ) => {
	test.setTimeout( 120_000 );
	const rating = ( text: string ) =>
		shop.phpEval(
			`$found = get_comments( [ 'post_id' => ${ idOf }, 'search' => '${ text }', 'status' => 'any' ] ); return [ count( $found ), $found ? get_comment_meta( $found[0]->comment_ID, 'rating', true ) : null ];`
		);
	try {
		await openForm( page );
		await page
			.locator( '.stars-field' )
			.getByRole( 'radio' )
			.nth( 3 )
			.check();
		await fill( page, 'Keturios žvaigždutės tinka' );
		await page.locator( '#commentform [type="submit"]' ).click();
		await page.waitForURL( /comment-/ );
		await expect( page.locator( '#tab-reviews' ) ).toHaveAttribute(
			'open',
			''
		);
		expect( rating( 'Keturios žvaigždutės' ) ).toEqual( [ 1, '4' ] );

		shop.phpEval(
			`global $wpdb; $wpdb->query( "UPDATE {$wpdb->comments} SET comment_date_gmt = '2026-01-01' WHERE comment_author = 'Rasa'" ); return 1;`
		);
		await openForm( page );
		await fill( page, 'Be jokios žvaigždutės' );
		await page.locator( '#commentform [type="submit"]' ).click();
		await page.waitForURL( /comment-/ );
		expect( rating( 'Be jokios žvaigždutės' ) ).toEqual( [ 1, '' ] );
	} finally {
		shop.phpEval(
			`foreach ( get_comments( [ 'post_id' => ${ idOf }, 'author_email' => 'rasa@vitrina.example', 'status' => 'any' ] ) as $one ) { wp_delete_comment( $one, true ); } return 1;`
		);
	}
} );

test( '[PROD-11] a missing required rating blocks the form with an alert and a message at the field @full', async ( {
	page,
	shop,
} ) => {
	required( shop, 'yes' );
	try {
		await openForm( page );
		await fill( page, 'Gražu' );
		const alerts: string[] = [];
		page.on( 'dialog', async ( dialog ) => {
			alerts.push( dialog.message() );
			await dialog.accept();
		} );
		await page.locator( '#commentform [type="submit"]' ).click();
		await expect( page.locator( '#rating-error' ) ).toHaveText(
			'Pasirinkite įvertinimą'
		);
		expect( alerts ).toEqual( [ 'Pasirinkite įvertinimą' ] );
		await expect(
			page.locator( '.stars-field' ).getByRole( 'radio' ).first()
		).toBeFocused();
		await expect( page ).not.toHaveURL( /wp-comments-post/ );
		const { violations } = await new AxeBuilder( { page } ).analyze();
		expect( violations.map( ( { id } ) => id ) ).toEqual( [] );
		await page
			.locator( '.stars-field' )
			.getByRole( 'radio' )
			.first()
			.check();
		await expect( page.locator( '#rating-error' ) ).toBeHidden();
	} finally {
		required( shop, 'no' );
	}
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( '[PROD-11] the heading opens the form and the rating is a select @full', async ( {
		page,
	} ) => {
		await page.goto( `${ path }?cpage=1` );
		await page.locator( '.review-form > summary' ).click();
		await expect( page.locator( 'select#rating' ) ).toBeVisible();
		await expect( page.locator( 'select#rating' ) ).not.toHaveAttribute(
			'required',
			''
		);
	} );
} );

test( '[PROD-11] the average, a bar per star, no avatar from another host; hostile text is escaped', async ( {
	page,
	shop,
} ) => {
	const foreign: string[] = [];
	page.on( 'request', ( request ) => {
		if (
			! request.url().startsWith( shop.url ) &&
			! request.url().startsWith( 'data:' )
		) {
			foreign.push( request.url() );
		}
	} );
	const id = shop.phpEval(
		`$id = wp_insert_comment( [ 'comment_post_ID' => ${ idOf }, 'comment_author' => '<b onmouseover=alert(1)>Piktas</b>', 'comment_author_email' => 'x@vitrina.example', 'comment_type' => 'review', 'comment_approved' => 1, 'comment_content' => '<img src=x onerror="window.hostile=1"><script>window.hostile=1</script><iframe src="javascript:1"></iframe><form action=/x><input name=x></form>Labai <em>gerai</em>', 'comment_meta' => [ 'rating' => 2 ] ] ); WC_Comments::clear_transients( ${ idOf } ); return $id;`
	);
	try {
		await page.goto( `${ path }#tab-reviews` );
		const review = page.locator( `#li-comment-${ id }` );
		await expect( review ).toContainText( 'Labai gerai' );
		await expect( review.locator( 'em' ).last() ).toHaveText( 'gerai' );
		await expect(
			review.locator(
				'script, img, iframe, form, input, [onmouseover], [onerror]'
			)
		).toHaveCount( 0 );
		expect( await page.evaluate( () => 'hostile' in window ) ).toBe(
			false
		);
		await expect( page.locator( '.rating-summary__bars li' ) ).toHaveCount(
			5
		);
		await expect(
			page.locator( '.rating-summary__bars li' ).nth( 3 )
		).toContainText( '2 iš 5 žvaigždučių: 1' );
		expect( foreign ).toEqual( [] );
	} finally {
		shop.phpEval(
			`wp_delete_comment( ${ id }, true ); WC_Comments::clear_transients( ${ idOf } ); return 1;`
		);
	}
} );

test( '[PROD-11] a second page of reviews keeps the reviews tab open @full', async ( {
	page,
	shop,
} ) => {
	shop.phpEval(
		`update_option( 'page_comments', 1 ); update_option( 'comments_per_page', 1 ); return wp_insert_comment( [ 'comment_post_ID' => ${ idOf }, 'comment_author' => 'Puslapis', 'comment_author_email' => 'rasa@vitrina.example', 'comment_type' => 'review', 'comment_approved' => 1, 'comment_content' => 'Antras' ] );`
	);
	try {
		await page.goto( `${ path }#tab-reviews` );
		await page.locator( '#reviews .page-numbers a' ).first().click();
		await page.waitForURL( /comment-page-|cpage=/ );
		await expect( page.locator( '#tab-reviews' ) ).toHaveAttribute(
			'open',
			''
		);
		await expect( page.locator( '#reviews .commentlist' ) ).toBeVisible();
	} finally {
		shop.phpEval(
			`update_option( 'page_comments', 0 ); update_option( 'comments_per_page', 50 ); foreach ( get_comments( [ 'post_id' => ${ idOf }, 'author_email' => 'rasa@vitrina.example' ] ) as $one ) { wp_delete_comment( $one, true ); } return 1;`
		);
	}
} );
