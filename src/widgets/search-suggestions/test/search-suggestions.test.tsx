import type { act as reactAct } from 'react';

/** `act` of the React instance that the tested modules use. */
let act: typeof reactAct;

const SETTINGS = `<script type="application/json" id="vitrina-settings">${ JSON.stringify(
	{
		ajaxUrl: '/wp-admin/admin-ajax.php',
		search: {
			minChars: 3,
			service: '',
			consent: 'preferences',
			shopUrl: '/shop/',
			texts: {
				list: 'Suggestions',
				count: 'Suggestions: %d',
				recent: 'Recent searches',
				clear: 'Clear',
				cleared: 'Cleared',
				nothing: 'Nothing found',
				hint: 'Try another word',
				shop: 'All products',
			},
		},
	}
) }</script>`;

/** A form of another theme, with the element that PHP adds. */
const FORM = `<form role="search" method="get" class="woocommerce-product-search" action="http://localhost/">
	<label for="host">Search for:</label>
	<input type="search" id="host" class="search-field" name="s" value="" autocomplete="on">
	<button type="submit">Search</button>
	<input type="hidden" name="post_type" value="product">
<div data-island="search-suggestions" data-island-props="{}" data-island-load="now" class="vitrina-suggestions"></div></form>
<button id="next">Next</button>`;

let requests: { url: URL; respond: ( suggestions: unknown ) => void }[] = [];

const field = () => document.querySelector< HTMLInputElement >( '#host' )!;
const host = () =>
	document.querySelector< HTMLElement >( '.vitrina-suggestions' )!;
const options = () => [
	...document.querySelectorAll< HTMLElement >( '[role="option"]' ),
];
const pass = ( time: number ) =>
	act( () => jest.advanceTimersByTimeAsync( time ) );

async function mount( form = FORM ): Promise< void > {
	document.body.innerHTML = SETTINGS + form;
	await act( async () => {
		await import( '..' );
		( await import( '@vitrina/core' ) ).scan();
		await jest.advanceTimersByTimeAsync( 10 );
	} );
}

async function type( text: string ): Promise< void > {
	act( () => {
		field().focus();
		field().value = text;
		field().dispatchEvent( new Event( 'input', { bubbles: true } ) );
	} );
	await pass( 200 );
}

async function respond( names: readonly string[] ): Promise< void > {
	requests.at( -1 )?.respond( [
		...names.map( ( value, at ) => ( {
			id: at + 1,
			value,
			url: `/product/${ at + 1 }/`,
			thumbnail: '',
			price: '<bdi>1,00 €</bdi>',
			category: '',
		} ) ),
		{ id: -2, value: '', url: 'All results', thumbnail: '', price: '' },
	] );
	await pass( 0 );
}

const press = ( key: string ) => {
	const event = new KeyboardEvent( 'keydown', {
		key,
		bubbles: true,
		cancelable: true,
	} );
	act( () => void field().dispatchEvent( event ) );
	return event;
};

beforeEach( async () => {
	jest.useFakeTimers();
	jest.resetModules();
	( { act } = await import( 'react' ) );
	Object.assign( globalThis, { IS_REACT_ACT_ENVIRONMENT: true } );
	Element.prototype.scrollIntoView = () => {};
	localStorage.clear();
	requests = [];
	globalThis.fetch = ( address ) =>
		new Promise( ( resolve ) => {
			requests.push( {
				url: new URL( String( address ), 'http://localhost/' ),
				respond: ( suggestions ) =>
					resolve( {
						ok: true,
						status: 200,
						redirected: false,
						url: '',
						headers: new Headers(),
						text: () =>
							Promise.resolve(
								JSON.stringify( { suggestions } )
							),
					} as Response ),
			} );
		} );
} );

afterEach( () => {
	jest.useRealTimers();
	document.body.innerHTML = '';
} );

describe( '[SRCH-01] the search form of another theme', () => {
	it( 'suggests products, and stays as it was printed', async () => {
		await mount();
		const before = [ ...field().form!.children ];
		await type( 'candle' );
		expect( requests[ 0 ]?.url.searchParams.get( 'query' ) ).toBe(
			'candle'
		);
		await respond( [ 'Candle', 'Big candle' ] );
		expect( options().map( ( { textContent } ) => textContent ) ).toEqual( [
			'Candle1,00 €',
			'Big candle1,00 €',
			'All results',
		] );
		expect( options()[ 2 ] ).toHaveProperty(
			'href',
			'http://localhost/?s=candle&post_type=product'
		);
		expect( [ ...field().form!.children ] ).toEqual( before );
		expect( field().getAttribute( 'aria-expanded' ) ).toBe( 'true' );
	} );

	it( 'is a combobox: arrow keys move, Enter follows the link, Escape closes and keeps the text', async () => {
		await mount();
		await type( 'candle' );
		await respond( [ 'Candle', 'Big candle' ] );
		expect( press( 'ArrowDown' ).defaultPrevented ).toBe( true );
		press( 'ArrowDown' );
		const active = options()[ 1 ]!;
		expect( active.getAttribute( 'aria-selected' ) ).toBe( 'true' );
		expect( field().getAttribute( 'aria-activedescendant' ) ).toBe(
			active.id
		);
		expect( document.querySelector( '[role="listbox"]' )?.id ).toBe(
			field().getAttribute( 'aria-controls' )
		);
		const follow = jest.fn( ( event: Event ) => event.preventDefault() );
		active.addEventListener( 'click', follow );
		expect( press( 'Enter' ).defaultPrevented ).toBe( true );
		expect( follow ).toHaveBeenCalledTimes( 1 );
		press( 'Escape' );
		expect( options() ).toHaveLength( 0 );
		expect( field().value ).toBe( 'candle' );
		expect( field().getAttribute( 'aria-expanded' ) ).toBe( 'false' );
	} );

	it( 'closes when the focus leaves the form', async () => {
		await mount();
		await type( 'candle' );
		await respond( [ 'Candle' ] );
		act( () => document.querySelector< HTMLElement >( '#next' )!.focus() );
		expect( options() ).toHaveLength( 0 );
	} );

	it( 'shows recent searches of a form that was submitted', async () => {
		await mount();
		await type( 'candle' );
		const form = field().form!;
		form.addEventListener( 'submit', ( event ) => event.preventDefault() );
		act( () => form.requestSubmit() );
		await type( '' );
		expect( options().map( ( { textContent } ) => textContent ) ).toEqual( [
			'candle',
		] );
	} );

	it( 'suggests for what was typed before the script came', async () => {
		document.body.innerHTML = SETTINGS + FORM;
		field().value = 'candle';
		field().focus();
		await act( async () => {
			await import( '..' );
			( await import( '@vitrina/core' ) ).scan();
			await jest.advanceTimersByTimeAsync( 10 );
		} );
		await pass( 200 );
		expect( requests ).toHaveLength( 1 );
	} );

	it( 'grows to where the page has more room', async () => {
		await mount();
		const place = jest.spyOn( field().form!, 'getBoundingClientRect' );
		for ( const [ left, top, expected ] of [
			[ 700, 20, 'is-at-right' ],
			[ 20, 20, '' ],
			[ 20, 700, 'is-at-bottom' ],
		] as const ) {
			place.mockReturnValue( new DOMRect( left, top, 200, 40 ) );
			await type( `candle ${ left } ${ top }` );
			await respond( [ 'Candle' ] );
			expect(
				[ ...host().classList ]
					.filter( ( name ) => name.startsWith( 'is-' ) )
					.join( ' ' )
			).toBe( expected );
			press( 'Escape' );
		}
	} );

	it( 'leaves the other form of a page alone', async () => {
		await mount( FORM + FORM.replaceAll( 'host', 'other' ) );
		await type( 'candle' );
		await respond( [ 'Candle' ] );
		const other = document.querySelector( '#other' )!;
		expect( other.getAttribute( 'aria-expanded' ) ).toBe( 'false' );
		expect( other.closest( 'form' )!.querySelector( 'a' ) ).toBeNull();
	} );
} );
