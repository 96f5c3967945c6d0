import type { Page } from '@playwright/test';

/**
 * Waits until every transition, animation and jQuery effect that ends has ended.
 *
 * @param page The page.
 */
export async function waitForAnimations( page: Page ): Promise< void > {
	await page.evaluate( async () => {
		const { jQuery: $ } = window as { jQuery?: JQueryStatic };
		const nextFrame = () =>
			new Promise( ( resolve ) => requestAnimationFrame( resolve ) );
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
