import { fullUnless, isFull } from '../full';
import { openTestShop } from '../shop';
import { expect, test } from '../test';
import type { StateFixtures, Journey, PageState } from '.';
import { deleteFixtures, createFixtures } from './shop';
import type { Page } from '@playwright/test';

/** The test shop's must-use plugin language.php reads this header. */
export const inLanguage = ( locale: string ) => ( {
	extraHTTPHeaders: { 'X-Vitrina-Language': locale },
	locale: locale.replace( '_', '-' ),
} );

const height = 900;

/** `npm test` checks only the first states of a journey: its pages. */
const FAST_STATES = 1;

interface Walk {
	/** Prefix of the tests' titles. */
	readonly title: ( journey: string, states: number ) => string;
	/** Requirements that the check itself tests. */
	readonly requirements: string;
	readonly locale: string;
	readonly journeys: readonly Journey[];
	/** Widths at which each state is checked; the widest is last, because the next state starts there. */
	readonly widths: readonly number[];
	/** Whether `npm test` includes a journey; the others run in `npm run test:full`. */
	readonly isFast: ( journey: string ) => boolean;
	/** Checks a state at one width. */
	readonly check: (
		page: Page,
		state: PageState,
		where: string
	) => Promise< unknown >;
}

/**
 * Adds one test for each journey, in which every state is reached once and checked
 * at each width.
 *
 * @param walk The check, and the journeys.
 */
export function testJourneys( walk: Walk ): void {
	test.describe( walk.locale, () => {
		let fixtures: StateFixtures;
		test.beforeAll( async () => {
			fixtures = createFixtures( await openTestShop() );
		} );
		test.afterAll( async () =>
			deleteFixtures( await openTestShop(), fixtures )
		);

		test.use( {
			...inLanguage( walk.locale ),
			viewport: { width: 1280, height },
			contextOptions: { reducedMotion: 'reduce' },
			allowedErrors: [ /404|Failed to load resource|gravatar/ ],
		} );

		for ( const journey of walk.journeys ) {
			const states = isFull
				? journey.states
				: journey.states.slice( 0, FAST_STATES );
			const title = [
				walk.requirements,
				journey.requirements,
				walk.title( journey.name, states.length ) +
					fullUnless( walk.isFast( journey.name ) ),
			]
				.filter( Boolean )
				.join( ' ' );
			test( title, async ( { page, shop, context } ) => {
				test.setTimeout( 240_000 );
				if ( journey.isBlock ) {
					shop.useBlockPages();
				}
				if ( ! journey.showsConsentBar ) {
					const now = Math.floor( Date.now() / 1000 );
					await context.addCookies( [
						{
							name: 'vitrina_consent',
							value: `1..${ now }`,
							url: shop.url,
						},
					] );
				}
				for ( const state of states ) {
					await test.step( state.name, async () => {
						await state.reach( { page, shop, fixtures } );
						for ( const width of state.widths ?? walk.widths ) {
							const where = `${ state.name }, ${ width } px, ${ walk.locale }`;
							await page.setViewportSize( { width, height } );
							await state.restore?.( page );
							await expect(
								page
									.locator( state.shows )
									.locator( 'visible=true' )
									.first(),
								where
							).toBeVisible();
							await walk.check( page, state, where );
						}
						await page.setViewportSize( { width: 1280, height } );
					} );
				}
			} );
		}
	} );
}
