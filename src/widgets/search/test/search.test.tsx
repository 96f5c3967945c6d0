import type { act as reactAct } from 'react';

/** `act` of the React instance that the tested modules use. */
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

interface PendingRequest {
	url: URL;
	init: RequestInit;
	respond: ( suggestions: unknown ) => void;
	fail: () => void;
}

let requests: PendingRequest[] = [];

/** Prints a form as searchform.php does; `more` is markup of a plugin at its end. */
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

/** Advances timers by a number of milliseconds. */
const pass = ( time: number ) =>
	act( () => jest.advanceTimersByTimeAsync( time ) );

/** Mounts the forms. Each test has its own cache. */
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

/** Dispatches an event and waits for React. */
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

const respond = async ( at: number, suggestions: unknown ) => {
	requests[ at ]?.respond( suggestions );
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
	requests = [];
	window.reportError = jest.fn();
	Element.prototype.scrollIntoView = () => {};
	window.fetch = jest.fn(
		( url: string, init: RequestInit ) =>
			new Promise( ( resolve, reject ) => {
				init.signal?.addEventListener( 'abort', () =>
					reject( new DOMException( '', 'AbortError' ) )
				);
				requests.push( {
					url: new URL( url, 'http://localhost' ),
					init,
					respond: ( suggestions ) =>
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

describe( 'search field', () => {
	it( '[SRCH-01] requests from three letters on, after a pause in typing, and sends a category only if one is selected', async () => {
		const element = await start();
		await type( element, 'zv' );
		expect( requests ).toHaveLength( 0 );
		input( element, 'zva' );
		await type( element, 'zvak' );
		expect( requests.map( ( { url } ) => url.search ) ).toEqual( [
			'?action=goya_search_products_ajax&query=zvak',
		] );
		const select = document.querySelector( 'select' ) as HTMLSelectElement;
		select.value = 'zvakes';
		fire( select, new Event( 'change', { bubbles: true } ) );
		await pass( 10 );
		expect( requests[ 1 ]?.url.search ).toBe(
			'?action=goya_search_products_ajax&query=zvak&category_slug=zvakes'
		);
	} );

	it( '[SRCH-01] cancels an earlier request, and shows no late response', async () => {
		const element = await start();
		await type( element, 'med' );
		await type( element, 'medus' );
		expect( requests[ 0 ]?.init.signal?.aborted ).toBe( true );
		await respond( 1, [ line( 2, 'Medus' ) ] );
		await respond( 0, [ line( 1, 'Medunešis' ) ] );
		expect( options().map( ( one ) => one.textContent ) ).toEqual( [
			'Medus1,00 €',
		] );
	} );

	it( '[SRCH-01] shows the count before the list, and hides both on Escape and on blur', async () => {
		const element = await start();
		await type( element, 'med' );
		await respond( 0, [
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
		expect( requests ).toHaveLength( 1 );
		act( () => element.blur() );
		expect( count() ).toBeNull();
	} );

	it( '[SRCH-01] moves through the options with the arrow keys, and leaves Enter to the form until one is active', async () => {
		const element = await start();
		await type( element, 'med' );
		await respond( 0, [
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

	it( '[SRCH-01] shows titles as text, also with HTML in them', async () => {
		const element = await start();
		await type( element, '<b>x' );
		await respond( 0, [
			{ ...line( 1, '<b>x</b><img src=x onerror=alert(1)>' ) },
		] );
		expect(
			document.querySelector( '.search-box__title' )?.textContent
		).toBe( '<b>x</b><img src=x onerror=alert(1)>' );
		expect( document.querySelector( '.search-box img' ) ).toBeNull();
	} );

	it( '[SRCH-02] shows that nothing was found, with a link; a failure shows nothing', async () => {
		const element = await start();
		await type( element, 'qqq' );
		await respond( 0, [ { id: -1, value: 'qqq', url: 'Nieko' } ] );
		const nothing = document.querySelector( '.search-box__nothing' );
		expect( nothing?.textContent ).toContain( 'Nieko' );
		expect( nothing?.querySelector( 'a' )?.pathname ).toBe(
			'/parduotuve/'
		);
		expect( element.getAttribute( 'aria-expanded' ) ).toBe( 'false' );
		await type( element, 'www' );
		requests[ 1 ]?.fail();
		await pass( 0 );
		expect( document.querySelector( '.search-box' ) ).toBeNull();
	} );

	it( '[SRCH-01] hydrates the printed form: the same elements, typed text and caret', async () => {
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
		// Text typed before hydration is requested now.
		expect( requests.map( ( { url } ) => url.search ) ).toEqual( [
			'?action=goya_search_products_ajax&query=medus&category_slug=zvakes',
		] );
		await respond( 0, [ line( 2, 'Medus' ) ] );
		expect( options() ).toHaveLength( 1 );
	} );

	it( 'keeps and submits a plugin’s field at the end of the form', async () => {
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

	it( 'keeps the plain form if its field is missing', async () => {
		document.body.innerHTML = printSettings( '' ) + printForm( 1 );
		field().name = 'q';
		const before = document.querySelector( 'form' )!.outerHTML;
		await mount();
		expect( document.querySelector( 'form' )!.outerHTML ).toBe( before );
		expect( window.reportError ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'two forms on a page are independent', async () => {
		document.body.innerHTML =
			printSettings( '' ) + printForm( 1 ) + printForm( 2 );
		await mount();
		const [ first, second ] =
			document.querySelectorAll< HTMLInputElement >( '[type="search"]' );
		act( () => first!.focus() );
		await type( first!, 'med' );
		await respond( 0, [ line( 2, 'Medus' ) ] );
		act( () => second!.focus() );
		expect( options() ).toHaveLength( 0 );
		await type( second!, 'med' );
		expect( options() ).toHaveLength( 1 );
		expect( second!.form!.contains( options()[ 0 ]! ) ).toBe( true );
		expect( options()[ 0 ]?.id ).toBe( 'search-2-list-0' );
	} );

	it( 'removed while it waits for a response, cancels its request', async () => {
		const element = await start();
		await type( element, 'med' );
		document.body.replaceChildren();
		await mount();
		expect( requests[ 0 ]?.init.signal?.aborted ).toBe( true );
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

describe( 'external suggestion service', () => {
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
	const hosts = () => requests.map( ( { url } ) => url.host );

	it( '[SRCH-03] is requested only with consent, without cookies', async () => {
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
		const { url, init } = requests[ 2 ] as PendingRequest;
		expect( url.search ).toBe( '?raktas=1&query=medus' );
		expect( init ).toMatchObject( {
			credentials: 'omit',
			referrerPolicy: 'no-referrer',
		} );
	} );

	it( '[SRCH-03] falls back to the shop if it fails or times out', async () => {
		const element = await start( SERVICE );
		await allow( true );
		await type( element, 'med' );
		requests[ 0 ]?.fail();
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

	it( '[SRCH-03] is off if the shop has not set one', async () => {
		const element = await start();
		await allow( true );
		await type( element, 'med' );
		expect( hosts() ).toEqual( [ 'localhost' ] );
	} );
} );
