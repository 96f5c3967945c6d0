import type { Page } from '@playwright/test';
import { waitForAnimations } from '../animations.mjs';
import { expectNoViolations } from './axe';
import { stopClock } from './clock';
import { expectNoLayoutShift, recordLayoutShifts } from './layout-shift';
import { logIn } from './log-in';
import { expect, test } from './test';

const address = '/efektai/';

const island = ( page: Page, name: string ) =>
	page.locator( `[data-island="${ name }"]` ).first();

async function reach( page: Page, name: string ): Promise< void > {
	await island( page, name ).scrollIntoViewIfNeeded();
	await expect( island( page, name ) ).toHaveAttribute(
		'data-island-state',
		'ready'
	);
}

async function reachAll( page: Page ): Promise< void > {
	for ( const name of [
		'typing',
		'slideshow',
		'countdown',
		'counter',
		'carousel',
	] ) {
		await reach( page, name );
	}
}

const slideshow = ( page: Page ) =>
	page.getByRole( 'region', { name: 'Šventinės naujienos' } );

const current = ( page: Page ) =>
	slideshow( page ).locator( '.vitrina-slideshow__slide.is-current' );

test( '[FX-01] [FIX-20] a countdown counts down to a time in its own time zone, and shows when it is over @full', async ( {
	page,
} ) => {
	await page.goto( address );
	await reach( page, 'countdown' );
	const box = island( page, 'countdown' );
	const end = await box
		.locator( 'time' )
		.evaluate( ( time: HTMLTimeElement ) => Date.parse( time.dateTime ) );
	expect( new Date( end ).toISOString() ).toMatch( /-12-22T10:00:00\.000Z$/ );

	const shown = () =>
		box
			.locator( '[data-unit]' )
			.allTextContents()
			.then( ( texts ) =>
				texts
					.map( Number )
					.reduce(
						( sum, value, at ) =>
							sum + value * [ 86_400, 3600, 60, 1 ][ at ]!,
						0
					)
			);
	const first = await shown();
	expect( Math.abs( ( end - Date.now() ) / 1000 - first ) ).toBeLessThan( 3 );
	await expect.poll( shown ).toBeLessThan( first );

	await page.clock.install( { time: end - 3000 } );
	// Stopped: a slow page would show the end at once.
	await page.clock.pauseAt( end - 2000 );
	await page.goto( address );
	await reach( page, 'countdown' );
	await expect( box.getByRole( 'timer' ) ).toBeVisible();
	// [FIX-20] The unit matches the number.
	await expect( box.getByRole( 'timer' ) ).toContainText(
		/0 dienų 0 valandų 0 minučių (2 sekundės|1 sekundė)/
	);
	await page.clock.runFor( 2500 );
	await expect( box.getByRole( 'timer' ) ).toBeHidden();
	await expect( box.getByText( 'Gražių švenčių!' ) ).toBeVisible();
} );

test( '[FX-01] counters count up once, to exactly the printed number @full', async ( {
	page,
} ) => {
	await page.goto( address );
	const number = page
		.locator( '.vitrina-counter', { hasText: 'surištų dėžučių' } )
		.locator( '.vitrina-counter__number' );
	const printed = await number.textContent();
	await page.evaluate( () => {
		const seen: string[] = [];
		Object.assign( window, { seen } );
		new MutationObserver( ( changes ) =>
			changes.forEach( ( { target } ) =>
				seen.push( target.textContent ?? '' )
			)
		).observe(
			document.querySelectorAll( '.vitrina-counter__number' )[ 1 ]!,
			{ childList: true }
		);
	} );
	await reach( page, 'counter' );
	await number.scrollIntoViewIfNeeded();
	await expect( number ).toHaveText( printed! );
	const seen = await page.evaluate(
		() => ( window as unknown as { seen: string[] } ).seen
	);
	const numbers = seen.map( ( text ) => Number( text.replace( /\D/g, '' ) ) );
	expect( numbers[ 0 ] ).toBe( 0 );
	expect( numbers.at( -1 ) ).toBe( 12480 );
	expect( numbers ).toEqual( [ ...numbers ].sort( ( a, b ) => a - b ) );
	expect( new Set( numbers ).size ).toBeGreaterThan( 5 );
} );

test( '[FX-01] a phrase types itself, can be paused, and stays readable for screen readers @full', async ( {
	page,
} ) => {
	await page.goto( address );
	await reach( page, 'typing' );
	const typed = page.locator( '.vitrina-typing__typed' );
	await expect( typed ).toContainText( 'sodą' );
	await expect( page.locator( '.vitrina-typing__line' ) ).toMatchAriaSnapshot(
		`- paragraph: /Šiemet dovanojame sodą po lietaus, kalvę Dzūkijoje, paplūdimį prie Karklės/`
	);
	await page
		.getByRole( 'button', { name: 'Pristabdyti rašymą' } )
		.press( 'Enter' );
	const held = await typed.textContent();
	await stopClock( page );
	await page.clock.runFor( 800 );
	expect( await typed.textContent() ).toBe( held );
	await page.clock.resume();
	await page.getByRole( 'button', { name: 'Tęsti rašymą' } ).press( 'Enter' );
	await expect( typed ).toContainText( 'paplūdimį prie Karklės' );
	// There is nothing left to pause.
	await expect(
		page.locator( '.vitrina-typing .vitrina-rotation' )
	).toBeHidden();
} );

test( '[FX-01] a slideshow plays, pauses under pointer and focus, and stops when a visitor operates it', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 1280, height: 900 } );
	await page.clock.install();
	await page.goto( address );
	await reach( page, 'slideshow' );
	await page.mouse.move( 5, 5 );
	const box = slideshow( page );
	await expect( box ).toHaveAttribute( 'data-rotation', 'playing' );
	await expect( current( page ) ).toHaveAccessibleName( '1 iš 3' );
	await page.clock.runFor( 7100 );
	await expect( current( page ) ).toHaveAccessibleName( '2 iš 3' );

	await box.hover();
	await expect( box ).toHaveAttribute( 'data-rotation', 'paused' );
	await page.clock.runFor( 20_000 );
	await expect( current( page ) ).toHaveAccessibleName( '2 iš 3' );
	await page.mouse.move( 5, 5 );
	await expect( box ).toHaveAttribute( 'data-rotation', 'playing' );

	// It loops.
	await page.clock.runFor( 14_100 );
	await expect( current( page ) ).toHaveAccessibleName( '1 iš 3' );

	await box.getByRole( 'link', { name: 'Rinktis kvepalus' } ).focus();
	await expect( box ).toHaveAttribute( 'data-rotation', 'paused' );

	await box.getByRole( 'button', { name: 'Kita' } ).press( 'Enter' );
	await expect( box ).toHaveAttribute( 'data-rotation', 'stopped' );
	await expect( current( page ) ).toHaveAccessibleName( '2 iš 3' );
	await expect( box.locator( '.vitrina-slideshow__slides' ) ).toHaveAttribute(
		'aria-live',
		'polite'
	);
	await page.clock.runFor( 30_000 );
	await expect( current( page ) ).toHaveAccessibleName( '2 iš 3' );

	await box
		.getByRole( 'button', { name: 'Tęsti skaidrių rodymą' } )
		.press( 'Enter' );
	await expect( box ).toHaveAttribute( 'data-rotation', 'playing' );
	await page.clock.runFor( 7100 );
	await expect( current( page ) ).toHaveAccessibleName( '3 iš 3' );
	await box
		.getByRole( 'button', { name: 'Sustabdyti skaidres' } )
		.press( 'Enter' );
	await expect( box ).toHaveAttribute( 'data-rotation', 'stopped' );
} );

test( '[FX-01] controls in a hidden slide cannot be reached with the keyboard @full', async ( {
	page,
} ) => {
	await page.goto( address );
	await reach( page, 'slideshow' );
	const box = slideshow( page );
	await box.getByRole( 'button', { name: 'Ankstesnė' } ).press( 'Enter' );
	await expect( current( page ) ).toHaveAccessibleName( '3 iš 3' );
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Tab' );
	await expect( box.getByRole( 'link' ) ).toHaveCount( 1 );
	await expect(
		box.getByRole( 'link', { name: 'Rinktis namų kvapus' } )
	).toBeFocused();
} );

test( '[FX-01] a carousel scrolls with its buttons, to both ends @full', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 1280, height: 900 } );
	await page.goto( address );
	await reach( page, 'carousel' );
	const box = page.getByRole( 'region', { name: 'Dovanų idėjos' } );
	const row = box.locator( '.vitrina-carousel__slides' );
	const next = box.getByRole( 'button', { name: 'Kita' } );
	const previous = box.getByRole( 'button', { name: 'Ankstesnė' } );
	await expect( previous ).toHaveAttribute( 'aria-disabled', 'true' );
	await next.press( 'Enter' );
	await expect( next ).toHaveAttribute( 'aria-disabled', 'true' );
	expect(
		await row.evaluate( ( { scrollLeft } ) => scrollLeft )
	).toBeGreaterThan( 500 );
	await previous.press( 'Enter' );
	await expect( previous ).toHaveAttribute( 'aria-disabled', 'true' );
	await expect( previous ).toBeFocused();
} );

for ( const width of [ 390, 1280 ] ) {
	test( `[FX-01] at ${ width } px axe finds nothing, and nothing shifts @full`, async ( {
		page,
	} ) => {
		await page.setViewportSize( { width, height: 900 } );
		await recordLayoutShifts( page );
		await page.goto( address );
		await reachAll( page );
		await expect(
			page.locator( '.vitrina-typing__typed' ).first()
		).toContainText( 'paplūdimį prie Karklės', { timeout: 30_000 } );
		await waitForAnimations( page );
		await expectNoViolations( page, `${ width } px` );
		await expectNoLayoutShift( page );
		expect(
			await page.evaluate( () => document.documentElement.scrollWidth )
		).toBeLessThanOrEqual( width );
	} );
}

test.describe( 'under reduced motion', () => {
	test.use( { contextOptions: { reducedMotion: 'reduce' } } );

	test( '[FX-01] nothing moves, and all content is visible @full', async ( {
		page,
	} ) => {
		await page.clock.install();
		await page.goto( address );
		await reachAll( page );
		await expect( slideshow( page ) ).toHaveAttribute(
			'data-rotation',
			'stopped'
		);
		await expect( page.locator( '.vitrina-rotation:visible' ) ).toHaveCount(
			0
		);
		const text = () =>
			page.locator( '.prose' ).evaluate( ( prose: HTMLElement ) =>
				[ ...prose.querySelectorAll< HTMLElement >( 'p, h2' ) ]
					.filter( ( element ) => element.checkVisibility() )
					.map( ( { innerText } ) => innerText )
					.join( '\n' )
			);
		const before = await text();
		expect( before ).toContain(
			'Šiemet dovanojame sodą po lietaus, kalvę Dzūkijoje, paplūdimį prie Karklės'
		);
		expect( before ).toMatch( /12\s480/ );
		await expect( page.locator( '[data-unit="seconds"]' ) ).toBeHidden();
		await page.clock.runFor( 30_000 );
		expect( await text() ).toBe( before );

		await slideshow( page ).getByRole( 'button', { name: 'Kita' } ).click();
		await expect( current( page ) ).toHaveAccessibleName( '2 iš 3' );
		expect(
			await current( page ).evaluate( ( slide ) =>
				parseFloat( getComputedStyle( slide ).transitionDuration )
			)
		).toBeLessThan( 0.001 );
	} );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( '[FX-01] every word, number and slide is visible @full', async ( {
		page,
	} ) => {
		await page.goto( address );
		const prose = page.locator( '.prose' );
		await expect( prose ).toContainText(
			/sodą po lietaus\s*,\s*kalvę Dzūkijoje/
		);
		await expect( prose.locator( 'time' ) ).toBeVisible();
		await expect( page.getByRole( 'timer' ) ).toBeHidden();
		await expect( prose.getByText( /12\s480/ ) ).toBeVisible();
		await expect( prose.getByRole( 'button' ) ).toHaveCount( 0 );
		const last = slideshow( page ).getByRole( 'link', {
			name: 'Rinktis namų kvapus',
		} );
		await last.focus();
		await expect( last ).toBeInViewport();
	} );
} );

test( '[FX-01] no file of a block is loaded before it is near the viewport @full', async ( {
	page,
} ) => {
	const loaded: string[] = [];
	page.on( 'request', ( request ) => {
		const name = /build\/(\w+)\.js/.exec( request.url() )?.[ 1 ];
		if ( name ) {
			loaded.push( name );
		}
	} );
	await page.goto( address );
	await reach( page, 'typing' );
	await page.waitForLoadState( 'networkidle' );
	expect( loaded ).not.toContain( 'carousel' );
	await reach( page, 'carousel' );
	expect( loaded ).toContain( 'carousel' );
} );

test.describe( 'in the editor', () => {
	test.use( {
		viewport: { width: 1280, height: 900 },
		// WordPress's own: avatars, embeds and a pattern directory that is offline.
		allowedErrors: [ /gravatar|Failed to load resource/ ],
	} );

	test( '[FX-01] the owner inserts each block and sees its preview @full', async ( {
		page,
		shop,
	} ) => {
		test.setTimeout( 240_000 );
		await logIn( page, shop.admin );
		await page.waitForURL( /wp-admin/ );
		await page.goto( '/wp-admin/post-new.php?post_type=page' );
		await page.waitForFunction( () =>
			( window as any ).wp?.data
				?.select( 'core/block-editor' )
				?.getSettings()
		);
		const canvas = page.frameLocator( 'iframe[name="editor-canvas"]' );
		await expect( canvas.locator( '.editor-post-title' ) ).toBeVisible();
		await page.waitForFunction( () => {
			const { wp } = window as any;
			return (
				wp.blocks.getBlockType( 'vitrina/slideshow' ) &&
				wp.data.select( 'core/editor' ).__unstableIsEditorReady()
			);
		} );
		// WordPress offers the theme's start patterns for a new page.
		await page
			.getByRole( 'dialog', { name: 'Choose a pattern' } )
			.getByRole( 'button', { name: 'Close' } )
			.click();
		await page.evaluate( () => {
			const { wp } = window as any;
			wp.data
				.dispatch( 'core/preferences' )
				.set( 'core/edit-post', 'welcomeGuide', false );
			const slide = ( text: string ) =>
				wp.blocks.createBlock( 'core/group', {}, [
					wp.blocks.createBlock( 'core/paragraph', {
						content: text,
					} ),
				] );
			const block = (
				name: string,
				attributes = {},
				inner: unknown[] = []
			) =>
				wp.blocks.createBlock( `vitrina/${ name }`, attributes, inner );
			wp.data.dispatch( 'core/block-editor' ).insertBlocks( [
				block( 'countdown', {
					title: 'Iki švenčių',
					date: '2031-12-24T18:00',
				} ),
				block( 'counter', { number: 12480, label: 'dėžučių' } ),
				block( 'typing', {
					before: 'Mes',
					phrases: 'maišome\npilstome',
				} ),
				block( 'slideshow', {}, [
					slide( 'Pirma skaidrė' ),
					slide( 'Antra skaidrė' ),
				] ),
				block( 'carousel', {}, [
					slide( 'Pirma kortelė' ),
					slide( 'Antra kortelė' ),
				] ),
			] );
		} );
		await expect(
			canvas.locator( '.vitrina-countdown [data-unit="days"]' )
		).toHaveText( /^\d{3,}$/ );
		await expect( canvas.locator( '.vitrina-counter' ) ).toContainText(
			/12\s480 dėžučių/
		);
		await expect(
			canvas.locator( '.vitrina-typing__phrase' ).first()
		).toHaveCSS( 'opacity', '1' );
		await expect( canvas.getByText( 'Antra skaidrė' ) ).toBeVisible();
		await expect( canvas.getByText( 'Antra kortelė' ) ).toBeVisible();

		// A setting in the sidebar changes the preview.
		await page.evaluate( () => {
			const { wp } = window as any;
			const { getBlocks } = wp.data.select( 'core/block-editor' );
			const counter = getBlocks().find(
				( { name }: { name: string } ) => name === 'vitrina/counter'
			);
			wp.data
				.dispatch( 'core/block-editor' )
				.selectBlock( counter.clientId );
			wp.data
				.dispatch( 'core/interface' )
				.enableComplementaryArea( 'core', 'edit-post/block' );
		} );
		await page
			.getByRole( 'spinbutton', { name: 'Skaičius', exact: true } )
			.fill( '777' );
		await expect( canvas.locator( '.vitrina-counter' ) ).toContainText(
			'777 dėžučių'
		);
		// Markup that the server renders is not stored in the post.
		const kept = await page.evaluate( () =>
			( window as any ).wp.data
				.select( 'core/editor' )
				.getEditedPostContent()
		);
		expect( kept ).toContain(
			'<!-- wp:vitrina/counter {"number":777,"label":"dėžučių"} /-->'
		);
	} );
} );

test.describe( 'the page transition', () => {
	const setTransition = async ( code: string ) => {
		const shop = await ( await import( './shop' ) ).openTestShop();
		shop.phpEval( `${ code }; return true;` );
	};

	test.beforeAll( () =>
		setTransition( `set_theme_mod( 'page_load_transition', true )` )
	);
	test.afterAll( () =>
		setTransition( `remove_theme_mod( 'page_load_transition' )` )
	);

	/** Records the page's opacity in each frame. */
	const watch = ( page: Page ) =>
		page.addInitScript( () => {
			const frames: [ number, number ][] = [];
			Object.assign( window, { frames, shift: 0 } );
			new PerformanceObserver( ( list ) => {
				for ( const entry of list.getEntries() ) {
					( window as any ).shift += ( entry as any ).value;
				}
			} ).observe( { type: 'layout-shift', buffered: true } );
			// The current time, not the frame's timestamp, which is earlier on a busy machine.
			const note = () => {
				if ( document.body ) {
					frames.push( [
						performance.now(),
						Number( getComputedStyle( document.body ).opacity ),
					] );
				}
				requestAnimationFrame( note );
			};
			requestAnimationFrame( note );
		} );

	const frames = ( page: Page ) =>
		page.evaluate( () => ( window as any ).frames as [ number, number ][] );

	/** When it starts to be visible, in ms since the navigation started. */
	const shownAt = async ( page: Page ) => {
		await expect( page.locator( 'body' ) ).toHaveCSS( 'opacity', '1' );
		const noted = await frames( page );
		return (
			noted.find( ( [ , opacity ] ) => opacity > 0 )?.[ 0 ] ?? Infinity
		);
	};

	const loadedAt = ( page: Page ) =>
		page.evaluate(
			() =>
				(
					performance.getEntriesByType(
						'navigation'
					)[ 0 ] as PerformanceNavigationTiming
				 ).loadEventStart
		);

	/** By the animation's own clock, which a busy machine does not slow down. */
	const expectShownAfterThreeSeconds = async ( page: Page ) => {
		await page.waitForFunction(
			() => document.body?.getAnimations().length
		);
		const opacities = await page.evaluate( () => {
			const [ animation ] = document.body.getAnimations();
			const { currentTime } = animation!;
			animation!.pause();
			const seen = [ 0, 2999, 3001, 3120, 3240 ].map( ( time ) => {
				animation!.currentTime = time;
				return Number( getComputedStyle( document.body ).opacity );
			} );
			animation!.currentTime = currentTime;
			animation!.play();
			return seen;
		} );
		const [ asked, before, after, halfWay, end ] = opacities;
		expect( [ asked, before, end ] ).toEqual( [ 0, 0, 1 ] );
		expect( after ).toBeGreaterThan( 0 );
		expect( halfWay ).toBeGreaterThan( after! );
		expect( halfWay ).toBeLessThan( 1 );
	};

	/** A picture that never loads. */
	const hold = ( page: Page ) =>
		page
			.route( /never\.jpg/, () => {} )
			.then( () =>
				page.addInitScript( () =>
					document.addEventListener( 'DOMContentLoaded', () =>
						document.body.append(
							Object.assign( new Image(), { src: '/never.jpg' } )
						)
					)
				)
			);

	test( '[FX-02] fades in when the page is loaded, and shifts nothing', async ( {
		page,
	} ) => {
		await watch( page );
		await page.addInitScript( () =>
			window.addEventListener( 'load', () =>
				// Added after the page's own listener.
				setTimeout( () =>
					Object.assign( window, {
						reached:
							document.body.getAnimations()[ 0 ]?.currentTime,
					} )
				)
			)
		);
		await page.goto( '/apie-mus/' );
		const shown = await shownAt( page );
		expect( shown ).toBeGreaterThanOrEqual(
			( await loadedAt( page ) ) - 20
		);
		expect(
			await page.evaluate( () => ( window as any ).reached )
		).toBeGreaterThanOrEqual( 3000 );
		expect( await page.evaluate( () => ( window as any ).shift ) ).toBe(
			0
		);
	} );

	test( '[FX-02] a page counts as loaded after 3 s at the latest @full', async ( {
		page,
	} ) => {
		await watch( page );
		await hold( page );
		await page.goto( '/apie-mus/', { waitUntil: 'commit' } );
		await expectShownAfterThreeSeconds( page );
		await shownAt( page );
		expect( await loadedAt( page ) ).toBe( 0 );
	} );

	test.describe( 'if the script fails', () => {
		test.use( { allowedErrors: [ /broken/ ] } );

		test( '[FX-02] the page is still visible after 3 s @full', async ( {
			page,
		} ) => {
			await watch( page );
			await page.addInitScript( () => {
				document.getAnimations = () => {
					throw new Error( 'broken' );
				};
			} );
			await page.goto( '/apie-mus/' );
			await expectShownAfterThreeSeconds( page );
			await shownAt( page );
		} );
	} );

	test( '[FX-02] Back does not wait for it @full', async ( { page } ) => {
		await watch( page );
		await page.goto( '/apie-mus/' );
		await shownAt( page );
		await page.goto( '/kontaktai/' );
		await shownAt( page );
		await hold( page );
		await page.goBack( { waitUntil: 'commit' } );
		await page.waitForFunction(
			() => ( window as any ).frames?.length > 3
		);
		const opacities = ( await frames( page ) ).map(
			( [ , opacity ] ) => opacity
		);
		expect( new Set( opacities ) ).toEqual( new Set( [ 1 ] ) );
	} );

	test.describe( 'under reduced motion', () => {
		test.use( { contextOptions: { reducedMotion: 'reduce' } } );

		test( '[FX-02] there is none @full', async ( { page } ) => {
			await watch( page );
			await hold( page );
			await page.goto( '/apie-mus/', { waitUntil: 'commit' } );
			await page.waitForFunction(
				() => ( window as any ).frames?.length > 3
			);
			expect(
				( await frames( page ) ).every(
					( [ , opacity ] ) => opacity === 1
				)
			).toBe( true );
		} );
	} );

	test.describe( 'without JavaScript', () => {
		test.use( { javaScriptEnabled: false } );

		test( '[FX-02] there is none @full', async ( { page } ) => {
			await page.goto( '/apie-mus/' );
			await expect( page.locator( 'body' ) ).toHaveCSS(
				'animation-name',
				'none'
			);
		} );
	} );
} );
