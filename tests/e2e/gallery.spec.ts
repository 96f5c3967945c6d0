import { waitForAnimations } from '../animations.mjs';
import { expectNoViolations } from './axe';
import { FRAME, stopClock } from './clock';
import { expectNoLayoutShift, recordLayoutShifts } from './layout-shift';
import {
	setGalleryPictures,
	productPages,
	setThemeSetting,
} from './product-page';
import { delayLazyScripts } from './slow-scripts';
import { expect, test } from './test';

const position = ( strip: Element ) =>
	Math.round( strip.scrollLeft / strip.clientWidth );

test.describe( 'gallery', () => {
	test( '[PROD-07] on a phone it is full width, can be swiped, and dots show the position', async ( {
		page,
	} ) => {
		await page.goto( productPages.fivePictures );
		const strip = page.locator( '.gallery__strip' );
		expect( await strip.evaluate( ( e ) => e.clientWidth ) ).toBe( 390 );
		const dots = page.locator( '.gallery__dots span' );
		await expect( dots ).toHaveCount( 5 );
		await expect( dots.nth( 0 ) ).toHaveAttribute( 'aria-current', 'true' );
		await strip.evaluate( ( e ) =>
			e.scrollTo( { left: 2 * e.clientWidth, behavior: 'instant' } )
		);
		await expect( dots.nth( 2 ) ).toHaveAttribute( 'aria-current', 'true' );
		await expect( page.locator( '.gallery__rail' ) ).toBeHidden();
	} );

	test( '[PROD-07] one picture slides in at a time, within 300 ms, and it stops at both ends @full', async ( {
		page,
	} ) => {
		await page.setViewportSize( { width: 1280, height: 900 } );
		await page.goto( productPages.fivePictures );
		const strip = page.locator( '.gallery__strip' );
		await strip.hover();
		const next = page.getByRole( 'button', { name: 'Kita nuotrauka' } );
		const back = page.getByRole( 'button', {
			name: 'Ankstesnė nuotrauka',
		} );
		await expect( next ).toHaveCSS( 'opacity', '1' );
		await expect( back ).toHaveAttribute( 'aria-disabled', 'true' );

		const along = () =>
			strip.evaluate( ( e ) => e.scrollLeft / e.clientWidth );
		await stopClock( page );
		await next.click();
		let before = await along();
		expect( before ).toBeLessThan( 0.01 );
		for ( let quarter = 1; quarter < 4; quarter++ ) {
			await page.clock.runFor( 75 );
			const now = await along();
			expect( now ).toBeGreaterThan( before );
			expect( now ).toBeLessThan( 1 );
			before = now;
		}
		await page.clock.runFor( 75 + FRAME );
		expect( await along() ).toBeCloseTo( 1, 2 );
		await page.clock.resume();

		// All quick clicks are counted, and those past the end do nothing.
		await next.evaluate( ( button: HTMLElement ) => {
			for ( let click = 0; click < 6; click++ ) {
				button.click();
			}
		} );
		await expect.poll( () => strip.evaluate( position ) ).toBe( 4 );
		await expect( next ).toHaveAttribute( 'aria-disabled', 'true' );
		await expect(
			page.locator( '.gallery__thumbnails a' ).nth( 4 )
		).toHaveAttribute( 'aria-current', 'true' );
	} );

	test( '[PROD-07] nothing slides under reduced motion @full', async ( {
		page,
	} ) => {
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		await page.setViewportSize( { width: 1280, height: 900 } );
		await page.goto( productPages.fivePictures );
		await page.locator( '.gallery__strip' ).hover();
		// Its script is loaded.
		await expect(
			page.getByRole( 'button', { name: 'Ankstesnė nuotrauka' } )
		).toHaveAttribute( 'aria-disabled', 'true' );
		expect(
			await page.evaluate( () => {
				document
					.querySelector< HTMLElement >( '[data-step="1"]' )!
					.click();
				const strip = document.querySelector( '.gallery__strip' )!;
				return strip.scrollLeft / strip.clientWidth;
			} )
		).toBeCloseTo( 1, 1 );
	} );

	test( '[PROD-07] keyboard: one Tab stop, arrow keys inside', async ( {
		page,
	} ) => {
		await page.setViewportSize( { width: 1280, height: 900 } );
		await page.goto( productPages.fivePictures );
		const links = page.locator( '.gallery__item a' );
		await links.first().focus();
		await page.keyboard.press( 'ArrowRight' );
		await expect( links.nth( 1 ) ).toBeFocused();
		await page.keyboard.press( 'End' );
		await expect( links.nth( 4 ) ).toBeFocused();
		await page.keyboard.press( 'ArrowRight' );
		await expect( links.nth( 4 ) ).toBeFocused();
		await expect
			.poll( () =>
				page.locator( '.gallery__strip' ).evaluate( position )
			)
			.toBe( 4 );
		await page.keyboard.press( 'Tab' );
		await expect( page.locator( '.gallery__open' ) ).toBeFocused();
	} );

	test( '[PROD-07] with a single picture there are no controls @full', async ( {
		page,
		shop,
	} ) => {
		const restore = setGalleryPictures( shop, 'gintaro-migla', 0 );
		try {
			await page.goto( productPages.fivePictures );
			await expect( page.locator( '.gallery__item img' ) ).toHaveCount(
				1
			);
			for ( const part of [ 'dots', 'rail', 'button' ] ) {
				await expect(
					page.locator( `.gallery__${ part }` )
				).toHaveCount( 0 );
			}
			await page.goto( productPages.noPicture );
			await expect(
				page.locator( '.gallery .no-picture' )
			).toBeVisible();
			await expect( page.locator( '.gallery__open' ) ).toHaveCount( 0 );
		} finally {
			restore();
		}
	} );

	test.describe( 'with ten pictures', () => {
		let restore = (): void => {};
		test.beforeEach( ( { shop } ) => {
			restore = setGalleryPictures( shop, 'karaliskasis-oudas', 9 );
		} );
		test.afterEach( () => restore() );

		for ( const [ width, shown, isColumn ] of [
			[ 1280, 6, true ],
			[ 1100, 5, true ],
			[ 800, 5, false ],
			[ 390, 4, false ],
		] as const ) {
			test( `[PROD-07] at ${ width } px ${ shown } thumbnails are visible, ${
				isColumn ? 'one under another' : 'side by side'
			} @full`, async ( { page } ) => {
				await page.setViewportSize( { width, height: 900 } );
				await page.goto( productPages.tenPictures );
				const seen = () =>
					page
						.locator( '.gallery__thumbnails' )
						.evaluate( ( list ) => {
							const box = list.getBoundingClientRect();
							return [ ...list.children ]
								.map( ( item ) => item.getBoundingClientRect() )
								.map(
									( item ) =>
										item.left > box.left - 2 &&
										item.right < box.right + 2 &&
										item.top > box.top - 2 &&
										item.bottom < box.bottom + 2
								)
								.flatMap( ( isSeen, at ) =>
									isSeen ? [ at ] : []
								);
						} );
				expect( await seen() ).toEqual( [ ...Array( shown ).keys() ] );
				const [ first, second ] = await page
					.locator( '.gallery__thumbnails li' )
					.evaluateAll( ( items ) =>
						items.map(
							( item ) => item.getBoundingClientRect().top
						)
					);
				expect( second! > first! ).toBe( isColumn );
				if ( width === 390 ) {
					await expect( page.locator( '.gallery__dots' ) ).toHaveText(
						'1 / 10'
					);
					return;
				}

				const more = page.getByRole( 'button', {
					name: 'Kitos miniatiūros',
				} );
				await more.click();
				await expect
					.poll( seen )
					.toEqual(
						[ ...Array( 10 ).keys() ].slice(
							Math.min( shown, 10 - shown ),
							Math.min( shown, 10 - shown ) + shown
						)
					);
				await expect( more ).toHaveAttribute( 'aria-disabled', 'true' );
			} );
		}

		test( '[PROD-07] the thumbnails follow the picture @full', async ( {
			page,
		} ) => {
			await page.setViewportSize( { width: 1280, height: 900 } );
			await page.goto( productPages.tenPictures );
			await page.locator( '.gallery__item a' ).first().focus();
			await page.keyboard.press( 'End' );
			await expect(
				page.locator( '.gallery__thumbnails a' ).nth( 9 )
			).toBeInViewport( { ratio: 0.9 } );
		} );
	} );

	test( '[PROD-07] the first picture loads first, the others when they are near, each in its displayed width @full', async ( {
		page,
	} ) => {
		for ( const width of [ 390, 768, 1280 ] ) {
			await page.setViewportSize( { width, height: 900 } );
			await page.goto( productPages.fivePictures );
			const pictures = page.locator( '.gallery__item img' );
			await expect( pictures.first() ).toHaveAttribute(
				'fetchpriority',
				'high'
			);
			await expect( pictures.first() ).toHaveAttribute(
				'loading',
				'eager'
			);
			for ( const at of [ 1, 2, 3, 4 ] ) {
				await expect( pictures.nth( at ) ).toHaveAttribute(
					'loading',
					'lazy'
				);
			}
			await pictures
				.first()
				.evaluate( ( image: HTMLImageElement ) => image.decode() );
			const { shown, loaded } = await pictures
				.first()
				.evaluate( ( image: HTMLImageElement ) => {
					const file = /-(\d+)x\d+\.\w+$/.exec( image.currentSrc );
					return {
						shown: image.clientWidth,
						loaded: Number( file?.[ 1 ] ?? 1200 ),
					};
				} );
			expect( loaded, `${ width } px` ).toBeGreaterThanOrEqual( shown );
			expect( loaded, `${ width } px` ).toBeLessThanOrEqual(
				shown * 1.6
			);
		}
	} );

	test( '[PROD-07] nothing shifts while the page loads, with a gallery and without @full', async ( {
		page,
	} ) => {
		await recordLayoutShifts( page );
		for ( const path of [
			productPages.fivePictures,
			productPages.noPicture,
			productPages.variable,
		] ) {
			for ( const width of [ 390, 1280 ] ) {
				await page.setViewportSize( { width, height: 900 } );
				await page.goto( path );
				await page.waitForLoadState( 'networkidle' );
				await expectNoLayoutShift( page, `${ path } ${ width }` );
			}
		}
	} );

	test.describe( 'without a script', () => {
		test.use( { javaScriptEnabled: false } );

		test( '[PROD-07] thumbnails link to their pictures, pictures to their files @full', async ( {
			page,
		} ) => {
			await page.setViewportSize( { width: 1280, height: 900 } );
			await page.goto( productPages.fivePictures );
			await page.locator( '.gallery__thumbnails a' ).nth( 2 ).click();
			await expect( page.locator( '#picture-3 img' ) ).toBeInViewport( {
				ratio: 0.5,
			} );
			await page.locator( '#picture-3 a' ).click();
			await expect( page ).toHaveURL( /uploads\/demo\/.+\.jpg$/ );
		} );
	} );
} );

test.describe( 'lightbox', () => {
	const open = 'Peržiūrėti nuotraukas per visą ekraną';

	test( '[PROD-08] none of it is on the page before it is opened', async ( {
		page,
	} ) => {
		const asked: string[] = [];
		page.on( 'request', ( request ) => {
			if ( /lightbox|photoswipe|jquery/.test( request.url() ) ) {
				asked.push( request.url() );
			}
		} );
		await page.goto( productPages.fivePictures );
		await page.waitForLoadState( 'networkidle' );
		expect( asked ).toEqual( [] );
		await page.getByRole( 'link', { name: open } ).focus();
		await expect.poll( () => asked.length ).toBeGreaterThan( 0 );
		await expect( page.getByRole( 'dialog' ) ).toHaveCount( 0 );
		expect( asked.filter( ( url ) => /jquery/.test( url ) ) ).toEqual( [] );
	} );

	test( '[PROD-08] keyboard only: it opens, shows the other pictures, and closing returns the focus @full', async ( {
		page,
	} ) => {
		await page.setViewportSize( { width: 1280, height: 900 } );
		await page.goto( productPages.fivePictures );
		const steps = await page.evaluate( () => history.length );
		const control = page.getByRole( 'link', { name: open } );
		await control.focus();
		await page.keyboard.press( 'Enter' );
		const dialog = page.getByRole( 'dialog', {
			name: 'Prekės nuotraukos',
		} );
		await expect( dialog ).toBeVisible();
		await expect( dialog.getByRole( 'status' ) ).toHaveText(
			'1 nuotrauka iš 5'
		);
		for ( const name of [
			'Uždaryti',
			'Kita nuotrauka',
			'Padidinti arba sumažinti',
		] ) {
			await expect(
				dialog.getByRole( 'button', { name } )
			).toBeVisible();
		}
		await waitForAnimations( page );
		await expectNoViolations( page, 'lightbox open' );

		for ( let tab = 0; tab < 12; tab++ ) {
			await page.keyboard.press( 'Tab' );
			expect(
				await page.evaluate(
					() =>
						! document.querySelector( ':focus' ) ||
						!! document.querySelector( 'dialog :focus' )
				)
			).toBe( true );
		}
		await page.keyboard.press( 'ArrowRight' );
		await page.keyboard.press( 'ArrowRight' );
		await expect( dialog.getByRole( 'status' ) ).toHaveText(
			'3 nuotrauka iš 5'
		);
		// It has no address, no history entry and no share button.
		expect( new URL( page.url() ).hash ).toBe( '' );
		expect( await page.evaluate( () => history.length ) ).toBe( steps );
		await expect( dialog.getByRole( 'link' ) ).toHaveCount( 0 );
		await expect(
			dialog.getByRole( 'button', { name: /dalin|share/i } )
		).toHaveCount( 0 );
		await page.keyboard.press( 'Escape' );
		await expect( dialog ).toHaveCount( 0 );
		await expect( control ).toBeFocused();
		await expect
			.poll( () =>
				page.locator( '.gallery__strip' ).evaluate( position )
			)
			.toBe( 2 );
	} );

	test( '[PROD-08] Escape closes it even during the opening animation', async ( {
		page,
	} ) => {
		await page.goto( productPages.fivePictures );
		await page.getByRole( 'link', { name: open } ).focus();
		await page.keyboard.press( 'Enter' );
		await page.locator( '.pswp' ).waitFor( { state: 'attached' } );
		await page.keyboard.press( 'Escape' );
		await expect( page.locator( 'dialog.lightbox' ) ).toHaveCount( 0 );
	} );

	test.describe( 'while its script is loading', () => {
		const script = /^gallery-lightbox/;

		test( '[PROD-08] the clicked picture is shown over the page, and the lightbox continues in the same dialog @full', async ( {
			page,
		} ) => {
			const { release } = await delayLazyScripts( page, script );
			await page.goto( productPages.fivePictures );
			await page.locator( '#picture-1 a' ).click();
			const dialog = page.getByRole( 'dialog', {
				name: 'Prekės nuotraukos',
			} );
			const early = dialog.locator( '> img' );
			await expect( early ).toBeVisible();
			await expect( page.locator( '.pswp' ) ).toHaveCount( 0 );
			expect( await early.boundingBox() ).toEqual( {
				x: 0,
				y: 0,
				...page.viewportSize(),
			} );
			await release();
			await expect( dialog.getByRole( 'status' ) ).toHaveText(
				'1 nuotrauka iš 5'
			);
			await expect( dialog ).toHaveCount( 1 );
			await expect( early ).toHaveCount( 0 );
			await page.keyboard.press( 'Escape' );
			await expect( dialog ).toHaveCount( 0 );
			await expect( page.locator( '#picture-1 a' ) ).toBeFocused();
		} );

		test( '[PROD-08] closed before that, it stays closed, and opens with the next click @full', async ( {
			page,
		} ) => {
			const { release } = await delayLazyScripts( page, script );
			await page.goto( productPages.fivePictures );
			const control = page.getByRole( 'link', { name: open } );
			await control.focus();
			await page.keyboard.press( 'Enter' );
			const dialog = page.locator( 'dialog.lightbox' );
			await expect( dialog ).toBeVisible();
			await page.keyboard.press( 'Escape' );
			await expect( dialog ).toHaveCount( 0 );
			await expect( control ).toBeFocused();
			await release();
			await expect(
				page.locator( '[data-island="gallery-lightbox"]' )
			).toHaveAttribute( 'data-island-state', 'ready' );
			await expect( dialog ).toHaveCount( 0 );
			await control.click();
			await expect( page.locator( '.pswp' ) ).toHaveCount( 1 );
		} );

		test.describe( 'refused', () => {
			test.use( { allowedErrors: [ /ERR_FAILED|gallery-lightbox/ ] } );

			test( '[PROD-08] the browser opens the file', async ( {
				page,
			} ) => {
				await page.route( /gallery-lightbox\.js/, ( route ) =>
					route.abort()
				);
				await page.goto( productPages.fivePictures );
				await page.locator( '#picture-1 a' ).click();
				await expect( page ).toHaveURL( /\.jpg$/ );
			} );
		} );
	} );

	test.describe( 'on a phone', () => {
		test.use( { hasTouch: true, isMobile: true } );

		test( '[PROD-08] a tap on the picture opens it, a tap closes it @full', async ( {
			page,
		} ) => {
			await page.goto( productPages.fivePictures );
			await page.locator( '#picture-1 a' ).tap();
			const dialog = page.getByRole( 'dialog' );
			await expect( dialog ).toBeVisible();
			await waitForAnimations( page );
			await page.touchscreen.tap( 195, 420 );
			await expect( dialog ).toHaveCount( 0 );
		} );
	} );

	for ( const [ motion, duration ] of [
		[ 'reduce', 0 ],
		[ 'no-preference', 250 ],
	] as const ) {
		test( `[PROD-08] it closes in 250 ms, at once under reduced motion (${ motion }) @full`, async ( {
			page,
		} ) => {
			await page.emulateMedia( { reducedMotion: motion } );
			await page.goto( productPages.fivePictures );
			await page.getByRole( 'link', { name: open } ).click();
			await page.locator( '.pswp__img' ).first().waitFor();
			await waitForAnimations( page );
			// The duration in the styles, not the time that a busy machine needs.
			const longest = await page.evaluate( async () => {
				document
					.querySelector< HTMLElement >( '.pswp__button--close' )!
					.click();
				let most = 0;
				while ( document.querySelector( 'dialog.lightbox' ) ) {
					most = Math.max(
						most,
						...document
							.getAnimations()
							.filter( ( one ) => one instanceof CSSTransition )
							.map( ( { effect } ) =>
								Number( effect!.getComputedTiming().endTime )
							)
					);
					await new Promise( requestAnimationFrame );
				}
				return most;
			} );
			expect( longest ).toBe( duration );
		} );
	}

	test.describe( 'a missing picture file', () => {
		test.use( { allowedErrors: [ /404|ERR_FAILED/ ] } );

		test( '[PROD-08] shows a message @full', async ( { page } ) => {
			await page.goto( productPages.fivePictures );
			await page
				.locator( '#picture-1 a' )
				.evaluate( ( link: HTMLAnchorElement ) => {
					link.href = '/wp-content/uploads/nera.jpg?x=1';
				} );
			await page.locator( '#picture-1 a' ).click();
			await expect(
				page.getByText( 'Nepavyko įkelti nuotraukos.' )
			).toBeVisible();
		} );
	} );

	test( '[PROD-08] a link to anything else than a picture is an ordinary link @full', async ( {
		page,
	} ) => {
		await page.goto( productPages.fivePictures );
		await page
			.locator( '#picture-1 a' )
			.evaluate( ( link: HTMLAnchorElement ) => {
				link.href = '/parduotuve/?a=b.jpg';
			} );
		await page.locator( '#picture-1 a' ).click();
		await expect( page ).toHaveURL( /parduotuve/ );
	} );

	test( '[PROD-08] switched off, pictures are links to their files @full', async ( {
		page,
		shop,
	} ) => {
		const restore = setThemeSetting( shop, 'product_lightbox', false );
		try {
			await page.goto( productPages.fivePictures );
			await expect( page.locator( '.gallery__open' ) ).toHaveCount( 0 );
			await page.locator( '#picture-1 a' ).click();
			await expect( page ).toHaveURL( /uploads\/demo\/.+\.jpg$/ );
		} finally {
			restore();
		}
	} );
} );

test.describe( 'featured video', () => {
	const play = 'Žiūrėti vaizdo įrašą';

	const withVideo = (
		shop: Parameters< typeof setGalleryPictures >[ 0 ],
		url: string
	) =>
		shop.phpEval(
			`$product = wc_get_product( get_page_by_path( 'gintaro-migla', OBJECT, 'product' )->ID );
			$product->update_meta_data( '_vitrina_video_url', str_replace( 'UPLOADS', wp_get_upload_dir()['baseurl'], '${ url }' ) );
			$product->save(); return true;`
		);
	test.afterEach( ( { shop } ) => withVideo( shop, '' ) );

	test( '[PROD-09] the iframe exists from the click until it is closed, and closing returns the focus @full', async ( {
		page,
		shop,
	} ) => {
		withVideo( shop, 'https://youtu.be/a-b_c1234Z5' );
		await page.route( /youtube/, ( route ) =>
			route.fulfill( {
				contentType: 'text/html',
				body: '<!doctype html><html lang="lt"><title>video</title><main aria-label="Video"><h1>Video</h1></main></html>',
			} )
		);
		await page.goto( productPages.fivePictures );
		await expect( page.locator( 'iframe' ) ).toHaveCount( 0 );
		const control = page.getByRole( 'link', { name: play } );
		await control.focus();
		await page.keyboard.press( 'Enter' );
		const dialog = page.getByRole( 'dialog', {
			name: 'Vaizdo įrašas: Gintaro migla',
		} );
		await expect( dialog.locator( 'iframe' ) ).toHaveAttribute(
			'src',
			'https://www.youtube-nocookie.com/embed/a-b_c1234Z5?autoplay=1&rel=0'
		);
		await expectNoViolations( page, 'video open' );
		await dialog.getByRole( 'button', { name: 'Uždaryti' } ).click();
		await expect( page.locator( 'iframe' ) ).toHaveCount( 0 );
		await expect( control ).toBeFocused();
	} );

	test.describe( 'a file of the shop', () => {
		test.use( { allowedErrors: [ /404/ ] } );

		test( '[PROD-09] is played by the browser, and Escape ends it @full', async ( {
			page,
			shop,
		} ) => {
			withVideo( shop, 'UPLOADS/demo/nera.mp4' );
			await page.goto( productPages.fivePictures );
			await page.getByRole( 'link', { name: play } ).click();
			await expect(
				page.getByRole( 'dialog' ).locator( 'video[controls]' )
			).toBeVisible();
			await page.keyboard.press( 'Escape' );
			await expect( page.locator( 'video' ) ).toHaveCount( 0 );
		} );
	} );

	test( '[PROD-09] a video of an unknown host is not shown, even if its address is in the database @full', async ( {
		page,
		shop,
	} ) => {
		for ( const url of [
			'https://evil.example/a.mp4',
			'javascript:alert(1)',
		] ) {
			withVideo( shop, url );
			await page.goto( productPages.fivePictures );
			await expect( page.locator( '.featured-video__play' ) ).toHaveCount(
				0
			);
		}
	} );

	test.describe( 'without a script', () => {
		test.use( { javaScriptEnabled: false } );

		test( '[PROD-09] is a link to its page @full', async ( {
			page,
			shop,
		} ) => {
			withVideo( shop, 'https://vimeo.com/76979871' );
			await page.goto( productPages.fivePictures );
			await expect(
				page.getByRole( 'link', { name: play } )
			).toHaveAttribute( 'href', 'https://vimeo.com/76979871' );
		} );
	} );
} );
