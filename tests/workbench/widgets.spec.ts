import { expect, test } from '@playwright/test';
import { descriptions, statesOf } from './description.mjs';
import {
	attach,
	islandStates,
	isLoaded,
	overflowOf,
	photograph,
	readLayoutShift,
	step,
	findViolations,
	watchErrors,
	recordLayoutShifts,
} from './widget-checks';

const widths = [ 390, 1280 ];

for ( const description of descriptions ) {
	const { name, block } = description;
	for ( const [ stateName, state ] of Object.entries(
		statesOf( description )
	) ) {
		test( `${ name }: ${ stateName }`, async ( { page }, info ) => {
			test.fixme( Boolean( state.open ), state.open );
			const problems: string[] = [];
			let where = '';
			const add = ( problem: string ) =>
				problems.push( `${ where } ${ problem }` );
			watchErrors( page, state, add );
			for ( const width of widths ) {
				where = `${ width } px:`;
				await page.setViewportSize( { width, height: 844 } );
				await page.goto( `/widgets/${ name }/${ stateName }?still` );
				await step( page, 'start' );
				await isLoaded( page );
				const before = await photograph( page, description );
				await recordLayoutShifts( page );
				await step( page, 'mount' );
				const after = await photograph( page, description );
				const wanted = state.isFailed ? 'failed' : 'ready';
				for ( const is of await islandStates( page, description ) ) {
					if ( is !== wanted ) {
						add( `is ${ is }` );
					}
				}
				// A block has no server markup, and some pages are filled at once.
				if ( ! block && ! state.isNews ) {
					if ( ! before.equals( after ) ) {
						add( 'does not look as the server printed it' );
						await attach( info, `${ width }-before`, before );
						await attach( info, `${ width }-after`, after );
					}
					const shift = await readLayoutShift( page );
					if ( shift >= 0.0005 ) {
						add( `moves: CLS ${ shift }` );
					}
				}
				await step( page, 'act' ).catch( ( { message } ) =>
					add( message )
				);
				const overflow = await overflowOf( page );
				if ( overflow > 0 ) {
					add( `sticks out by ${ overflow } px` );
				}
				( await findViolations( page, description ) ).forEach( add );
			}
			expect( problems ).toEqual( [] );
		} );
	}
}
