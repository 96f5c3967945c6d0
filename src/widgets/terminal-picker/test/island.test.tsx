import '@testing-library/jest-dom';
import { scan } from '@vitrina/core';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import contract from '../../../../tests/contract/terminal-picker.json';
import { createPicker } from '../picker';
import { TerminalPicker } from '../view';
import { fakeLayout } from './layout';
import '..';

const { labels, methodId, fieldName } = contract;

const island = ( props: object ) =>
	`<div class="vitrina-terminal-field"><div data-island="terminal-picker" data-island-load="now" data-island-props='${ JSON.stringify(
		{ ...contract, selected: null, ...props }
	) }'><p class="form-row"><select name="${ fieldName }"><option value="">–</option><optgroup label="Kaunas"><option value="101">Maxima, Savanorių pr. 247</option></optgroup></select></p></div></div>`;

const rate = `<ul><li><input type="radio" name="shipping_method[0]" value="${ methodId }:3" checked><label>LP</label></li></ul>`;

const later = () => act( () => jest.advanceTimersByTimeAsync( 60 ) );

async function start( markup: string ): Promise< void > {
	document.body.innerHTML = `<form>${ markup }</form>`;
	scan();
	await later();
}

beforeEach( () => {
	jest.useFakeTimers();
	fakeLayout();
	window.reportError = jest.fn();
} );

afterEach( async () => {
	// The sheets, children of the body, are removed with their islands.
	document.querySelector( 'form' )?.remove();
	scan();
	await later();
	document.body.replaceChildren();
} );

it( '[TERM-04] keeps the form’s own field: the same element with its value, hidden', async () => {
	await start( rate + island( {} ) );
	const select = document.querySelector( 'select' );
	expect( select?.form ).not.toBeNull();
	expect( select?.closest( '[hidden]' ) ).not.toBeNull();
	expect(
		screen.getByRole( 'button', { name: labels.choose } )
	).toBeVisible();
	expect( window.reportError ).not.toHaveBeenCalled();
} );

it( '[TERM-08] keeps the server markup if the props are invalid', async () => {
	await start( rate + island( { methodId: '<b>' } ) );
	const box = document.querySelector< HTMLElement >( '[data-island]' );
	expect( box?.dataset.islandState ).toBe( 'failed' );
	expect( document.querySelector( 'select' )?.closest( '[hidden]' ) ).toBe(
		null
	);
	expect( document.querySelector( '.vitrina-terminal-picker' ) ).toBeNull();
} );

it( '[TERM-02] shows one picker if a page has the island twice', async () => {
	await start( rate + island( {} ) + island( {} ) );
	expect( document.querySelectorAll( '[data-island]' ) ).toHaveLength( 2 );
	expect(
		document.querySelectorAll( '.vitrina-terminal-picker' )
	).toHaveLength( 1 );
	expect( window.reportError ).not.toHaveBeenCalled();
} );

it( '[TERM-02] cleans up when it is removed while its sheet is open', async () => {
	await start( rate + island( {} ) );
	const user = userEvent.setup( {
		advanceTimers: jest.advanceTimersByTimeAsync,
	} );
	await user.click( screen.getByRole( 'button', { name: labels.choose } ) );
	await user.type( await screen.findByRole( 'combobox' ), 'sav' );
	expect( document.querySelector( 'dialog' ) ).not.toBeNull();
	document.querySelector( 'form' )?.remove();
	scan();
	await later();
	expect( document.querySelector( 'dialog' ) ).toBeNull();
	expect( document.documentElement.className ).toBe( '' );
	expect( window.reportError ).not.toHaveBeenCalled();
} );

it( '[TERM-10] works twice on a page and in StrictMode, with distinct ids', async () => {
	const user = userEvent.setup( {
		advanceTimers: jest.advanceTimersByTimeAsync,
	} );
	document.body.innerHTML = '<div id="one"></div><div id="two"></div>';
	const saves: string[] = [];
	const roots = [ 'one', 'two' ].map( ( name ) => {
		const picker = createPicker( {
			destination: { country: 'LT', version: 'a' },
			selected: undefined,
			source: async () => [
				{
					text: 'Kaunas',
					children: [
						{ id: '1', text: `Shop ${ name }`, city: 'Kaunas' },
					],
				},
			],
			save: async () => void saves.push( name ),
		} );
		const root = createRoot( document.getElementById( name ) as Element );
		root.render(
			<StrictMode>
				<TerminalPicker picker={ picker } labels={ labels } />
			</StrictMode>
		);
		return root;
	} );
	await later();
	for ( const at of [ 0, 1 ] ) {
		const [ button ] = screen.getAllByRole( 'button', {
			name: labels.choose,
		} );
		await user.click( button as HTMLElement );
		await screen.findAllByRole( 'option' );
		expect( saves ).toHaveLength( at );
		await user.keyboard( 'kaun{Enter}' );
		await later();
	}
	expect( saves ).toEqual( [ 'one', 'two' ] );
	const ids = Array.from(
		document.querySelectorAll( '[id]' ),
		( { id } ) => id
	);
	expect( new Set( ids ).size ).toBe( ids.length );
	act( () => roots.forEach( ( root ) => root.unmount() ) );
	expect( document.querySelector( 'dialog' ) ).toBeNull();
} );
