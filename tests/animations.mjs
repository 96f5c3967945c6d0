/**
 * Waits until every transition, animation and jQuery effect that ends has ended.
 *
 * @param {import('@playwright/test').Page} page The page.
 */
export async function waitForAnimations( page ) {
	await page.evaluate( async () => {
		const { jQuery: $ } =
			/** @type {{ jQuery?: ( selector: string ) => { length: number } }} */ (
				window
			);
		const nextFrame = () =>
			new Promise( ( resolve ) =>
				window.requestAnimationFrame( resolve )
			);
		const isMoving = () =>
			document
				.getAnimations()
				.some(
					( { playState, timeline, effect } ) =>
						playState === 'running' &&
						timeline instanceof DocumentTimeline &&
						effect?.getComputedTiming().endTime !== Infinity
				) || Boolean( $?.( ':animated' ).length );
		// An effect may start in the next frame.
		await nextFrame();
		do {
			await nextFrame();
		} while ( isMoving() );
	} );
}
