import type { act as reactAct } from 'react';

/** Of the React that the modules of this test use. */
let act: typeof reactAct;

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

/** As searchform.php prints it; more is what a plugin puts at its end. */
const printForm = ( at: number, more = '' ) =>
	`<div data-island="search" data-island-props="{}" data-island-load="now" class="search-form__place"><form role="search" method="get" class="search-form" action="http://localhost/">
	<label class="visually-hidden" for="search-${ at }">Ieškoti prekių</label>
	<input id="search-${ at }" class="search-form__field" type="search" name="s" value="" placeholder="Ko ieškote?" autocomplete="off" maxlength="200" autofocus>
			<select class="search-form__category" name="product_cat" aria-label="Kategorija" data-server-html><option value="0">Visos</option><option value="zvakes">Žvakės</option></select>
		<input type="hidden" name="post_type" value="product">
		<button class="button" type="submit">Ieškoti</button>
${ more }</form>
</div>`;

const printSettings = ( service: string ) =>
	`<script type="application/json" id="vitrina-settings">${ JSON.stringify( {
		ajaxUrl: '/wp-admin/admin-ajax.php',
		search: {
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
	} ) }</script>`;

const field = () => document.querySelector< HTMLInputElement >( 'input' )!;

/** Lets timers and requests of so many milliseconds happen. */
const pass = ( time: number ) =>
	act( () => jest.advanceTimersByTimeAsync( time ) );

/** Takes the forms over. Each test has its own cache of answers. */
async function mount(): Promise< void > {
	await act( async () => {
		await import( '..' );
		( await import( '@vitrina/core' ) ).scan();
		await jest.advanceTimersByTimeAsync( 10 );
	} );
}

async function start( service = '' ): Promise< HTMLInputElement > {
	document.body.innerHTML = printSettings( service ) + printForm( 1 );
	await mount();
	act( () => field().focus() );
	return field();
}

/** What somebody does; React is done with it afterwards. */
const fire = ( target: Element, event: Event ) => {
	let result = true;
	act( () => {
		result = target.dispatchEvent( event );
	} );
	return result;
};

const input = ( target: HTMLInputElement, text: string ) => {
	target.value = text;
	fire( target, new Event( 'input', { bubbles: true } ) );
};

const answer = async ( at: number, suggestions: unknown ) => {
	questions[ at ]?.answer( suggestions );
	await pass( 0 );
};

async function type( target: HTMLInputElement, text: string ): Promise< void > {
	input( target, text );
	await pass( 200 );
}

const press = ( target: HTMLInputElement, key: string ) =>
	fire(
		target,
		new KeyboardEvent( 'keydown', { key, bubbles: true, cancelable: true } )
	);

const options = () => [
	...document.querySelectorAll< HTMLElement >( '[role="option"]' ),
];

const count = () => document.querySelector( '.search-box__count' );

beforeEach( async () => {
	jest.useFakeTimers();
	jest.resetModules();
	( { act } = await import( 'react' ) );
	Object.assign( globalThis, { IS_REACT_ACT_ENVIRONMENT: true } );
	localStorage.clear();
	questions = [];
	window.reportError = jest.fn();
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
		const element = await start();
		await type( element, 'zv' );
		expect( questions ).toHaveLength( 0 );
		input( element, 'zva' );
		await type( element, 'zvak' );
		expect( questions.map( ( { url } ) => url.search ) ).toEqual( [
			'?action=goya_search_products_ajax&query=zvak',
		] );
		const select = document.querySelector( 'select' ) as HTMLSelectElement;
		select.value = 'zvakes';
		fire( select, new Event( 'change', { bubbles: true } ) );
		await pass( 10 );
		expect( questions[ 1 ]?.url.search ).toBe(
			'?action=goya_search_products_ajax&query=zvak&category_slug=zvakes'
		);
	} );

	it( '[SRCH-01] takes an earlier question back, and shows no answer that comes too late', async () => {
		const element = await start();
		await type( element, 'med' );
		await type( element, 'medus' );
		expect( questions[ 0 ]?.init.signal?.aborted ).toBe( true );
		await answer( 1, [ line( 2, 'Medus' ) ] );
		await answer( 0, [ line( 1, 'Medunešis' ) ] );
		expect( options().map( ( one ) => one.textContent ) ).toEqual( [
			'Medus1,00 €',
		] );
	} );

	it( '[SRCH-01] counts before the list, and takes the count away with it, by Escape and by leaving', async () => {
		const element = await start();
		await type( element, 'med' );
		await answer( 0, [
			line( 1, 'Medus' ),
			line( 2, 'Medunešis' ),
			{ id: -2, value: 'med', url: 'Visi rezultatai (9)' },
		] );
		expect( count()?.textContent ).toBe( 'Pasiūlymų: 2' );
		expect( count()?.nextElementSibling?.getAttribute( 'role' ) ).toBe(
			'listbox'
		);
		expect( element.getAttribute( 'aria-expanded' ) ).toBe( 'true' );
		press( element, 'Escape' );
		expect( count() ).toBeNull();
		expect( element.getAttribute( 'aria-expanded' ) ).toBe( 'false' );
		expect( element.value ).toBe( 'med' );

		press( element, 'ArrowDown' );
		await pass( 10 );
		expect( count() ).not.toBeNull();
		expect( questions ).toHaveLength( 1 );
		act( () => element.blur() );
		expect( count() ).toBeNull();
	} );

	it( '[SRCH-01] goes through the options with the arrow keys, and leaves Enter to the form until one is active', async () => {
		const element = await start();
		await type( element, 'med' );
		await answer( 0, [
			line( 1, 'Medus' ),
			{ id: -2, value: 'med', url: 'Visi rezultatai (9)' },
		] );
		expect( press( element, 'Enter' ) ).toBe( true );
		press( element, 'ArrowDown' );
		const active = () =>
			document.getElementById(
				element.getAttribute( 'aria-activedescendant' ) ?? ''
			);
		expect( active() ).toBe( options()[ 0 ] );
		expect( active()?.getAttribute( 'aria-selected' ) ).toBe( 'true' );
		press( element, 'ArrowUp' );
		expect( active()?.textContent ).toBe( 'Visi rezultatai (9)' );
		expect( ( active() as HTMLAnchorElement ).search ).toBe(
			'?s=med&post_type=product'
		);
		const clicked = jest.fn( ( event: Event ) => event.preventDefault() );
		active()?.addEventListener( 'click', clicked );
		expect( press( element, 'Enter' ) ).toBe( false );
		expect( clicked ).toHaveBeenCalledTimes( 1 );
	} );

	it( '[SRCH-01] shows titles as text, whatever stands in them', async () => {
		const element = await start();
		await type( element, '<b>x' );
		await answer( 0, [
			{ ...line( 1, '<b>x</b><img src=x onerror=alert(1)>' ) },
		] );
		expect(
			document.querySelector( '.search-box__title' )?.textContent
		).toBe( '<b>x</b><img src=x onerror=alert(1)>' );
		expect( document.querySelector( '.search-box img' ) ).toBeNull();
	} );

	it( '[SRCH-02] says that nothing was found and where to go on; a failure says nothing', async () => {
		const element = await start();
		await type( element, 'qqq' );
		await answer( 0, [ { id: -1, value: 'qqq', url: 'Nieko' } ] );
		const nothing = document.querySelector( '.search-box__nothing' );
		expect( nothing?.textContent ).toContain( 'Nieko' );
		expect( nothing?.querySelector( 'a' )?.pathname ).toBe(
			'/parduotuve/'
		);
		expect( element.getAttribute( 'aria-expanded' ) ).toBe( 'false' );
		await type( element, 'www' );
		questions[ 1 ]?.fail();
		await pass( 0 );
		expect( document.querySelector( '.search-box' ) ).toBeNull();
	} );

	it( '[SRCH-01] takes the printed form over: the same elements, with what was typed and where the caret is', async () => {
		document.body.innerHTML = printSettings( '' ) + printForm( 1 );
		const before = [ ...document.querySelectorAll( 'form, form *' ) ];
		field().value = 'medus';
		field().focus();
		field().setSelectionRange( 2, 4 );
		document.querySelector( 'select' )!.value = 'zvakes';
		await mount();
		await pass( 200 );
		expect( window.reportError ).not.toHaveBeenCalled();
		expect( [ ...document.querySelectorAll( 'form, form *' ) ] ).toEqual(
			before
		);
		expect( field().matches( ':focus' ) ).toBe( true );
		expect( field().autofocus ).toBe( true );
		expect( [
			field().value,
			field().selectionStart,
			field().selectionEnd,
		] ).toEqual( [ 'medus', 2, 4 ] );
		// What was typed before it was there is asked for now.
		expect( questions.map( ( { url } ) => url.search ) ).toEqual( [
			'?action=goya_search_products_ajax&query=medus&category_slug=zvakes',
		] );
		await answer( 0, [ line( 2, 'Medus' ) ] );
		expect( options() ).toHaveLength( 1 );
	} );

	it( 'leaves what a plugin puts at the end of the form, and sends it', async () => {
		document.body.innerHTML =
			printSettings( '' ) +
			printForm( 1, '<input type="hidden" name="lang" value="en">' );
		await mount();
		expect( window.reportError ).not.toHaveBeenCalled();
		const { elements } = document.querySelector( 'form' )!;
		expect(
			Array.from( elements, ( one ) => one.getAttribute( 'name' ) )
		).toEqual( [ 's', 'product_cat', 'post_type', null, 'lang' ] );
	} );

	it( 'leaves the plain form where its field is missing', async () => {
		document.body.innerHTML = printSettings( '' ) + printForm( 1 );
		field().name = 'q';
		const before = document.querySelector( 'form' )!.outerHTML;
		await mount();
		expect( document.querySelector( 'form' )!.outerHTML ).toBe( before );
		expect( window.reportError ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'keeps two forms of a page apart', async () => {
		document.body.innerHTML =
			printSettings( '' ) + printForm( 1 ) + printForm( 2 );
		await mount();
		const [ first, second ] =
			document.querySelectorAll< HTMLInputElement >( '[type="search"]' );
		act( () => first!.focus() );
		await type( first!, 'med' );
		await answer( 0, [ line( 2, 'Medus' ) ] );
		act( () => second!.focus() );
		expect( options() ).toHaveLength( 0 );
		await type( second!, 'med' );
		expect( options() ).toHaveLength( 1 );
		expect( second!.form!.contains( options()[ 0 ]! ) ).toBe( true );
		expect( options()[ 0 ]?.id ).toBe( 'search-2-list-0' );
	} );

	it( 'removed while it waits for an answer, it takes its question back', async () => {
		const element = await start();
		await type( element, 'med' );
		document.body.replaceChildren();
		await mount();
		expect( questions[ 0 ]?.init.signal?.aborted ).toBe( true );
		expect( jest.getTimerCount() ).toBe( 0 );
		expect( window.reportError ).not.toHaveBeenCalled();
	} );

	it( '[SRCH-02] offers recent searches in the empty field, and clears them', async () => {
		localStorage.setItem( 'vitrina-recent-searches', '["medus"]' );
		const element = await start();
		expect( options().map( ( one ) => one.textContent ) ).toEqual( [
			'medus',
		] );
		act( () =>
			document
				.querySelector< HTMLButtonElement >( '.search-box__clear' )!
				.click()
		);
		expect( options() ).toHaveLength( 0 );
		expect( element.matches( ':focus' ) ).toBe( true );
		expect( localStorage.getItem( 'vitrina-recent-searches' ) ).toBeNull();
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
		const element = await start( SERVICE );
		await type( element, 'med' );
		await allow( false );
		await type( element, 'medu' );
		await allow( true );
		await type( element, 'medus' );
		await allow( false );
		await type( element, 'medum' );
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
		const element = await start( SERVICE );
		await allow( true );
		await type( element, 'med' );
		questions[ 0 ]?.fail();
		await pass( 10 );
		await type( element, 'medus' );
		await pass( 2100 );
		expect( hosts() ).toEqual( [
			'siulo.example',
			'localhost',
			'siulo.example',
			'localhost',
		] );
	} );

	it( '[SRCH-03] is off where the owner has named none', async () => {
		const element = await start();
		await allow( true );
		await type( element, 'med' );
		expect( hosts() ).toEqual( [ 'localhost' ] );
	} );
} );
