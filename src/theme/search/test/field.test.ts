const line = ( id: number, value: string ) => ( {
	id,
	value,
	url: `/produktas/${ id }/`,
	thumbnail: '',
	price: '<bdi>1,00 €</bdi>',
	category: '',
} );

const SERVICE = 'https://siulo.example/?raktas=1';

interface Question {
	url: URL;
	init: RequestInit;
	answer: ( suggestions: unknown ) => void;
	fail: () => void;
}

let questions: Question[] = [];

function setUp( service = '' ): HTMLInputElement {
	document.body.innerHTML = `
		<script type="application/json" id="vitrina-settings">${ JSON.stringify( {
			ajaxUrl: '/wp-admin/admin-ajax.php',
			search: {
				style: '/s.css',
				minChars: 3,
				service,
				consent: 'preferences',
				shopUrl: '/parduotuve/',
				texts: {
					list: 'Pasiūlymai',
					count: 'Pasiūlymų: %d',
					recent: 'Neseniai ieškota',
					clear: 'Išvalyti',
					cleared: 'Išvalyta',
					nothing: 'Nieko neradome',
					hint: 'Pabandykite kitą žodį',
					shop: 'Visos prekės',
				},
			},
		} ) }</script>
		<form class="search-form" action="/"><input name="s"><select name="product_cat"><option value="0">Visos</option><option value="zvakes">Žvakės</option></select><input type="hidden" name="post_type" value="product"></form>`;
	return document.querySelector( 'input[name="s"]' ) as HTMLInputElement;
}

async function start( service = '' ): Promise< HTMLInputElement > {
	const input = setUp( service );
	const { enhanceField } = await import( '../field' );
	enhanceField( input.form as HTMLFormElement, input );
	input.focus();
	return input;
}

async function type( input: HTMLInputElement, text: string ): Promise< void > {
	input.value = text;
	input.dispatchEvent( new Event( 'input', { bubbles: true } ) );
	await jest.advanceTimersByTimeAsync( 200 );
}

const press = ( input: HTMLInputElement, key: string ) =>
	input.dispatchEvent(
		new KeyboardEvent( 'keydown', { key, bubbles: true, cancelable: true } )
	);

const options = () => [
	...document.querySelectorAll< HTMLElement >( '[role="option"]' ),
];

const count = () => document.querySelector( '.search-box__count' );

beforeEach( () => {
	jest.useFakeTimers();
	jest.resetModules();
	localStorage.clear();
	questions = [];
	Element.prototype.scrollIntoView = () => {};
	window.fetch = jest.fn(
		( url: string, init: RequestInit ) =>
			new Promise( ( resolve, reject ) => {
				init.signal?.addEventListener( 'abort', () =>
					reject( new DOMException( '', 'AbortError' ) )
				);
				questions.push( {
					url: new URL( url, 'http://localhost' ),
					init,
					answer: ( suggestions ) =>
						resolve( {
							status: 200,
							text: async () => JSON.stringify( { suggestions } ),
						} as Response ),
					fail: () => reject( new TypeError() ),
				} );
			} )
	) as unknown as typeof window.fetch;
} );

afterEach( () => jest.useRealTimers() );

describe( 'a search field', () => {
	it( '[SRCH-01] asks from three letters on, once the letters rest, and sends a category that was chosen alone', async () => {
		const input = await start();
		await type( input, 'zv' );
		expect( questions ).toHaveLength( 0 );
		input.value = 'zva';
		input.dispatchEvent( new Event( 'input' ) );
		await type( input, 'zvak' );
		expect( questions.map( ( { url } ) => url.search ) ).toEqual( [
			'?action=goya_search_products_ajax&query=zvak',
		] );
		const select = document.querySelector( 'select' ) as HTMLSelectElement;
		select.value = 'zvakes';
		select.dispatchEvent( new Event( 'change' ) );
		await jest.advanceTimersByTimeAsync( 10 );
		expect( questions[ 1 ]?.url.search ).toBe(
			'?action=goya_search_products_ajax&query=zvak&category_slug=zvakes'
		);
	} );

	it( '[SRCH-01] takes an earlier question back, and shows no answer that comes too late', async () => {
		const input = await start();
		await type( input, 'med' );
		await type( input, 'medus' );
		expect( questions[ 0 ]?.init.signal?.aborted ).toBe( true );
		questions[ 1 ]?.answer( [ line( 2, 'Medus' ) ] );
		await jest.advanceTimersByTimeAsync( 0 );
		questions[ 0 ]?.answer( [ line( 1, 'Medunešis' ) ] );
		await jest.advanceTimersByTimeAsync( 0 );
		expect( options().map( ( one ) => one.textContent ) ).toEqual( [
			'Medus1,00 €',
		] );
	} );

	it( '[SRCH-01] counts before the list, and takes the count away with it, by Escape and by leaving', async () => {
		const input = await start();
		await type( input, 'med' );
		questions[ 0 ]?.answer( [
			line( 1, 'Medus' ),
			line( 2, 'Medunešis' ),
			{ id: -2, value: 'med', url: 'Visi rezultatai (9)' },
		] );
		await jest.advanceTimersByTimeAsync( 0 );
		expect( count()?.textContent ).toBe( 'Pasiūlymų: 2' );
		expect( count()?.nextElementSibling?.getAttribute( 'role' ) ).toBe(
			'listbox'
		);
		expect( input.getAttribute( 'aria-expanded' ) ).toBe( 'true' );
		press( input, 'Escape' );
		expect( count() ).toBeNull();
		expect( input.getAttribute( 'aria-expanded' ) ).toBe( 'false' );
		expect( input.value ).toBe( 'med' );

		press( input, 'ArrowDown' );
		await jest.advanceTimersByTimeAsync( 10 );
		expect( count() ).not.toBeNull();
		expect( questions ).toHaveLength( 1 );
		input.blur();
		expect( count() ).toBeNull();
	} );

	it( '[SRCH-01] goes through the options with the arrow keys, and leaves Enter to the form until one is active', async () => {
		const input = await start();
		await type( input, 'med' );
		questions[ 0 ]?.answer( [
			line( 1, 'Medus' ),
			{ id: -2, value: 'med', url: 'Visi rezultatai (9)' },
		] );
		await jest.advanceTimersByTimeAsync( 0 );
		expect( press( input, 'Enter' ) ).toBe( true );
		press( input, 'ArrowDown' );
		const active = () =>
			document.getElementById(
				input.getAttribute( 'aria-activedescendant' ) ?? ''
			);
		expect( active() ).toBe( options()[ 0 ] );
		expect( active()?.getAttribute( 'aria-selected' ) ).toBe( 'true' );
		press( input, 'ArrowUp' );
		expect( active()?.textContent ).toBe( 'Visi rezultatai (9)' );
		expect( ( active() as HTMLAnchorElement ).search ).toBe(
			'?s=med&post_type=product'
		);
		const clicked = jest.fn( ( event: Event ) => event.preventDefault() );
		active()?.addEventListener( 'click', clicked );
		expect( press( input, 'Enter' ) ).toBe( false );
		expect( clicked ).toHaveBeenCalledTimes( 1 );
	} );

	it( '[SRCH-01] shows titles as text, whatever stands in them', async () => {
		const input = await start();
		await type( input, '<b>x' );
		questions[ 0 ]?.answer( [
			{ ...line( 1, '<b>x</b><img src=x onerror=alert(1)>' ) },
		] );
		await jest.advanceTimersByTimeAsync( 0 );
		expect(
			document.querySelector( '.search-box__title' )?.textContent
		).toBe( '<b>x</b><img src=x onerror=alert(1)>' );
		expect( document.querySelector( '.search-box img' ) ).toBeNull();
	} );

	it( '[SRCH-02] says that nothing was found and where to go on; a failure says nothing', async () => {
		const input = await start();
		await type( input, 'qqq' );
		questions[ 0 ]?.answer( [ { id: -1, value: 'qqq', url: 'Nieko' } ] );
		await jest.advanceTimersByTimeAsync( 0 );
		const nothing = document.querySelector( '.search-box__nothing' );
		expect( nothing?.textContent ).toContain( 'Nieko' );
		expect( nothing?.querySelector( 'a' )?.pathname ).toBe(
			'/parduotuve/'
		);
		expect( input.getAttribute( 'aria-expanded' ) ).toBe( 'false' );
		await type( input, 'www' );
		questions[ 1 ]?.fail();
		await jest.advanceTimersByTimeAsync( 0 );
		expect(
			document.querySelector< HTMLElement >( '.search-box' )?.hidden
		).toBe( true );
	} );
} );

describe( 'a suggestion service outside', () => {
	const allow = async ( preferences: boolean ) => {
		const { emit } = await import( '@vitrina/core' );
		emit( 'consent:changed', {
			functional: true,
			preferences,
			'statistics-anonymous': false,
			statistics: false,
			marketing: false,
		} );
	};
	const hosts = () => questions.map( ( { url } ) => url.host );

	it( '[SRCH-03] is asked only while the visitor allows it, without cookies', async () => {
		const input = await start( SERVICE );
		await type( input, 'med' );
		await allow( false );
		await type( input, 'medu' );
		await allow( true );
		await type( input, 'medus' );
		await allow( false );
		await type( input, 'medum' );
		expect( hosts() ).toEqual( [
			'localhost',
			'localhost',
			'siulo.example',
			'localhost',
		] );
		const { url, init } = questions[ 2 ] as Question;
		expect( url.search ).toBe( '?raktas=1&query=medus' );
		expect( init ).toMatchObject( {
			credentials: 'omit',
			referrerPolicy: 'no-referrer',
		} );
	} );

	it( '[SRCH-03] gives way to the shop where it fails or does not answer', async () => {
		const input = await start( SERVICE );
		await allow( true );
		await type( input, 'med' );
		questions[ 0 ]?.fail();
		await jest.advanceTimersByTimeAsync( 10 );
		await type( input, 'medus' );
		await jest.advanceTimersByTimeAsync( 2100 );
		expect( hosts() ).toEqual( [
			'siulo.example',
			'localhost',
			'siulo.example',
			'localhost',
		] );
	} );

	it( '[SRCH-03] is off where the owner has named none', async () => {
		const input = await start();
		await allow( true );
		await type( input, 'med' );
		expect( hosts() ).toEqual( [ 'localhost' ] );
	} );
} );
