import fc from 'fast-check';
import { scan } from '@vitrina/core';
import '../index';
import { parseMore } from '../props';

const props = {
	call: { action: 'goya_blog_ajax', blog_style: 'grid', category_id: '7' },
	page: 1,
	count: 2,
	mode: 'regular',
	distance: 150,
	debounce: 30,
	list: '#posts',
	item: '.blog-post',
	address: '/zurnalas/page/%#%/',
	loading: 'Kraunama',
	end: 'Viskas',
};

const items = ( ...ids: number[] ) =>
	ids
		.map(
			( id ) =>
				`<article id="post-${ id }" class="blog-post"><a href="/${ id }/">${ id }</a></article>`
		)
		.join( '' );

const shown = () =>
	[ ...document.querySelectorAll( '#posts > *' ) ].map( ( { id } ) =>
		Number( id.slice( 5 ) )
	);

/** Body or status of a response; null for a network error. */
type MockResponse = string | number | null;

/** Responds to each request with the next response, and records the requests. */
function respondWith( ...responses: MockResponse[] ) {
	const asked: Array< Record< string, string > > = [];
	window.fetch = ( async ( _url: string, init: RequestInit ) => {
		asked.push( Object.fromEntries( init.body as URLSearchParams ) );
		const next = responses[ asked.length - 1 ] ?? null;
		if ( next === null ) {
			throw new TypeError( 'Failed to fetch' );
		}
		return typeof next === 'number'
			? new Response( 'An error', { status: next } )
			: new Response( next );
	} ) as never;
	return asked;
}

function open( more: object = {} ): HTMLAnchorElement {
	// As on a first visit.
	window.history.replaceState( null, '' );
	document.body.innerHTML = `<div id="posts">${ items( 1, 2 ) }</div>
		<div data-island="load-more" data-island-load="now"><a href="/zurnalas/page/2/">Daugiau</a><span role="status"></span></div>`;
	const island = document.querySelector< HTMLElement >( '[data-island]' )!;
	island.dataset.islandProps = JSON.stringify( { ...props, ...more } );
	scan();
	return island.querySelector( 'a' )!;
}

const tick = () => new Promise( ( resolve ) => setTimeout( resolve ) );

/** Clicks the link and waits; at the end of the list it is hidden. */
async function press( link: HTMLElement ): Promise< void > {
	await tick();
	link.click();
	do {
		await tick();
	} while ( link.classList.contains( 'loading' ) );
}

afterEach( () => {
	document.body.replaceChildren();
	scan();
} );

it( '[BLOG-01] requests page 2 first, then the following ones; after a failure requests the same page again', async () => {
	const asked = respondWith( items( 3, 4 ), 500, null, items( 5, 6 ) );
	const link = open();
	for ( let times = 0; times < 4; times++ ) {
		await press( link );
	}
	expect( asked[ 0 ] ).toEqual( {
		action: 'goya_blog_ajax',
		blog_style: 'grid',
		category_id: '7',
		page: '2',
	} );
	expect( asked.map( ( { page } ) => page ) ).toEqual( [
		'2',
		'3',
		'3',
		'3',
	] );
	expect( shown() ).toEqual( [ 1, 2, 3, 4, 5, 6 ] );
	expect( link.getAttribute( 'href' ) ).toBe( '/zurnalas/page/4/' );
	expect( link.hidden ).toBe( false );
} );

it( '[BLOG-01] a failure changes nothing and shows no message', async () => {
	respondWith( 500 );
	const link = open();
	await tick();
	const withoutClass = () =>
		document.body.innerHTML.replace( ' class=""', '' );
	const before = withoutClass();
	await press( link );
	expect( withoutClass() ).toBe( before );
} );

it( '[BLOG-01] ten clicks at once send one request', async () => {
	const asked = respondWith( items( 3, 4 ) );
	const link = open();
	await tick();
	for ( let times = 0; times < 10; times++ ) {
		link.click();
	}
	await tick();
	await tick();
	expect( asked ).toHaveLength( 1 );
	expect( shown() ).toEqual( [ 1, 2, 3, 4 ] );
} );

it( '[PORT-01] ends with the last page, whose number is known and not sent', async () => {
	const asked = respondWith( items( 3, 4 ), items( 5, 6 ), items( 7, 8 ) );
	const link = open( { totalPages: 3 } );
	await press( link );
	expect( link.hidden ).toBe( false );
	await press( link );
	expect( link.hidden ).toBe( true );
	expect( asked ).toHaveLength( 2 );
	expect( Object.keys( asked[ 0 ] ?? {} ).join() ).not.toMatch( /total/i );
} );

it( '[BLOG-01] an item that is already in the list is not added, but is counted', async () => {
	respondWith( items( 2, 3 ), items( 4 ) );
	const link = open();
	await press( link );
	expect( shown() ).toEqual( [ 1, 2, 3 ] );
	expect( link.hidden ).toBe( false );
	await press( link );
	expect( shown() ).toEqual( [ 1, 2, 3, 4 ] );
	expect( link.hidden ).toBe( true );
} );

it( '[BLOG-01] the focus moves to the first new item, or to the last item if there is none', async () => {
	respondWith( items( 3, 4 ), '' );
	const link = open();
	link.focus();
	await press( link );
	expect( document.querySelector( ':focus' )?.textContent ).toBe( '3' );
	link.focus();
	await press( link );
	expect( link.hidden ).toBe( true );
	expect( document.querySelector( ':focus' )?.textContent ).toBe( '4' );
} );

it( '[BLOG-01] for any responses, nothing is requested after the end, and no item is added twice', async () => {
	const said = fc.constantFrom(
		'',
		' undefined\n',
		'No More Posts',
		'No $args array created',
		'0',
		'<p>Fatal error</p>'
	);
	const page = fc
		.uniqueArray( fc.integer( { min: 1, max: 12 } ), { maxLength: 2 } )
		.map( ( ids ) => items( ...ids ) );
	const one: fc.Arbitrary< MockResponse > = fc.oneof(
		page,
		said,
		fc.constantFrom( 400, 404, 500, 503 ),
		fc.constant( null )
	);
	await fc.assert(
		fc.asyncProperty(
			fc.array( one, { minLength: 1, maxLength: 6 } ),
			async ( responses ) => {
				const asked = respondWith( ...responses );
				const link = open();
				for ( let times = 0; times <= responses.length; times++ ) {
					await press( link );
				}
				const isFull = ( response: MockResponse ) =>
					typeof response !== 'string' ||
					response.split( 'blog-post' ).length === 3;
				const end = responses.findIndex(
					( response ) => ! isFull( response )
				);
				expect( link.hidden ).toBe( end >= 0 );
				expect( asked ).toHaveLength(
					end >= 0 ? end + 1 : responses.length + 1
				);
				expect( new Set( shown() ).size ).toBe( shown().length );
			}
		),
		{ numRuns: 60 }
	);
} );

it( '[BLOG-01] invalid props throw', () => {
	expect( parseMore( props ) ).toBe( props );
	for ( const broken of [
		undefined,
		{},
		{ ...props, list: 1 },
		{ ...props, page: '2' },
		{ ...props, count: null },
		{ ...props, call: {} },
	] ) {
		expect( () => parseMore( broken ) ).toThrow( TypeError );
	}
} );
