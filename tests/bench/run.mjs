#!/usr/bin/env node
/**
 * `npm run bench`: starts the shops that the benchmarks need, runs all of them, one
 * after the other, prints one table, this theme beside Storefront, and writes each result
 * to docs/performance.md as soon as it is there.
 *
 * `npm run bench -- paint page-time` runs some of them, and leaves what is written of
 * the others.
 */
import { spawnSync } from 'node:child_process';
import {
	existsSync,
	mkdtempSync,
	readFileSync,
	readdirSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ExpectedError, root, runMain } from '../../bin/run.mjs';
import { getShopUnavailableReason } from '../../bin/shop-availability.mjs';
import { startShop } from '../shop/shop.mjs';
import { isOver, ratioOf } from './figures.mjs';
import { waitForQuietMachine } from './quiet-machine.mjs';
import { updatePage } from './markdown.mjs';

/** @typedef {import('./figures.mjs').Figure} Figure */

const here = path.join( root, 'tests/bench' );
const page = path.join( root, 'docs/performance.md' );

/** Print where a page's time goes, and compare nothing. */
const withoutFigures = [ 'profile' ];

const all = readdirSync( here ).filter(
	( name ) =>
		existsSync( path.join( here, name, 'bench.mjs' ) ) &&
		! withoutFigures.includes( name )
);

/**
 * @param {string}                 name
 * @param {Record<string, string>} env
 * @param {string}                 file Receives the figures.
 * @return {{ figures: Figure[], failure: string }} Its figures, and what went wrong apart from limits.
 */
function run( name, env, file ) {
	rmSync( file, { force: true } );
	const { status } = spawnSync(
		process.execPath,
		[ path.join( here, name, 'bench.mjs' ) ],
		{
			stdio: 'inherit',
			env: { ...process.env, ...env, BENCH_FIGURES: file },
		}
	);
	const figures = existsSync( file )
		? readFileSync( file, 'utf8' )
				.trim()
				.split( '\n' )
				.map( ( line ) => JSON.parse( line ) )
				// A missing figure is NaN, which JSON does not have.
				.map( ( figure ) => ( {
					...figure,
					ours: figure.ours ?? NaN,
				} ) )
		: [];
	const failure =
		status !== 0 && ! figures.some( isOver )
			? `${ name } failed (exit code ${ status }): see its output above.`
			: '';
	return { figures, failure };
}

/** @param {Record<string, Figure[]>} results Figures by benchmark; those of others stay. */
function write( results ) {
	const written = existsSync( page ) ? readFileSync( page, 'utf8' ) : '';
	writeFileSync( page, updatePage( written, results, new Date() ) );
	console.log( `Written to ${ path.relative( root, page ) }.` );
}

await runMain( async () => {
	const wanted = process.argv.slice( 2 );
	const unknown = wanted.filter( ( name ) => ! all.includes( name ) );
	if ( unknown.length > 0 ) {
		throw new ExpectedError(
			`There is no benchmark ${ unknown.join( ', ' ) }. There are: ${ all.join( ', ' ) }.`
		);
	}
	const unavailable = await getShopUnavailableReason();
	if ( unavailable ) {
		throw new ExpectedError( unavailable );
	}
	const names = wanted.length > 0 ? wanted : all;
	const folder = mkdtempSync( path.join( os.tmpdir(), 'vitrina-bench-' ) );
	/** @type {import('../shop/handle.mjs').Shop[]} */
	const shops = [];
	/** @type {Record<string, Figure[]>} */
	const results = {};
	/** @type {string[]} */
	const failures = [];
	try {
		console.log(
			'Starting a shop with this theme, and one with Storefront…'
		);
		shops.push(
			await startShop( { name: 'bench', port: 8896, asHosted: true } )
		);
		shops.push(
			await startShop( {
				name: 'bench-storefront',
				port: 8897,
				theme: 'storefront',
				asHosted: true,
			} )
		);
		for ( const [ index, name ] of names.entries() ) {
			console.log( `\n[${ index + 1 }/${ names.length }] ${ name }` );
			await waitForQuietMachine();
			const { figures, failure } = run(
				name,
				{ SHOP_NAME: 'bench', STOREFRONT_NAME: 'bench-storefront' },
				path.join( folder, 'figures' )
			);
			if ( failure ) {
				failures.push( failure );
			} else {
				results[ name ] = figures;
				write( { [ name ]: figures } );
			}
		}
	} finally {
		for ( const shop of shops ) {
			await shop.stop();
		}
		rmSync( folder, { recursive: true, force: true } );
	}
	const figures = Object.values( results ).flat();
	console.log( '\nAll of them' );
	console.table(
		Object.fromEntries(
			figures.map( ( figure ) => [
				figure.what,
				{
					ours: figure.ours.toFixed( 2 ),
					theirs: figure.theirs?.toFixed( 2 ) ?? '',
					ratio: figure.theirs ? ratioOf( figure ).toFixed( 2 ) : '',
					unit: figure.unit,
					limit: isOver( figure ) ? 'OVER' : '',
				},
			] )
		)
	);
	if ( failures.length > 0 ) {
		throw new ExpectedError( failures.join( '\n' ) );
	}
	const over = figures.filter( isOver );
	if ( over.length > 0 ) {
		throw new ExpectedError(
			`Over the limit: ${ over.map( ( { what } ) => what ).join( '; ' ) }.`
		);
	}
} );
