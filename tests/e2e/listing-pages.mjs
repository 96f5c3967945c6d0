/**
 * More pages of a listing, a product, and Back: what the end-to-end test and the
 * benchmark do alike.
 */

/** Pages that are loaded beyond the first. */
export const PAGES = 10;

/**
 * @typedef {Object} CardPlace A card that somebody is about to press.
 * @property {string} id    Its product.
 * @property {number} top   Of the card in the window, in px.
 * @property {number} count Cards in the listing.
 */

/**
 * @typedef {Object} Return How a listing stands after Back.
 * @property {number}  time        From Back until all cards and the focus were painted, in ms.
 * @property {number}  cpu         How long the page's process computed meanwhile and until the look at it, in ms.
 * @property {boolean} isFromCache Whether the browser had kept the whole page.
 * @property {number}  count       Cards in the listing.
 * @property {number}  top         Of the card in the window, in px.
 * @property {string}  focused     The product whose card has the focus.
 */

/** @typedef {import('@playwright/test').Page} Page */

/**
 * Presses the button for more, again and again.
 *
 * @param {Page}   page
 * @param {number} pages
 */
export async function loadPages( page, pages ) {
	for ( let at = 0; at < pages; at++ ) {
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
 * Scrolls to a card and to its link, and waits until it stands.
 *
 * @param {Page}   page
 * @param {number} at   From 0 on.
 * @return {Promise<CardPlace>} Where it stands.
 */
export async function landOnCard( page, at ) {
	const card = page.locator( '.listing .card' ).nth( at );
	await card.scrollIntoViewIfNeeded();
	await card.locator( '.card__link' ).scrollIntoViewIfNeeded();
	const topOf = async () => ( await card.boundingBox() )?.y ?? 0;
	let top = NaN;
	for ( let now = await topOf(); now !== top; now = await topOf() ) {
		top = now;
		await page.waitForTimeout( 300 );
	}
	return {
		id: ( await card.getAttribute( 'data-product_id' ) ) ?? '',
		top,
		count: await page.locator( '.listing .card' ).count(),
	};
}

/**
 * Runs in the page: notes when the frame is painted in which all cards are
 * there, and one of them has the focus. A look from outside would add its own way.
 *
 * @param {number} wanted Cards.
 */
function noteReturn( wanted ) {
	const look = () => {
		if (
			document.querySelectorAll( '.listing .card' ).length >= wanted &&
			document.querySelector( '.card :focus' )
		) {
			setTimeout( () =>
				Object.assign( window, { returnedAt: Date.now() } )
			);
		} else {
			window.requestAnimationFrame( look );
		}
	};
	window.addEventListener( 'pageshow', ( { persisted } ) => {
		Object.assign( window, { isPersisted: persisted } );
		if ( persisted ) {
			window.requestAnimationFrame( look );
		}
	} );
	window.requestAnimationFrame( look );
}

/**
 * Goes to the product of a card, and comes back.
 *
 * @param {Page}      page
 * @param {CardPlace} place
 * @return {Promise<Return>} How the listing stands then.
 */
export async function comeBack( page, { id, count } ) {
	await page.addInitScript( noteReturn, count );
	await page.evaluate( noteReturn, count );
	await page
		.locator( `.listing .card[data-product_id="${ id }"] .card__link` )
		.click();
	await page.waitForURL( /\/produktas\//, { waitUntil: 'load' } );
	await page.waitForTimeout( 500 );
	const processTime = await watchProcess( page );
	const before = await processTime();
	const began = await page.evaluate( () => {
		// A moment later: the answer to this call must not be lost with the page.
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
		began
	);
	const time = Number( await ended.jsonValue() ) - began;
	const cpu = ( await processTime() ) - before;
	await page.waitForTimeout( 300 );
	const seen = await page.evaluate( () => {
		const card = /** @type {HTMLElement|null|undefined} */ (
			document.querySelector( '.card :focus' )?.closest( '.card' )
		);
		return {
			isFromCache: Boolean( Object( window ).isPersisted ),
			count: document.querySelectorAll( '.listing .card' ).length,
			top: card?.getBoundingClientRect().top ?? NaN,
			focused: card?.dataset.product_id ?? '',
		};
	} );
	return { time, cpu, ...seen };
}

/**
 * How long the page's process has computed, in ms.
 *
 * @param {Page} page
 * @return {Promise<() => Promise<number>>} Asks for it.
 */
async function watchProcess( page ) {
	const session = await page.context().newCDPSession( page );
	await session.send( 'Performance.enable' );
	return async () => {
		const { metrics } = await session.send( 'Performance.getMetrics' );
		const found = metrics.find( ( { name } ) => name === 'ProcessTime' );
		return ( found?.value ?? NaN ) * 1000;
	};
}
