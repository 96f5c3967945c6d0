#!/usr/bin/env node
/**
 * Prints where the server's time for a page goes, for this theme and for Storefront
 * with the same plugins: phases of the request; time by unit (theme, each plugin,
 * runtime, WooCommerce, WordPress); the slowest functions; the queries with callers.
 *
 *     SHOP_NAME=shop STOREFRONT_NAME=storefront node tests/bench/profile/bench.mjs listing
 *
 * Options after the page's name: `ours`, `theirs` or `alone` (Storefront without our
 * plugins) for one of them only; `queries` for the queries only; `tree=NAME` for what
 * the functions whose name contains NAME call. Times by function need PHP's extension
 * Excimer in PHP-FPM alone, because in a process that forks it writes warnings:
 * `apt-get install php8.2-excimer && phpdismod excimer`, then start the shops with
 * `SHOP_PHP_EXTENSION=excimer.so`. Without it, phases and queries are printed.
 */
import { paths, request, withContenders } from '../page-time/pages.mjs';
import { median } from '../terminal-search/measure.mjs';

const rounds = Number( process.env.BENCH_ROUNDS ?? 20 );
const lines = Number( process.env.BENCH_LINES ?? 60 );

const [ page = 'listing', ...options ] = process.argv.slice( 2 );
if ( ! ( page in paths ) ) {
	console.error( `Pages: ${ Object.keys( paths ).join( ', ' ) }` );
	process.exit( 2 );
}
const tree = options.find( ( option ) => option.startsWith( 'tree=' ) );
const who = /** @type {('ours' | 'theirs' | 'alone')[]} */ (
	options.filter( ( option ) =>
		[ 'ours', 'theirs', 'alone' ].includes( option )
	)
);

/** Milliseconds of the processor's time of one sample; see PERIOD in bench-profile.php. */
const period = 0.5;

/**
 * @param {Map<string, number>} map
 * @param {string}              key
 * @param {number}              value
 */
function add( map, key, value ) {
	map.set( key, ( map.get( key ) ?? 0 ) + value );
}

/**
 * @param {string}              title
 * @param {Map<string, number>} map
 * @param {number}              [most]
 */
function print( title, map, most = lines ) {
	console.log( `\n${ title }` );
	const rows = [ ...map ].sort( ( one, other ) => other[ 1 ] - one[ 1 ] );
	for ( const [ name, samples ] of rows.slice( 0, most ) ) {
		const time = ( samples * period ) / rounds;
		console.log( `${ time.toFixed( 2 ).padStart( 8 ) }  ${ name }` );
	}
}

/**
 * @param {Map<string, number>} stacks Functions from the outermost to the innermost → samples.
 */
function printTimes( stacks ) {
	const self = new Map();
	const unitSelf = new Map();
	const unitCaused = new Map();
	const inclusive = new Map();
	const called = new Map();
	for ( const [ stack, samples ] of stacks ) {
		const frames = stack.split( ';' );
		const last = frames.at( -1 ) ?? '';
		add( self, last, samples );
		add( unitSelf, last.split( '|' )[ 0 ] ?? '', samples );
		for ( const frame of new Set( frames ) ) {
			add( inclusive, frame, samples );
		}
		const cause = frames.findLast(
			( frame ) => ! /^(WooCommerce|WordPress)\|/.test( frame )
		);
		add( unitCaused, cause?.split( '|' )[ 0 ] ?? 'none of ours', samples );
		const name = tree?.slice( 5 );
		if ( name ) {
			const at = frames.findIndex( ( frame ) => frame.includes( name ) );
			if ( at >= 0 ) {
				for ( const frame of new Set( frames.slice( at + 1 ) ) ) {
					add( called, frame, samples );
				}
			}
		}
	}
	if ( tree ) {
		print( `ms called by ${ tree.slice( 5 ) }`, called );
		return;
	}
	print( 'ms in a unit’s own code', unitSelf );
	print(
		'ms in it and in what it calls of WordPress and WooCommerce',
		unitCaused
	);
	print( 'ms in a function and what it calls', inclusive );
	print( 'ms in a function itself', self, lines / 2 );
}

await withContenders( async ( contenders ) => {
	for ( const name of who.length
		? who
		: /** @type {const} */ ( [ 'ours', 'theirs' ] ) ) {
		const responses = [];
		for ( let round = -2; round < rounds; round++ ) {
			const response = await request(
				contenders[ name ],
				/** @type {keyof typeof paths} */ ( page ),
				{ 'x-bench-profile': '1' }
			);
			if ( round >= 0 ) {
				responses.push( response );
			}
		}
		const [ first ] = responses;
		if ( ! first ) {
			continue;
		}
		console.log(
			`\n=== ${ page }, ${ name }: ${ median( responses.map( ( { time } ) => time ) ).toFixed( 0 ) } ms, ` +
				`${ first.queries } queries, ${ first.cards } cards`
		);
		if ( ! options.includes( 'queries' ) ) {
			let before = 0;
			for ( const phase of tree
				? []
				: Object.keys( first.profile.phases ) ) {
				const end = median(
					responses.map( ( { profile } ) => profile.phases[ phase ] )
				);
				console.log(
					`${ ( end - before ).toFixed( 1 ).padStart( 8 ) }  ${ phase }`
				);
				before = end;
			}
			const stacks = new Map();
			for ( const { profile } of responses ) {
				for ( const [ stack, samples ] of Object.entries(
					profile.stacks
				) ) {
					add( stacks, stack, samples );
				}
			}
			printTimes( stacks );
		}
		if ( ! tree ) {
			console.log( '\nqueries' );
			for ( const [ sql, time, callers ] of first.profile.queries ) {
				console.log(
					`${ time.toFixed( 2 ).padStart( 8 ) }  ${ sql.replace( /\s+/g, ' ' ).trim().slice( 0, 220 ) }\n` +
						`          ${ callers.split( ', ' ).slice( -9 ).join( ' < ' ) }`
				);
			}
		}
	}
} );
