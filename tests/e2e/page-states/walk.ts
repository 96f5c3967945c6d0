import { fullUnless } from '../full';
import { openTestShop } from '../shop';
import { expect, test } from '../test';
import type { StateFixtures, Journey, PageState } from '.';
import { deleteFixtures, createFixtures } from './shop';
import type { Page } from '@playwright/test';

/** What the test shop heeds: its must-use plugin language.php. */
export const inLanguage = ( locale: string ) => ( {
	extraHTTPHeaders: { 'X-Vitrina-Language': locale },
	locale: locale.replace( '_', '-' ),
} );

const height = 900;

interface Walk {
	/** Prefix of the tests' titles. */
	readonly title: ( journey: string, states: number ) => string;
	/** Requirements that the walk itself proves. */
	readonly proves: string;
	readonly locale: string;
	readonly journeys: readonly Journey[];
	/** The widths at which each state is looked at; the widest last: it is where the next state begins. */
	readonly widths: readonly number[];
	/** Whether `npm test` has a journey too; the rest is for `npm run test:full`. */
	readonly isFast: ( journey: string ) => boolean;
	/** What is to be said of a state, at each of its widths. */
	readonly look: (
		page: Page,
		state: PageState,
		where: string
	) => Promise< unknown >;
}

/**
 * One test for each journey, in which every state is reached once and looked at
 * in each width.
 *
 * @param walk What to look at.
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
			const title = [
				walk.proves,
				journey.proves,
				walk.title( journey.name, journey.states.length ) +
					fullUnless( walk.isFast( journey.name ) ),
			]
				.filter( Boolean )
				.join( ' ' );
			test( title, async ( { page, shop, context } ) => {
				test.setTimeout( 240_000 );
				if ( journey.isBlock ) {
					shop.useBlockPages();
				} else {
					shop.useClassicPages();
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
				for ( const state of journey.states ) {
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
							await walk.look( page, state, where );
						}
						await page.setViewportSize( { width: 1280, height } );
					} );
				}
			} );
		}
	} );
}
