import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import * as core from '@vitrina/core';
import { examplesIn, typeFaults } from '../examples.mjs';

const root = path.join( __dirname, '../../..' );
const folder = path.join( root, 'docs/integrate' );

/** @type {( file: string ) => string} */
const read = ( file ) => readFileSync( file, 'utf8' );

const names = readdirSync( folder );
const pages = names.map( ( name ) => ( {
	name,
	text: read( path.join( folder, name ) ),
} ) );

/** @type {( name: string, language: string ) => string[]} */
const codeOf = ( name, language ) =>
	examplesIn( pages.find( ( page ) => page.name === name )?.text ?? '' )
		.filter( ( example ) => example.language === language )
		.map( ( { code } ) => code );

/** @type {( language: string ) => string[]} */
const pagesWith = ( language ) =>
	names.filter( ( name ) => codeOf( name, language ).length > 0 );

/**
 * @param {unknown} body
 * @return {jest.SpyInstance} The shop, which answers this to every call.
 */
const shopAnswers = ( body ) =>
	jest
		.spyOn( window, 'fetch' )
		.mockImplementation( () =>
			Promise.resolve( new Response( JSON.stringify( body ) ) )
		);

/**
 * Runs the script of a page as a shop's page would.
 *
 * @param {string} name
 * @param {Object} parts Of the core, in the place of its own.
 */
async function runScript( name, parts = {} ) {
	const [ code = '' ] = codeOf( name, 'js' );
	await new Function( 'window', `return ( async () => { ${ code } } )()` )( {
		vitrina: { core: { ...core, ...parts } },
	} );
}

const { dataset } = document.body;

/**
 * What the script of each page does: runs it, and gives what can be seen of it.
 *
 * @type {Record< string, () => Promise< unknown > >}
 */
const scripts = {
	async 'consent.md'() {
		await runScript( 'consent.md' );
		core.emit( 'consent:changed', {
			functional: true,
			preferences: true,
			'statistics-anonymous': true,
			statistics: true,
			marketing: false,
		} );
		return dataset.map;
	},
	async 'events.md'() {
		await runScript( 'events.md' );
		core.emit( 'cart:changed', { source: 'add' } );
		const first = dataset.lastChange;
		const panel = document.createElement( 'dialog' );
		core.emit( 'panel:closed', { panel, name: 'cart' } );
		core.emit( 'cart:changed', { source: 'quantity' } );
		return [ first, dataset.lastChange ];
	},
	async 'islands.md'() {
		document.body.innerHTML = `<div data-island="opening-hours" data-island-load="now" data-island-props='{"closes":"18:00"}'>Open</div>`;
		await runScript( 'islands.md' );
		const box = /** @type {HTMLElement} */ (
			document.querySelector( '[data-island]' )
		);
		await core.mountIsland( box );
		return box.textContent;
	},
	async 'markup.md'() {
		document.body.innerHTML =
			'<ul><li class="product"><a href="#a"><h2 class="woocommerce-loop-product__title">A</h2></a></li></ul>';
		await runScript( 'markup.md' );
		return dataset.cards;
	},
	async 'rest.md'() {
		const rest = jest.fn( () => Promise.resolve( { count: 1 } ) );
		const announce = jest.fn();
		await runScript( 'rest.md', { rest, announce } );
		return [ ...rest.mock.calls, ...announce.mock.calls ];
	},
	async 'state-call.md'() {
		const [ state = '' ] = codeOf( 'state-call.md', 'json' );
		shopAnswers( JSON.parse( state ) );
		await runScript( 'state-call.md' );
		return dataset.itemsInCart;
	},
	async 'terminals.md'() {
		const [ list = '' ] = codeOf( 'terminals.md', 'json' );
		shopAnswers( JSON.parse( list ) );
		document.body.innerHTML = '';
		await runScript( 'terminals.md' );
		return document.body.textContent;
	},
};

/** @type {Record< string, unknown >} */
const seen = {
	'consent.md': 'picture',
	'events.md': [ 'add', 'add' ],
	'islands.md': 'Open today, {"closes":"18:00"}',
	'markup.md': '1',
	'rest.md': [
		[
			'vitrina/v1/wishlist',
			{ method: 'POST', data: { product_id: 281 } },
		],
		[ 'On your wishlist' ],
	],
	'state-call.md': '2',
	'terminals.md': 'Kaunas: 1 ',
};

/**
 * What the PHP of each page does, as tests/docs/run-hooks.php says it.
 *
 * @type {Record< string, unknown[] >}
 */
const hooks = {
	'account.md': [
		{
			vitrina_wishlist_url: 'https://shop.example/my-favourites/',
			vitrina_header_wishlist:
				'<a class="my-favourites" href="https://shop.example/my-favourites/">Favourites</a>',
		},
	],
	'attribution.md': [
		{ vitrina_attribution_consent_category: 'statistics' },
	],
	'cart.md': [
		{
			vitrina_free_shipping_thresholds: [
				{
					remaining: 29.5,
					threshold: 80,
					missing: 'Only %s more, and the courier is free',
					reached: 'The courier is free',
				},
			],
		},
		{ vitrina_companion_session_guard: false },
	],
	'checkout.md': [
		{ vitrina_bank_link_payment_hosts: [ 'secure.bank.example' ] },
		{ vitrina_order_delivered_at: 1780000000 },
		{ vitrina_invoice_issued: 'my_accounting_send' },
	],
	'consent.md': [
		{
			vitrina_cookies: [
				{
					name: 'my_map_*',
					provider: 'My map',
					purpose: 'Remembers which part of the map you looked at.',
					duration: '30 days',
					category: 'preferences',
					storage: 'local',
				},
			],
		},
	],
	'hooks.md': [ { vitrina_state: { cart: { count: 2 }, my_points: 120 } } ],
	'islands.md': [
		{ vitrina_runtime_ready: 'opening-hours=my-opening-hours ' },
		'<opening-hours visible>Open on weekdays until 18:00</>',
		{
			vitrina_runtimes: {
				'0.2.0': '/theme/runtime',
				'0.1.0': '/plugins/my-plugin/runtime',
			},
		},
	],
	'listings.md': [
		{ vitrina_is_listing: true },
		{
			vitrina_before_cards: 'post 281',
			vitrina_card_corner:
				'<span class="my-badge" data-product="281">New</span>',
		},
	],
	'messages.md': [ { vitrina_chat_host_parameter: 'site' } ],
	'page-caches.md': [
		{
			vitrina_page_tags: [ 'all', 'opening-hours' ],
			vitrina_page_expires: 1893520800,
			my_opening_hours_saved: 'vitrina_page_cache_purge opening-hours',
		},
	],
	'prices.md': [
		{ vitrina_effective_price: 19 },
		{ vitrina_discounts_rules_saved: 'my_price_list ' },
	],
	'product.md': [
		{
			vitrina_gallery_controls:
				'<a class="size-guide" href="/sizes/281">Sizes</a>',
		},
		{
			vitrina_product_promises: '<li>Delivered in two days</li>',
			vitrina_quick_view_end: '<a href="/sizes/281">Sizes</a>',
			vitrina_front_delivery:
				'<section><h2>Collect in our shop</h2></section>',
		},
	],
	'setup.md': [
		{
			vitrina_setup_checks: [
				{
					is_done: false,
					text: 'The shop has no tagline.',
					links: {
						'General settings': '/wp-admin/options-general.php',
					},
					is_optional: false,
				},
			],
		},
	],
	'state-call.md': [
		{
			vitrina_settings: {
				restUrl: '/wp-json/',
				myPlugin: { pickupDays: 2 },
			},
		},
	],
	'terminals.md': [
		{
			vitrina_lpexpress_terminals_replaced: 'my_map_LT my_map_LV ',
			vitrina_lpexpress_installed: 'my_terminal_import',
			vitrina_lpexpress_api_url: 'https://proxy.example/lpexpress',
			vitrina_lpexpress_shipping_logo_url:
				'https://shop.example/logo.svg',
		},
	],
};

afterEach( () => jest.restoreAllMocks() );

test( 'each page has an example, and each example is run here', () => {
	expect( pagesWith( 'js' ) ).toEqual( Object.keys( scripts ) );
	expect( pagesWith( 'php' ) ).toEqual( Object.keys( hooks ) );
	expect(
		[ ...Object.keys( scripts ), ...Object.keys( hooks ) ].filter(
			( name ) => ! names.includes( name )
		)
	).toEqual( [] );
	expect(
		names.filter(
			( name ) =>
				! codeOf( name, 'js' ).length && ! codeOf( name, 'php' ).length
		)
	).toEqual( [] );
} );

test.each( Object.entries( scripts ) )(
	'the script of %s works',
	async ( name, run ) => {
		expect( await run() ).toEqual( seen[ name ] );
	}
);

test( 'the scripts use events and functions that the core has', () => {
	const code = names.flatMap( ( name ) => codeOf( name, 'js' ) );
	expect( typeFaults( code, root ) ).toEqual( [] );
	expect(
		typeFaults(
			[ `window.vitrina.core.on( 'cart:gone', () => {} );` ],
			root
		)
	).toHaveLength( 1 );
} );

const hasPhp = spawnSync( 'php', [ '-v' ], { stdio: 'ignore' } ).status === 0;

/**
 * @param {string} code Of an example.
 * @return {unknown} What its hooks return or print; what it prints without one.
 */
function runPhp( code ) {
	const { stdout, stderr } = spawnSync(
		'php',
		[ path.join( root, 'tests/docs/run-hooks.php' ) ],
		{ input: code, encoding: 'utf8' }
	);
	if ( stderr ) {
		return stderr;
	}
	/** @type {{ hooks: Record< string, { returned: unknown, printed: string } >, printed: string }} */
	const { hooks: hooked, printed } = JSON.parse( stdout );
	const said = Object.entries( hooked ).map( ( [ hook, what ] ) => [
		hook,
		what.printed || what.returned,
	] );
	return said.length ? Object.fromEntries( said ) : printed;
}

( hasPhp ? describe : describe.skip )( 'where there is PHP', () => {
	test.each( Object.entries( hooks ) )(
		'the PHP of %s works',
		( name, expected ) => {
			expect( codeOf( name, 'php' ).map( runPhp ) ).toEqual( expected );
		}
	);
} );

/**
 * @param {string} dir
 * @return {string} All PHP in it.
 */
const phpIn = ( dir ) =>
	readdirSync( dir, { withFileTypes: true } )
		.map( ( entry ) => {
			const file = path.join( dir, entry.name );
			if ( entry.isDirectory() ) {
				return entry.name === 'build' ? '' : phpIn( file );
			}
			return entry.name.endsWith( '.php' ) ? read( file ) : '';
		} )
		.join( '\n' );

test( 'each hook in the list is one of the shop, of the kind and on the page that the list says', () => {
	const php = readdirSync( root )
		.filter( ( name ) => /^(theme|runtime|plugin-.+)$/.test( name ) )
		.map( ( name ) => phpIn( path.join( root, name ) ) )
		.join( '\n' );
	const list = pages.find( ( { name } ) => name === 'hooks.md' )?.text ?? '';
	const rows = [
		...list.matchAll( /^\| `(\w+)` \| (\w+) \| \[.*\]\((.*)\) \|$/gm ),
	];
	expect( rows.length ).toBeGreaterThan( 15 );
	for ( const [ , hook = '', kind, page = '' ] of rows ) {
		// Schema of the runtime fires the action that this constant names.
		const call =
			kind === 'filter'
				? 'apply_filters\\('
				: '(do_action\\(|const INSTALLED =)';
		expect( php ).toMatch( new RegExp( `${ call }\\s*'${ hook }'` ) );
		expect( read( path.join( folder, page ) ) ).toContain( hook );
	}
} );

test( 'each event of the core is in the list of events', () => {
	const map = read( path.join( root, 'src/core/events/map.ts' ) );
	const body = map.slice( map.indexOf( 'interface EventMap' ) );
	const events = [ ...body.matchAll( /^\t'([\w-]+:[\w-]+)':/gm ) ];
	const list = pages.find( ( { name } ) => name === 'events.md' )?.text ?? '';
	expect( events.length ).toBeGreaterThan( 15 );
	expect(
		events.filter(
			( [ , name ] ) => ! list.includes( `| \`${ name }\` |` )
		)
	).toEqual( [] );
} );

test( 'links of the pages, of the README and of the other texts for newcomers lead somewhere', () => {
	const files = [
		'README.md',
		'SECURITY.md',
		'CONTRIBUTING.md',
		'docs/api.md',
		'docs/architecture.md',
		'docs/release.md',
		'docs/shop.md',
		...names.map( ( name ) => `docs/integrate/${ name }` ),
	];
	const broken = files.flatMap( ( file ) =>
		[
			...read( path.join( root, file ) ).matchAll(
				/\]\(([^)\s#]+)(?:#[^)]*)?\)|src="([^"]+)"/g
			),
		]
			.map( ( [ , link, picture ] ) => link ?? picture ?? '' )
			.filter( ( link ) => ! /^https?:/.test( link ) )
			.filter(
				( link ) =>
					! existsSync(
						path.join( root, path.dirname( file ), link )
					)
			)
			.map( ( link ) => `${ file }: ${ link }` )
	);
	expect( broken ).toEqual( [] );
} );
