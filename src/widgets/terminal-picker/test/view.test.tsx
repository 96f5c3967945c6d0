import '@testing-library/jest-dom';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import contract from '../../../../tests/contract/terminal-picker.json';
import { createPicker, type Picker, type PickerOptions } from '../picker';
import { TerminalPicker } from '../view';
import { fakeLayout } from './layout';

const { labels } = contract;

const groups = [
	{
		text: 'Kaunas',
		children: [
			{ id: '101', text: 'Maxima, Savanorių pr. 247', city: 'Kaunas' },
			{ id: '102', text: 'Iki, Šiaulių g. 3', city: 'Kaunas' },
		],
	},
	{
		text: 'Šiauliai',
		children: Array.from( { length: 40 }, ( _, at ) => ( {
			id: String( 200 + at ),
			text: `Rimi, Tilžės g. ${ at + 1 }`,
			city: 'Šiauliai',
		} ) ),
	},
];

function show( options: Partial< PickerOptions > = {} ): Picker {
	const picker = createPicker( {
		destination: { country: 'LT', version: 'a' },
		selected: undefined,
		source: async () => groups,
		save: async () => undefined,
		...options,
	} );
	render( <TerminalPicker picker={ picker } labels={ labels } /> );
	return picker;
}

async function open(): Promise< ReturnType< typeof userEvent.setup > > {
	const user = userEvent.setup();
	await user.click( screen.getByRole( 'button', { name: /terminal/ } ) );
	await screen.findByRole( 'combobox' );
	return user;
}

function getActive(): HTMLElement | null {
	const id = screen
		.getByRole( 'combobox' )
		.getAttribute( 'aria-activedescendant' );
	return id ? document.getElementById( id ) : null;
}

beforeEach( () => {
	fakeLayout();
	document.documentElement.lang = 'en';
} );

describe( 'card', () => {
	it( '[TERM-05] shows the saved terminal: name, address, city', () => {
		show( { selected: groups[ 0 ]?.children[ 0 ] } );
		expect( screen.getByText( 'Maxima' ) ).toBeInTheDocument();
		expect(
			screen.getByText( 'Savanorių pr. 247, Kaunas' )
		).toBeInTheDocument();
		expect(
			screen.getByRole( 'button', { name: labels.change } )
		).toHaveAccessibleDescription( /Maxima.*Savanorių pr\. 247, Kaunas/ );
	} );

	it( '[TERM-05] shows an error if saving failed, and retries', async () => {
		const save = jest
			.fn< Promise< unknown >, [] >()
			.mockRejectedValueOnce( new Error( '500' ) )
			.mockResolvedValue( undefined );
		show( { save } );
		const user = await open();
		await user.click( screen.getByText( 'Maxima' ) );
		expect( await screen.findByText( labels.saveFailed ) ).toBeVisible();
		await user.click(
			screen.getByRole( 'button', { name: labels.retry } )
		);
		await waitFor( () =>
			expect( screen.getByRole( 'status' ) ).toHaveTextContent(
				labels.saved
			)
		);
		expect( save ).toHaveBeenCalledTimes( 2 );
	} );

	it( '[TERM-07] shows that a terminal is required', () => {
		const picker = show();
		act( () => picker.actions.requireChoice() );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent(
			labels.required
		);
	} );
} );

describe( 'sheet', () => {
	it( '[TERM-04] lists terminals by city, each with its position in the set', async () => {
		show();
		await open();
		const list = screen.getByRole( 'listbox', { name: labels.label } );
		expect(
			within( list ).getByText( 'Kaunas', { selector: 'div' } )
		).toBeInTheDocument();
		const [ first ] = within( list ).getAllByRole( 'option' );
		expect( first ).toHaveAccessibleName(
			/^Maxima ?Savanorių pr\. 247,? Kaunas$/
		);
		expect( first ).toHaveAttribute( 'aria-setsize', '42' );
		expect( first ).toHaveAttribute( 'aria-posinset', '1' );
	} );

	it( '[TERM-10] renders only the rows in view', async () => {
		show();
		await open();
		expect( screen.getAllByRole( 'option' ).length ).toBeLessThan( 42 );
	} );

	it( '[TERM-03] finds "siau", highlights it and shows the number of results', async () => {
		show();
		const user = await open();
		await user.keyboard( 'siau' );
		const marks = document.querySelectorAll( 'mark' );
		expect( marks[ 0 ] ).toHaveTextContent( 'Šiau' );
		expect( getActive() ).toHaveAccessibleName( /Tilžės g\. 1,? Šiauliai/ );
		await waitFor(
			() =>
				expect(
					screen
						.getAllByRole( 'status' )
						.map( ( { textContent } ) => textContent )
				).toContain( '41 terminals' ),
			{ timeout: 2000 }
		);
	} );

	it( '[TERM-04] shows that nothing was found, and a button that clears the search', async () => {
		show();
		const user = await open();
		await user.keyboard( 'nowhere' );
		expect( screen.getByText( labels.noResults ) ).toBeVisible();
		expect( screen.queryByRole( 'option' ) ).toBeNull();
		expect( getActive() ).toBeNull();
		await user.keyboard( '{Enter}' );
		const clears = screen.getAllByRole( 'button', { name: labels.clear } );
		await user.click( clears[ 1 ] as HTMLElement );
		expect( screen.getByRole( 'combobox' ) ).toHaveValue( '' );
		expect( screen.getByRole( 'combobox' ) ).toHaveFocus();
		expect( screen.getAllByRole( 'option' ) ).not.toHaveLength( 0 );
	} );

	it( '[TERM-05] chooses by keyboard and returns the focus to the card', async () => {
		const save = jest.fn( async () => undefined );
		show( { save } );
		const user = await open();
		await user.keyboard( 'sav kaun{Enter}' );
		expect( save ).toHaveBeenCalledWith( groups[ 0 ]?.children[ 0 ] );
		expect( screen.queryByRole( 'combobox' ) ).toBeNull();
		expect(
			screen.getByRole( 'button', { name: labels.change } )
		).toHaveFocus();
	} );

	it( '[TERM-05] opens at the chosen terminal, which can be chosen again', async () => {
		const save = jest.fn( async () => undefined );
		show( { save, selected: groups[ 1 ]?.children[ 0 ] } );
		const user = await open();
		expect( getActive() ).toHaveAttribute( 'aria-selected', 'true' );
		await user.keyboard( '{Enter}' );
		expect( screen.queryByRole( 'combobox' ) ).toBeNull();
		expect( save ).not.toHaveBeenCalled();
	} );

	it( '[TERM-04] shows that the list is loading or failed, and requests it again', async () => {
		let fail: ( reason: Error ) => void = () => {};
		const source = jest
			.fn()
			.mockReturnValueOnce(
				new Promise( ( _, reject ) => {
					fail = reject;
				} )
			)
			.mockResolvedValue( groups );
		show( { source } );
		const user = userEvent.setup();
		await user.click(
			screen.getByRole( 'button', { name: labels.choose } )
		);
		// The dialog opens after the next paint.
		await waitFor( () =>
			expect( screen.getByText( labels.loading ) ).toBeVisible()
		);
		act( () => fail( new Error( 'offline' ) ) );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			labels.loadFailed
		);
		await user.click(
			screen.getByRole( 'button', { name: labels.retry } )
		);
		expect( await screen.findByRole( 'combobox' ) ).toBeVisible();
	} );

	it( '[FIX-15] [TERM-05] does not announce "saved" in a country without a choice', async () => {
		const picker = show();
		act( () =>
			picker.actions.setSaved( {
				id: '101',
				text: 'Maxima, Savanorių pr. 247',
				city: 'Kaunas',
			} )
		);
		expect( screen.getByText( labels.saved ) ).toBeInTheDocument();
		act( () =>
			picker.actions.setDestination( { country: 'LV', version: 'b' } )
		);
		expect( screen.queryByText( labels.saved ) ).not.toBeInTheDocument();
	} );

	it( '[TERM-04] shows that another list is loading when the country changes', async () => {
		const picker = show();
		await open();
		act( () =>
			picker.actions.setDestination( { country: 'LV', version: 'b' } )
		);
		expect( screen.getByText( labels.loadingMore ) ).toBeVisible();
		expect( await screen.findByRole( 'combobox' ) ).toBeVisible();
	} );
} );

const keys = [
	...[ 'ArrowDown', 'ArrowUp', 'Home', 'End', 'PageDown', 'PageUp' ],
	...[ 'Backspace', 's', 'i', 'k', 'š', '2', 'x' ],
];

describe( 'any sequence of keys', () => {
	it( '[TERM-10] leaves one existing option active, or none if the list is empty', async () => {
		show();
		const user = await open();
		await fc.assert(
			fc.asyncProperty(
				fc.array( fc.constantFrom( ...keys ), { maxLength: 12 } ),
				async ( row ) => {
					for ( const key of row ) {
						await user.keyboard(
							key.length > 1 ? `{${ key }}` : key
						);
						const input = screen.getByRole( 'combobox' );
						expect( input ).toHaveFocus();
						expect( input ).toHaveAttribute(
							'aria-expanded',
							'true'
						);
						const id = input.getAttribute(
							'aria-activedescendant'
						);
						const highlighted =
							document.querySelectorAll( '.is-highlighted' );
						expect( highlighted ).toHaveLength( id ? 1 : 0 );
						expect( getActive() ).toBe( highlighted[ 0 ] ?? null );
					}
				}
			),
			{ numRuns: 25 }
		);
	}, 60_000 );
} );
