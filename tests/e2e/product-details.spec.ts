import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { stopClock } from './clock';
import { setGalleryPictures, productPages } from './product-page';
import { expect, test } from './test';

/** Reduced for all shoppers; 72 € before. */
const reduced = '/produktas/kanele-ir-apelsinas/';

test( '[FIX-15] stars show the rating: three of five fill three fifths, 4.6 fill 92 %', async ( {
	page,
} ) => {
	await page.goto( productPages.fivePictures );
	await page.evaluate( () => {
		document.body.innerHTML =
			'<p style="padding:3rem"><span class="star-rating" style="font-size:40px"><span>x</span></span></p>';
	} );
	const box = page.locator( '.star-rating' );
	for ( const percent of [ 20, 60, 80, 92, 100 ] ) {
		await box.locator( 'span' ).evaluate( ( span, width ) => {
			span.style.width = `${ width }%`;
		}, percent );
		const { full, empty } = await coloursOf( box );
		// Pixels of an edge have neither colour, and a star is wide in the middle.
		const drawn = full / ( full + empty );
		expect(
			Math.abs( drawn - percent / 100 ),
			`${ percent } %: ${ drawn }`
		).toBeLessThan( percent % 20 ? 0.05 : 0.02 );
	}
} );

/** Number of pixels with the colour of a filled star, and of an empty one. */
async function coloursOf(
	box: Locator
): Promise< { full: number; empty: number } > {
	const { data, info } = await sharp( await box.screenshot() )
		.removeAlpha()
		.raw()
		.toBuffer( { resolveWithObject: true } );
	const wanted = await box.evaluate( ( element ) => {
		const probe = document.createElement( 'i' );
		element.after( probe );
		const rgb = ( name: string ) => {
			probe.style.color = `var(${ name })`;
			return getComputedStyle( probe )
				.color.match( /\d+/g )!
				.slice( 0, 3 )
				.map( Number );
		};
		const found = { full: rgb( '--amber' ), empty: rgb( '--line' ) };
		probe.remove();
		return found;
	} );
	const isLike = ( at: number, colour: number[] ) =>
		colour.every(
			( value, channel ) => Math.abs( data[ at + channel ]! - value ) < 6
		);
	let full = 0;
	let empty = 0;
	for ( let at = 0; at < data.length; at += info.channels ) {
		full += Number( isLike( at, wanted.full ) );
		empty += Number( isLike( at, wanted.empty ) );
	}
	return { full, empty };
}

test.describe( 'swatches in two rows', () => {
	test( '[FIX-15] the name of a swatch covers no other swatch, and Escape hides it @full', async ( {
		page,
	} ) => {
		await page.goto( productPages.variable );
		const radios = page.locator( 'form.cart [role="radio"]' );
		await radios.nth( 11 ).click();
		await expect( radios.nth( 11 ) ).toBeChecked();
		await expect( page.locator( 'form.variations_form' ) ).toHaveAttribute(
			'data-variation-form',
			'ready'
		);
		await radios.first().hover();
		// Its position from the top of all swatches.
		const place = await radios.first().evaluate( ( radio ) => {
			const { content, top, height } = getComputedStyle(
				radio,
				'::before'
			);
			const box = [ radio, radio.parentElement! ].find(
				( element ) => getComputedStyle( element ).position !== 'static'
			)!;
			const from =
				box.getBoundingClientRect().top -
				radio.parentElement!.getBoundingClientRect().top;
			return {
				content,
				bottom: from + parseFloat( top ) + parseFloat( height ),
			};
		} );
		expect( place.content ).toContain( 'Pieno' );
		expect( place.bottom ).toBeLessThanOrEqual( 0 );
		await page.keyboard.press( 'Escape' );
		await expect
			.poll( () =>
				radios
					.first()
					.evaluate(
						( radio ) =>
							getComputedStyle( radio, '::before' ).content
					)
			)
			.toBe( 'none' );
		// The next hovered swatch shows its name again.
		await radios.nth( 1 ).hover();
		await expect
			.poll( () =>
				radios
					.nth( 1 )
					.evaluate(
						( radio ) =>
							getComputedStyle( radio, '::before' ).content
					)
			)
			.toContain( 'Smėlio' );
	} );
} );

test( '[FIX-15] [WISH-01] the accessible name of a product page’s wishlist button contains its text @full', async ( {
	page,
} ) => {
	await page.goto( productPages.fivePictures );
	const heart = page.locator( '.summary .heart' );
	await expect( heart ).toHaveAccessibleName( 'Į norų sąrašą' );
	await expect( heart ).toHaveText( /Į norų sąrašą/ );
	await heart.click();
	await expect( heart ).toHaveAttribute( 'aria-pressed', 'true' );
	const shown = await heart.innerText();
	await expect( heart ).toHaveAccessibleName( shown.trim() );
} );

test( '[FIX-16] [DISC-05] the lowest price of thirty days is fully visible wherever a price is crossed out: in the sticky bar and in the small display @full', async ( {
	page,
} ) => {
	for ( const width of [ 320, 390, 1280 ] ) {
		await page.setViewportSize( { width, height: 844 } );
		await page.goto( reduced );
		await page.evaluate( () => scrollTo( 0, document.body.scrollHeight ) );
		const price = page.locator( '.sticky-bar__price' );
		await expect( price ).toBeInViewport( { ratio: 1 } );
		await expect( price ).toContainText(
			'Mažiausia kaina per 30 d.: 24,00'
		);
		expect( await isCut( price ), `sticky bar at ${ width } px` ).toBe(
			false
		);
		await page.goto( '/kategorija/zvakes/' );
		await page.evaluate(
			() => ( document.documentElement.dataset.display = 'small' )
		);
		const card = page.locator( '.card', {
			hasText: 'Cinamonas ir apelsinas',
		} );
		await expect( card.locator( 'del' ).first() ).toBeVisible();
		await expect( card.locator( '.vitrina-lowest-price' ) ).toBeVisible();
		expect(
			await isCut( card.locator( '.price' ) ),
			`small display at ${ width } px`
		).toBe( false );
	}
} );

/** Whether text overflows its element or the window. */
const isCut = ( box: Locator ) =>
	box.evaluate( ( element ) => {
		const line = element.querySelector( '.vitrina-lowest-price' )!;
		const { right } = line.getBoundingClientRect();
		return (
			element.scrollWidth > element.clientWidth ||
			element.scrollHeight > element.clientHeight + 1 ||
			line.scrollWidth > line.clientWidth ||
			right > innerWidth
		);
	} );

test.describe( 'on a phone', () => {
	test.use( { hasTouch: true } );

	test( '[FIX-17] [PROD-06] a tap on a sold-out swatch shows and announces that it is sold out', async ( {
		page,
	} ) => {
		await page.goto( productPages.variable );
		const soldOut = page.locator( '[role="radio"][data-value="medaus"]' );
		// A shopper can tap an element with aria-disabled; Playwright's click cannot.
		await soldOut.tap( { force: true } );
		await expect
			.poll( () =>
				soldOut.evaluate(
					( radio ) => getComputedStyle( radio, '::before' ).content
				)
			)
			.toContain( 'Medaus – Išparduota' );
		await expect(
			page.locator( '[aria-live="polite"]', {
				hasText: 'Medaus, Išparduota',
			} )
		).toHaveCount( 1 );
		await page.locator( '[role="radio"][data-value="pieno"]' ).tap();
		await expect( soldOut ).not.toHaveClass( /is-explained/ );
	} );

	test( '[FIX-17] the video button and the number of the picture do not overlap @full', async ( {
		page,
		shop,
	} ) => {
		const restorePictures = setGalleryPictures( shop, 'gintaro-migla', 8 );
		const setVideo = ( url: string ) =>
			shop.phpEval(
				`update_post_meta( get_page_by_path( 'gintaro-migla', OBJECT, 'product' )->ID, '_vitrina_video_url', '${ url }' ); return true;`
			);
		const before = String(
			shop.phpEval(
				`return get_post_meta( get_page_by_path( 'gintaro-migla', OBJECT, 'product' )->ID, '_vitrina_video_url', true );`
			)
		);
		try {
			setVideo( 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' );
			for ( const width of [ 320, 390 ] ) {
				await page.setViewportSize( { width, height: 844 } );
				await page.goto( productPages.fivePictures );
				const pill = await page
					.locator( '.featured-video__play' )
					.boundingBox();
				const count = await page
					.locator( '.gallery__dots' )
					.boundingBox();
				expect( pill && count && apart( pill, count ) ).toBe( true );
			}
		} finally {
			setVideo( before );
			restorePictures();
		}
	} );

	test( '[FIX-17] there is no gap between the last select and the quantity, also with a thousand variations @full', async ( {
		page,
	} ) => {
		await page.goto( '/produktas/kvapas-pagal-jus/' );
		const last = await page
			.locator( '.variations select' )
			.last()
			.boundingBox();
		const quantity = await page
			.locator( '.quantity' )
			.first()
			.boundingBox();
		expect( quantity!.y - last!.y - last!.height ).toBeLessThan( 56 );
	} );

	test( '[FIX-17] the header on a phone shows the number of wishlist items @full', async ( {
		page,
	} ) => {
		await page.goto( productPages.fivePictures );
		await page.locator( '.summary .heart' ).tap();
		await page.evaluate( () => scrollTo( 0, 0 ) );
		await expect(
			page.locator( '.site-header__bar .wishlist-count' )
		).toBeInViewport();
		await expect(
			page.locator( '.site-header__bar .wishlist-count' )
		).toContainText( '1' );
		expect(
			await page.evaluate(
				() => document.documentElement.scrollWidth <= innerWidth
			)
		).toBe( true );
	} );
} );

type Box = { x: number; y: number; width: number; height: number };

const apart = ( one: Box, other: Box ) =>
	one.x + one.width <= other.x ||
	other.x + other.width <= one.x ||
	one.y + one.height <= other.y ||
	other.y + other.height <= one.y;

for ( const width of [ 390, 1280 ] ) {
	test( `[FIX-17] [FOOT-01] at ${ width } px the link to the top never covers a price or a control @full`, async ( {
		page,
	} ) => {
		await page.setViewportSize( { width, height: 844 } );
		await page.goto( productPages.fivePictures );
		const height = await page.evaluate( () => document.body.scrollHeight );
		let seen = 0;
		await stopClock( page );
		for ( let top = 150; top < height - 844; top += 170 ) {
			await page.evaluate( async ( y ) => {
				const scrolled = new Promise( ( done ) =>
					window.addEventListener( 'scroll', done, { once: true } )
				);
				scrollTo( { top: y, behavior: 'instant' } );
				await scrolled;
			}, top );
			// The link is shown or hidden once scrolling has stopped.
			await page.clock.runFor( 400 );
			await expect.poll( () => lyingUnder( page ) ).toEqual( [] );
			seen += Number( await isWayUpShown( page ) );
		}
		expect( seen ).toBeGreaterThan( 0 );
	} );
}

const isWayUpShown = ( page: Page ) =>
	page
		.locator( '.scroll-to-top__link' )
		.evaluate( ( link ) => getComputedStyle( link ).opacity !== '0' );

/** Prices and controls below the link to the top, if it is shown. */
const lyingUnder = ( page: Page ) =>
	page.evaluate( () => {
		const link = document.querySelector( '.scroll-to-top__link' )!;
		if ( getComputedStyle( link ).opacity === '0' ) {
			return [];
		}
		const own = link.getBoundingClientRect();
		return [
			...document.querySelectorAll(
				'main :is(.price, .amount, button, input, select, a.button, summary)'
			),
		]
			.filter( ( element ) => {
				const box = element.getBoundingClientRect();
				return (
					element.checkVisibility( { visibilityProperty: true } ) &&
					box.width > 1 &&
					box.left < own.right &&
					box.right > own.left &&
					box.top < own.bottom &&
					box.bottom > own.top
				);
			} )
			.map( ( element ) => element.className || element.tagName );
	} );

test( '[FIX-17] a click on next or previous in the gallery announces the current picture @full', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 1280, height: 900 } );
	await page.goto( productPages.fivePictures );
	await page.locator( '.gallery__stage' ).hover();
	await page.getByRole( 'button', { name: 'Kita nuotrauka' } ).click();
	await expect(
		page.locator( '[aria-live="polite"]', { hasText: /2.*5/ } )
	).toHaveCount( 1 );
} );

test( '[FIX-17] [DISC-03] a row of the discount table has its quantity as header @full', async ( {
	page,
} ) => {
	await page.goto( '/produktas/dvylika-spalvu/' );
	const rows = page.locator( '#sort_customizable_table tbody tr' );
	await expect( rows.first().getByRole( 'rowheader' ) ).toHaveCount( 1 );
	await expect( rows.getByRole( 'rowheader' ) ).toHaveCount(
		await rows.count()
	);
} );
