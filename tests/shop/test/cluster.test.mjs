/**
 * @jest-environment node
 */
/* eslint jsdoc/check-tag-names: [ 'error', { definedTags: [ 'jest-environment' ] } ] -- Jest reads it. */
import { readArgs } from '../args.mjs';
import { balancer } from '../native/cluster/balancer.mjs';
import { findClusterPrograms } from '../native/cluster/programs.mjs';

test( 'without its options the shop runs on one web server, as always', () => {
	expect( readArgs( [ 'start' ] ).cluster ).toBeUndefined();
} );

test( 'the options say how many web servers there are, and what is with them', () => {
	expect(
		readArgs( [ 'start', '--nodes', '2', '--redis' ] ).cluster
	).toEqual( { nodes: 2, redis: true, varnish: false } );
	expect( readArgs( [ 'start', '--varnish' ] ).cluster ).toEqual( {
		nodes: 1,
		redis: false,
		varnish: true,
	} );
} );

test.each( [ '0', '5', '1.5', 'two', '' ] )(
	'"%s" is no number of web servers',
	( nodes ) => {
		expect( () => readArgs( [ 'start', '--nodes', nodes ] ) ).toThrow(
			/--nodes takes a number from 1 to 4/
		);
	}
);

test( 'one sentence says which packages are missing', () => {
	expect( () =>
		findClusterPrograms( { redis: false, varnish: true }, () => null )
	).toThrow(
		'The cluster needs varnish, varnish-modules: apt-get install varnish varnish-modules'
	);
} );

test( 'requests take turns, and none is sent twice', () => {
	const nodes = [ 1, 2 ].map( ( n ) => ( {
		root: `/root-${ n }`,
		php: `/php-${ n }`,
		web: `/web-${ n }`,
	} ) );
	const settings = balancer( nodes, '127.0.0.1:8097' );
	for ( const { root, php, web } of nodes ) {
		expect( settings ).toContain( `\t\tserver unix:${ web };` );
		expect( settings ).toContain( `listen unix:${ web };` );
		expect( settings ).toContain( `root ${ root };` );
		expect( settings ).toContain( `fastcgi_pass unix:${ php };` );
	}
	expect( settings ).toContain( 'proxy_next_upstream off;' );
} );
