import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, type TestInfo } from '@playwright/test';
import { isFastRun } from '../fast-run.mjs';
import {
	descriptions,
	statesOf,
	type Description,
	type State,
} from './description.mjs';
import { root } from './files.mjs';
import {
	attach,
	findViolations,
	islandStates,
	isLoaded,
	overflowAt,
	photograph,
	readLayoutShift,
	readEffects,
	readElements,
	recordLayoutShifts,
	step,
	test,
	watchErrors,
} from './widget-checks';

const PHONE = 390;
const DESKTOP = 1280;

/** The narrowest screen on which nothing may overflow (WCAG 2.2, 1.4.10). */
const NARROWEST = 320;

type Add = ( problem: string ) => void;

/** Reports if the widget looks different than before, or has moved. */
async function comparePhotos(
	page: Page,
	before: Buffer,
	after: Buffer,
	info: TestInfo,
	add: Add
): Promise< void > {
	if ( ! before.equals( after ) ) {
		add( 'does not look as the server printed it' );
		const { width = 0 } = page.viewportSize() ?? {};
		await attach( info, `${ width }-before`, before );
		await attach( info, `${ width }-after`, after );
	}
	const shift = await readLayoutShift( page );
	if ( shift >= 0.0005 ) {
		add( `moves: CLS ${ shift }` );
	}
}

/** Mounts the widget, and breaks it if the state says so. */
async function mount(
	page: Page,
	description: Description,
	{ isBroken, isFailed }: State,
	add: Add
): Promise< void > {
	const printed = isBroken ? await readElements( page, description ) : [];
	await step( page, 'mount' );
	if ( isBroken ) {
		await step( page, 'breakDown' );
		const restored = await readElements( page, description );
		restored.forEach( ( elements, at ) => {
			if ( elements !== printed[ at ] ) {
				add( `restores ${ elements } instead of ${ printed[ at ] }` );
			}
		} );
	}
	const wanted = isFailed || isBroken ? 'failed' : 'ready';
	for ( const is of await islandStates( page, description ) ) {
		if ( is !== wanted ) {
			add( `is ${ is }` );
		}
	}
}

test( 'every widget has a page', () => {
	const folders = readdirSync( path.join( root, 'src/widgets' ), {
		withFileTypes: true,
	} );
	const islands = descriptions.map( ( { name, island = name } ) => island );
	for ( const folder of folders ) {
		if ( folder.isDirectory() ) {
			expect( islands ).toContain( folder.name );
		}
	}
} );

test( 'StrictMode runs each effect of a component twice, so that every state also tests its cleanup', async ( {
	page,
} ) => {
	await page.goto( '/widgets/login/broken?still' );
	await step( page, 'start' );
	await step( page, 'mount' );
	expect( await readEffects( page ) ).toEqual( [
		'begun',
		'ended',
		'begun',
	] );
} );

for ( const description of descriptions ) {
	const { name, block } = description;
	for ( const [ stateName, state ] of Object.entries(
		statesOf( description )
	) ) {
		const { isBroken, isFailed, isNews, isOwn } = state;
		// A block has no server markup, and some pages are filled at once.
		const isCompared =
			! block && ! isNews && ( isOwn || isFailed || isBroken );
		// In a fast run every widget is used on the real shop, by the browser tests.
		test( `${ name }: ${ stateName } @full`, async ( { page }, info ) => {
			test.fixme( Boolean( state.open ), state.open );
			const problems: string[] = [];
			let where = '';
			const add = ( problem: string ) =>
				problems.push( `${ where } ${ problem }` );
			watchErrors( page, state, add );
			// What scripts show does not depend on the width when they start.
			const widths =
				isOwn && ! isFastRun ? [ PHONE, DESKTOP ] : [ PHONE ];
			for ( const width of widths ) {
				where = `${ width } px:`;
				await page.setViewportSize( { width, height: 844 } );
				await page.goto( `/widgets/${ name }/${ stateName }?still` );
				await step( page, 'start' );
				await isLoaded( page );
				const before =
					isCompared && ( await photograph( page, description ) );
				await recordLayoutShifts( page );
				await mount( page, description, state, add );
				if ( before ) {
					const after = await photograph( page, description );
					await comparePhotos( page, before, after, info, add );
				}
				await step( page, 'act' ).catch( ( { message } ) =>
					add( message )
				);
				if ( width === PHONE ) {
					const found = await findViolations( page, description );
					found.forEach( add );
				}
			}
			for ( const width of [ PHONE, NARROWEST, DESKTOP ] ) {
				where = `${ width } px:`;
				const overflow = await overflowAt( page, width );
				if ( overflow > 0 ) {
					add( `sticks out by ${ overflow } px` );
				}
			}
			expect( problems ).toEqual( [] );
		} );
	}
}
