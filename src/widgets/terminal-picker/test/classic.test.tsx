import '@testing-library/jest-dom';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import contract from '../../../../tests/contract/terminal-picker.json';
import { ClassicPicker } from '../classic';
import { parseProps } from '../props';
import { fakeLayout } from './layout';

const { labels, fieldName, methodId } = contract;
const ajax = 'http://localhost/wp-admin/admin-ajax.php';
const saves: Record< string, string >[] = [];
let nonces = 0;

const server = setupServer(
	http.get( 'http://localhost/wp-json/vitrina/v1/state', () => {
		nonces += 1;
		return HttpResponse.json( {
			nonces: { terminal: `nonce-${ nonces }` },
		} );
	} ),
	http.post( ajax, async ( { request } ) => {
		saves.push(
			Object.fromEntries( new URLSearchParams( await request.text() ) )
		);
		return HttpResponse.json( { success: true, data: {} } );
	} )
);

/** Prints the parts of the classic checkout that the picker uses, with PHP's field in the island. */
function showCheckout(
	selected: unknown = null,
	value = ''
): HTMLSelectElement {
	document.body.innerHTML = `<form><ul><li><input type="radio" name="shipping_method[0]" value="${ methodId }:3" checked><label>LP</label></li></ul>
<span class="vitrina-terminal-destination" data-country="LT" data-version="a"></span>
<div id="box"><p><select name="${ fieldName }"><option value="">–</option><optgroup label="Kaunas"><option value="101">Maxima, Savanorių pr. 247</option><option value="102">Iki, Kauno g. 3</option></optgroup></select></p></div></form>`;
	const box = document.querySelector< HTMLElement >( '#box' ) as HTMLElement;
	const select = box.querySelector( 'select' ) as HTMLSelectElement;
	select.value = value;
	const props = parseProps( { ...contract, selected } );
	render( <ClassicPicker { ...props } element={ box } />, {
		container: box,
	} );
	return select;
}

async function choose( text: string ): Promise< void > {
	const user = userEvent.setup();
	await user.click( screen.getByRole( 'button', { name: /terminal/ } ) );
	await user.click( await screen.findByText( text ) );
}

beforeAll( () => server.listen( { onUnhandledRequest: 'error' } ) );
beforeEach( () => {
	fakeLayout();
	saves.length = 0;
} );
afterEach( () => server.resetHandlers() );
afterAll( () => server.close() );

describe( 'picker on the classic checkout', () => {
	it( '[TERM-04] [TERM-10] keeps the native field, hidden, as the value in the form', async () => {
		const select = showCheckout();
		const heard = jest.fn();
		document.addEventListener( 'change', heard );
		await choose( 'Maxima' );
		document.removeEventListener( 'change', heard );
		expect( select.form ).toBe( document.querySelector( 'form' ) );
		expect( select.value ).toBe( '101' );
		expect( heard ).toHaveBeenCalledTimes( 1 );
		expect( select ).not.toBeVisible();
	} );

	it( '[TERM-05] sends the terminal with its name and a nonce', async () => {
		showCheckout();
		await choose( 'Maxima' );
		await waitFor( () => expect( saves ).toHaveLength( 1 ) );
		expect( saves[ 0 ] ).toEqual( {
			action: 'save_selected_lpexpress_terminal',
			terminal: 'Maxima, Savanorių pr. 247',
			terminal_id: '101',
			security: expect.stringMatching( /^nonce-\d+$/ ),
		} );
	} );

	it( '[TERM-05] replaces an expired nonce and retries once', async () => {
		const seen: ( string | null )[] = [];
		server.use(
			http.post( ajax, async ( { request } ) => {
				seen.push(
					new URLSearchParams( await request.text() ).get(
						'security'
					)
				);
				return HttpResponse.json(
					{ success: false, data: { code: 'nonce_invalid' } },
					{ status: 403 }
				);
			} )
		);
		showCheckout();
		await choose( 'Maxima' );
		expect( await screen.findByText( labels.saveFailed ) ).toBeVisible();
		expect( seen ).toHaveLength( 2 );
		expect( seen[ 0 ] ).not.toBe( seen[ 1 ] );
	} );

	it( '[TERM-05] shows the saved terminal and sets it in the form', () => {
		const select = showCheckout( contract.selected );
		expect( screen.getByText( 'Maxima' ) ).toBeVisible();
		expect( select.value ).toBe( '101' );
		expect( saves ).toHaveLength( 0 );
	} );

	it( '[TERM-05] handles a change of the native field by another script', async () => {
		const select = showCheckout( contract.selected );
		select.value = '102';
		act( () => {
			select.dispatchEvent( new Event( 'change', { bubbles: true } ) );
		} );
		expect( screen.getByText( 'Iki' ) ).toBeVisible();
		await waitFor( () => expect( saves[ 0 ]?.terminal_id ).toBe( '102' ) );
	} );

	it( '[TERM-05] keeps the value that the browser restored on Back', async () => {
		showCheckout( null, '102' );
		expect( screen.getByText( 'Iki' ) ).toBeVisible();
		await waitFor( () => expect( saves[ 0 ]?.terminal_id ).toBe( '102' ) );
	} );

	it( '[TERM-07] shows an error under the card when the form is submitted without a terminal', () => {
		showCheckout();
		const form = document.querySelector( 'form' ) as HTMLFormElement;
		form.addEventListener( 'submit', ( event ) => event.preventDefault() );
		act( () => form.requestSubmit() );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent(
			labels.required
		);
	} );
} );
