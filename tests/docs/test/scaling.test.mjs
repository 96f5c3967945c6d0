/**
 * @jest-environment node
 */
/* eslint jsdoc/check-tag-names: [ 'error', { definedTags: [ 'jest-environment' ] } ] -- Jest reads it. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

const folder = path.join( __dirname, '../../../docs/scaling' );

/** @type {( file: string ) => string} */
const read = ( file ) => readFileSync( path.join( folder, file ), 'utf8' );

/** @typedef {{ image?: string, build?: { dockerfile: string, target: string }, command?: string[], ports?: string[], volumes?: string[], environment?: Record<string, string>, depends_on?: string[] | Record<string, unknown>, deploy?: { replicas: number } }} Service */

/** @type {{ services: Record<string, Service>, volumes: Record<string, null> }} */
const compose = parse( read( 'compose.yml' ), { merge: true } );
const { services } = compose;
const all = Object.entries( services );

test( 'the compose file has the parts that the page describes', () => {
	expect( Object.keys( services ) ).toEqual( [
		'varnish',
		'nginx',
		'php',
		'scheduler',
		'redis',
		'mariadb',
	] );
	const page = readFileSync( path.join( folder, '../scaling.md' ), 'utf8' );
	for ( const part of [
		'Varnish',
		'nginx',
		'PHP-FPM',
		'scheduler',
		'Redis',
		'MariaDB',
	] ) {
		expect( page ).toContain( `| ${ part } |` );
	}
} );

test( 'there are several web servers, and one scheduler with their image and settings', () => {
	const scheduling = all.filter( ( [ , { command } ] ) =>
		command?.join( ' ' ).includes( 'scheduler.sh' )
	);
	expect( scheduling.map( ( [ name ] ) => name ) ).toEqual( [ 'scheduler' ] );
	expect( read( 'scheduler.sh' ) ).toContain( 'action-scheduler run' );
	expect( services.scheduler?.deploy?.replicas ).toBe( 1 );
	expect( services.php?.deploy?.replicas ).toBeGreaterThan( 1 );
	expect( services.scheduler?.build ).toEqual( services.php?.build );
	expect( services.scheduler?.environment ).toEqual(
		services.php?.environment
	);
	expect( services.php?.command ).toBeUndefined();
	expect( read( 'wp-config.php' ) ).toContain(
		"define( 'DISABLE_WP_CRON', true );"
	);
} );

test( 'Redis stores nothing on disk, and the shop works without it', () => {
	const command = services.redis?.command ?? [];
	expect( command[ command.indexOf( '--save' ) + 1 ] ).toBe( '' );
	expect( command[ command.indexOf( '--appendonly' ) + 1 ] ).toBe( 'no' );
	expect( services.redis?.volumes ).toBeUndefined();
	expect( read( 'wp-config.php' ) ).toContain(
		"define( 'WP_REDIS_GRACEFUL', true );"
	);
} );

test( 'only Varnish can be reached from outside, and not where the shop purges pages', () => {
	expect(
		all.filter( ( [ , { ports } ] ) => ports ).map( ( [ name ] ) => name )
	).toEqual( [ 'varnish' ] );
	const purge = services.varnish?.command?.find( ( each ) =>
		each.startsWith( 'purge=:' )
	);
	expect( services.php?.environment?.VARNISH ).toBe(
		`http://varnish:${ purge?.slice( 7 ) }`
	);
	expect( services.varnish?.ports ).toEqual( [ '80:80' ] );
	expect( purge ).not.toBe( 'purge=:80' );
} );

test( 'every file, volume, target and service that is named exists', () => {
	const dockerfile = read( 'Dockerfile' );
	const targets = [ ...dockerfile.matchAll( /^FROM \S+ AS (\w+)$/gm ) ].map(
		( [ , target ] ) => target
	);
	for ( const [ name, service ] of all ) {
		expect( [ name, Boolean( service.image ) ] ).toEqual( [
			name,
			! service.build,
		] );
		expect( [ undefined, ...targets ] ).toContain( service.build?.target );
		for ( const volume of service.volumes ?? [] ) {
			const [ source = '' ] = volume.split( ':' );
			expect( [
				volume,
				source.startsWith( './' )
					? existsSync( path.join( folder, source ) )
					: source in compose.volumes,
			] ).toEqual( [ volume, true ] );
		}
		const needed = Array.isArray( service.depends_on )
			? service.depends_on
			: Object.keys( service.depends_on ?? {} );
		expect( Object.keys( services ) ).toEqual(
			expect.arrayContaining( needed )
		);
	}
	for ( const [ , file = '' ] of dockerfile.matchAll(
		/^COPY (?!--)([\w.-]+) /gm
	) ) {
		expect( [ file, existsSync( path.join( folder, file ) ) ] ).toEqual( [
			file,
			true,
		] );
	}
} );

test( 'the settings read every variable of the compose file, and no other', () => {
	const names = [
		...read( 'wp-config.php' ).matchAll( /getenv\( '(\w+)' \)/g ),
	].map( ( [ , name ] ) => name );
	expect( [ ...new Set( names ) ].sort() ).toEqual(
		Object.keys( services.php?.environment ?? {} ).sort()
	);
} );
