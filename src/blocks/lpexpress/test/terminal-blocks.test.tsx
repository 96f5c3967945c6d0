import '@testing-library/jest-dom';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import contract from '../../../../tests/contract/terminal-picker.json';
import { fakeLayout } from '../../../widgets/terminal-picker/test/layout';

/** The part of WooCommerce that the blocks use. */
const mockShop = {
	cart: {} as unknown,
	error: undefined as { message: string; hidden: boolean } | undefined,
	blocks: new Map< string, ComponentType< object > >(),
	listeners: new Set< () => void >(),
};

jest.mock(
	'@woocommerce/blocks-checkout',
	() => ( {
		registerCheckoutBlock: ( {
			metadata,
			component,
		}: {
			metadata: { name: string };
			component: ComponentType< object >;
		} ) => mockShop.blocks.set( metadata.name, component ),
	} ),
	{ virtual: true }
);

jest.mock(
	'@woocommerce/settings',
	() => ( {
		getSetting: () => ( {
			...jest.requireActual(
				'../../../../tests/contract/terminal-picker.json'
			),
			selected: null,
		} ),
	} ),
	{ virtual: true }
);

jest.mock(
	'@wordpress/data',
	() => {
		const { useSyncExternalStore } = jest.requireActual( 'react' );
		const stores = {
			'wc/store/cart': { getCartData: () => mockShop.cart },
			'wc/store/validation': { getValidationError: () => mockShop.error },
		};
		const notify = () =>
			mockShop.listeners.forEach( ( listener ) => listener() );
		const dispatch = {
			setValidationErrors: (
				errors: Record< string, typeof mockShop.error >
			) => {
				mockShop.error = Object.values( errors )[ 0 ];
				notify();
			},
			clearValidationError: () => {
				mockShop.error = undefined;
				notify();
			},
		};
		return {
			useDispatch: () => dispatch,
			useSelect: ( read: ( select: unknown ) => unknown ) =>
				useSyncExternalStore(
					( listener: () => void ) => {
						mockShop.listeners.add( listener );
						return () => mockShop.listeners.delete( listener );
					},
					() =>
						read( ( name: keyof typeof stores ) => stores[ name ] )
				),
		};
	},
	{ virtual: true }
);

jest.mock( '../../../widgets/terminal-picker/get-json', () => ( {
	getJson: async () => ( {
		groups: [
			{
				text: 'Kaunas',
				children: [ { id: 101, text: 'Maxima, Savanorių pr. 247' } ],
			},
			{
				text: 'Šiauliai',
				children: [ { id: 102, text: 'Norfa, Tilžės g. 109' } ],
			},
		],
	} ),
} ) );

jest.mock( '../../../widgets/terminal-picker/save', () => ( {
	saveTerminal: async () => undefined,
} ) );

function toCart( rate: string, terminal: object = {} ): unknown {
	return {
		shippingRates: [
			{ shipping_rates: [ { rate_id: rate, selected: true } ] },
		],
		extensions: {
			'vitrina-lpexpress': { country: 'LT', version: 'a', ...terminal },
		},
	};
}

const setExtensionData = jest.fn();

async function showBlock( name: string, cart: unknown ): Promise< void > {
	mockShop.cart = cart;
	const Block = mockShop.blocks.get( `vitrina-lpexpress/${ name }` );
	if ( ! Block ) {
		throw new Error( `${ name } is not registered.` );
	}
	const props = { checkoutExtensionData: { setExtensionData } };
	render( <Block { ...props } /> );
	await act( async () => {} );
}

function getCard(): Element | null {
	return document.querySelector( '.vitrina-terminal-picker__card' );
}

beforeEach( () => {
	fakeLayout();
	mockShop.error = undefined;
} );

beforeAll( async () => {
	await import( '../index' );
} );

const terminalRate = `${ contract.methodId }:3`;

describe( 'the blocks', () => {
	it( '[TERM-02] show a picker only while a terminal rate is selected', async () => {
		await showBlock( 'cart-terminal', toCart( 'flat_rate:1' ) );
		expect( screen.queryByRole( 'button' ) ).toBeNull();
		act( () => {
			mockShop.cart = toCart( terminalRate );
			mockShop.listeners.forEach( ( listener ) => listener() );
		} );
		expect(
			await screen.findByRole( 'button', {
				name: contract.labels.choose,
			} )
		).toBeVisible();
	} );

	it( '[TERM-07] prevent the order until a terminal is selected, and show a message when a shopper tries to order', async () => {
		await showBlock( 'checkout-terminal', toCart( terminalRate ) );
		await screen.findByRole( 'button' );
		expect( mockShop.error ).toEqual( {
			message: contract.labels.required,
			hidden: true,
		} );
		act( () => {
			mockShop.error = {
				message: contract.labels.required,
				hidden: false,
			};
			mockShop.listeners.forEach( ( listener ) => listener() );
		} );
		expect(
			await screen.findByText( contract.labels.required )
		).toBeVisible();
		const user = userEvent.setup();
		await user.click(
			screen.getByRole( 'button', { name: contract.labels.choose } )
		);
		await screen.findByRole( 'combobox' );
		await user.keyboard( 'norfa{Enter}' );
		await waitFor( () => expect( mockShop.error ).toBeUndefined() );
		expect( setExtensionData ).toHaveBeenLastCalledWith(
			'vitrina-lpexpress',
			'terminal_id',
			'102'
		);
	} );

	it( '[TERM-05] show the terminal that the server stores for another country', async () => {
		await showBlock(
			'checkout-terminal',
			toCart( terminalRate, {
				country: 'LV',
				terminal_id: '101',
				terminal: 'Maxima - Savanorių pr. 247, Kaunas',
			} )
		);
		await waitFor( () =>
			expect( getCard() ).toHaveTextContent( /Maxima/ )
		);
		expect( setExtensionData ).toHaveBeenLastCalledWith(
			'vitrina-lpexpress',
			'terminal_id',
			'101'
		);
		expect( mockShop.error ).toBeUndefined();
	} );
} );
