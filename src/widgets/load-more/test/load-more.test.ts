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

/** An answer's text, its status, or null for none. */
type Answer = string | number | null;

/** What is asked for, each time with the next answer. */
function answerWith( ...answers: Answer[] ) {
	const asked: Array< Record< string, string > > = [];
	window.fetch = ( async ( _url: string, init: RequestInit ) => {
		asked.push( Object.fromEntries( init.body as URLSearchParams ) );
		const next = answers[ asked.length - 1 ] ?? null;
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
	// As somebody who has never been here.
	window.history.replaceState( null, '' );
	document.body.innerHTML = `<div id="posts">${ items( 1, 2 ) }</div>
		<div data-island="load-more" data-island-load="now"><a href="/zurnalas/page/2/">Daugiau</a><span role="status"></span></div>`;
	const island = document.querySelector< HTMLElement >( '[data-island]' )!;
	island.dataset.islandProps = JSON.stringify( { ...props, ...more } );
	scan();
	return island.querySelector( 'a' )!;
}

const tick = () => new Promise( ( resolve ) => setTimeout( resolve ) );

/** Presses the link and waits for what comes of it; at its end it is gone. */
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

it( '[BLOG-01] the call begins with page 2 and goes on by one; a call that fails asks for the same page again', async () => {
	const asked = answerWith( items( 3, 4 ), 500, null, items( 5, 6 ) );
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

it( '[BLOG-01] a failure leaves the page as it was, without a word', async () => {
	answerWith( 500 );
	const link = open();
	await tick();
	const withoutClass = () =>
		document.body.innerHTML.replace( ' class=""', '' );
	const before = withoutClass();
	await press( link );
	expect( withoutClass() ).toBe( before );
} );

it( '[BLOG-01] ten presses at once ask once', async () => {
	const asked = answerWith( items( 3, 4 ) );
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

it( '[PORT-01] the last page ends it, whose number is known and not sent', async () => {
	const asked = answerWith( items( 3, 4 ), items( 5, 6 ), items( 7, 8 ) );
	const link = open( { totalPages: 3 } );
	await press( link );
	expect( link.hidden ).toBe( false );
	await press( link );
	expect( link.hidden ).toBe( true );
	expect( asked ).toHaveLength( 2 );
	expect( Object.keys( asked[ 0 ] ?? {} ).join() ).not.toMatch( /total/i );
} );

it( '[BLOG-01] an item that is there already does not come twice, and still counts as one that came', async () => {
	answerWith( items( 2, 3 ), items( 4 ) );
	const link = open();
	await press( link );
	expect( shown() ).toEqual( [ 1, 2, 3 ] );
	expect( link.hidden ).toBe( false );
	await press( link );
	expect( shown() ).toEqual( [ 1, 2, 3, 4 ] );
	expect( link.hidden ).toBe( true );
} );

it( '[BLOG-01] the focus goes to what has come; to the last item where nothing has', async () => {
	answerWith( items( 3, 4 ), '' );
	const link = open();
	link.focus();
	await press( link );
	expect( document.querySelector( ':focus' )?.textContent ).toBe( '3' );
	link.focus();
	await press( link );
	expect( link.hidden ).toBe( true );
	expect( document.querySelector( ':focus' )?.textContent ).toBe( '4' );
} );

it( '[BLOG-01] whatever is answered, nothing is asked after an end, and no item comes twice', async () => {
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
	const one: fc.Arbitrary< Answer > = fc.oneof(
		page,
		said,
		fc.constantFrom( 400, 404, 500, 503 ),
		fc.constant( null )
	);
	await fc.assert(
		fc.asyncProperty(
			fc.array( one, { minLength: 1, maxLength: 6 } ),
			async ( answers ) => {
				const asked = answerWith( ...answers );
				const link = open();
				for ( let times = 0; times <= answers.length; times++ ) {
					await press( link );
				}
				const isFull = ( answer: Answer ) =>
					typeof answer !== 'string' ||
					answer.split( 'blog-post' ).length === 3;
				const end = answers.findIndex(
					( answer ) => ! isFull( answer )
				);
				expect( link.hidden ).toBe( end >= 0 );
				expect( asked ).toHaveLength(
					end >= 0 ? end + 1 : answers.length + 1
				);
				expect( new Set( shown() ).size ).toBe( shown().length );
			}
		),
		{ numRuns: 60 }
	);
} );

it( '[BLOG-01] what is no list’s description is refused', () => {
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
