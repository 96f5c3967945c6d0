/**
 * Steps that the end-to-end test and the benchmark share: load more pages of a
 * listing, open a product, go back.
 */

/** Number of pages that are loaded after the first. */
export const PAGES = 10;

/**
 * @typedef {Object} CardPosition A card and its position before it is clicked.
 * @property {string} id    Id of its product.
 * @property {number} top   Top edge of the card in the viewport, in px.
 * @property {number} count Number of cards in the listing.
 */

/**
 * @typedef {Object} Return The listing after Back.
 * @property {number}  time        From Back until all cards and the focus were painted, in ms.
 * @property {number}  cpu         CPU time of the page's process until it was measured, in ms.
 * @property {boolean} isFromCache Whether the page came from the bfcache.
 * @property {number}  count       Number of cards in the listing.
 * @property {number}  top         Top edge of the card in the viewport, in px.
 * @property {string}  focused     Id of the product whose card has the focus.
 */

/** @typedef {import('@playwright/test').Page} Page */

/**
 * Clicks "load more" several times.
 *
 * @param {Page}   page
 * @param {number} pages Number of clicks.
 */
export async function loadPages( page, pages ) {
	for ( let loaded = 0; loaded < pages; loaded++ ) {
		const count = await page.locator( '.listing .card' ).count();
		await page.locator( '.listing-more a' ).click();
		await page.waitForFunction(
			( before ) =>
				document.querySelectorAll( '.listing .card' ).length > before,
			count
		);
	}
}

/**
 * Runs in the page: waits until an element has not moved for 20 frames.
 *
 * @param {Element} element
 * @return {Promise<number>} Its distance from the top of the viewport, in px.
 */
async function readStillTop( element ) {
	let top = NaN;
	for ( let frames = 0; frames < 20; frames++ ) {
		await new Promise( ( done ) => window.requestAnimationFrame( done ) );
		const now = element.getBoundingClientRect().top;
		frames = now === top ? frames : 0;
		top = now;
	}
	return top;
}

/**
 * Scrolls to a card and to its link, and waits until it no longer moves.
 *
 * @param {Page}   page
 * @param {number} index Index of the card.
 * @return {Promise<CardPosition>} Its position.
 */
export async function scrollToCard( page, index ) {
	const card = page.locator( '.listing .card' ).nth( index );
	await card.scrollIntoViewIfNeeded();
	await card.locator( '.card__link' ).scrollIntoViewIfNeeded();
	return {
		id: ( await card.getAttribute( 'data-product_id' ) ) ?? '',
		top: await card.evaluate( readStillTop ),
		count: await page.locator( '.listing .card' ).count(),
	};
}

/**
 * Runs in the page: records when the frame is painted in which all cards exist
 * and one of them has the focus. Polling from the test would add its own delay.
 *
 * @param {number} expectedCount Expected number of cards.
 */
function recordReturn( expectedCount ) {
	const check = () => {
		if (
			document.querySelectorAll( '.listing .card' ).length >=
				expectedCount &&
			document.querySelector( '.card :focus' )
		) {
			setTimeout( () =>
				Object.assign( window, { returnedAt: Date.now() } )
			);
		} else {
			window.requestAnimationFrame( check );
		}
	};
	window.addEventListener( 'pageshow', ( { persisted } ) => {
		Object.assign( window, { isPersisted: persisted } );
		if ( persisted ) {
			window.requestAnimationFrame( check );
		}
	} );
	window.requestAnimationFrame( check );
}

/**
 * Opens the product of a card, and goes back.
 *
 * @param {Page}         page
 * @param {CardPosition} position
 * @return {Promise<Return>} The listing after Back.
 */
export async function goBackToList( page, { id, count } ) {
	await page.addInitScript( recordReturn, count );
	await page.evaluate( recordReturn, count );
	await page
		.locator( `.listing .card[data-product_id="${ id }"] .card__link` )
		.click();
	await page.waitForURL( /\/produktas\//, { waitUntil: 'load' } );
	// The page's own work after loading does not count.
	await page.evaluate(
		() => new Promise( ( done ) => window.requestIdleCallback( done ) )
	);
	const readProcessTime = await watchProcessTime( page );
	const before = await readProcessTime();
	const startTime = await page.evaluate( () => {
		// Delayed, so that the result of this evaluate() arrives before the page is left.
		setTimeout( () => window.history.back(), 50 );
		return Date.now() + 50;
	} );
	await page.waitForURL(
		( url ) => ! url.pathname.includes( '/produktas/' ),
		{ waitUntil: 'commit' }
	);
	const ended = await page.waitForFunction(
		( start ) =>
			Object( window ).returnedAt > start && Object( window ).returnedAt,
		startTime
	);
	const time = Number( await ended.jsonValue() ) - startTime;
	const cpu = ( await readProcessTime() ) - before;
	const focused = page.locator( '.card:has(:focus)' ).first();
	return {
		time,
		cpu,
		top: await focused.evaluate( readStillTop ),
		focused: ( await focused.getAttribute( 'data-product_id' ) ) ?? '',
		count: await page.locator( '.listing .card' ).count(),
		isFromCache: await page.evaluate( () =>
			Boolean( Object( window ).isPersisted )
		),
	};
}

/**
 * Measures the CPU time of the page's process.
 *
 * @param {Page} page
 * @return {Promise<() => Promise<number>>} Returns the CPU time so far, in ms.
 */
async function watchProcessTime( page ) {
	const session = await page.context().newCDPSession( page );
	await session.send( 'Performance.enable' );
	return async () => {
		const { metrics } = await session.send( 'Performance.getMetrics' );
		const found = metrics.find( ( { name } ) => name === 'ProcessTime' );
		return ( found?.value ?? NaN ) * 1000;
	};
}
