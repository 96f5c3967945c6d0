import { scan } from '@vitrina/core';
import { act, screen } from '@testing-library/react';
import { saveSnapshot } from '../../../theme/listing/snapshot';
import './jsdom';
import '../../../theme/listing/parts';
import '..';
import { printListing, type Extra } from './fake-shop';

export const find = < E extends HTMLElement = HTMLElement >(
	selector: string
) => document.querySelector< E >( selector )!;

export const filters = () => find( '#filters' );

export const box = ( name: string ) =>
	screen.getByRole( 'checkbox', { name: new RegExp( `^${ name }` ) } );

export const isChecked = ( name: string ) =>
	box( name ).getAttribute( 'aria-checked' ) === 'true';

export const chips = () =>
	[ ...document.querySelectorAll( '.filter-chip' ) ].map(
		( { textContent } ) => textContent
	);

export const field = ( name: string ) =>
	find< HTMLInputElement >( `input[name="${ name }_price"]` );

export const wait = () =>
	act( () => new Promise( ( resolve ) => setTimeout( resolve, 40 ) ) );

/** The fake shop of these tests. */
export const shop = {
	/** Requested URLs. */
	requested: [] as string[],
	/** Whether responses wait for `respond()`. */
	isHeld: false,
	held: [] as Array< () => void >,
	/** HTML of another plugin in each response. */
	extra: {} as Extra,
};

export async function start( url = '/shop/' ): Promise< void > {
	window.history.pushState( null, '', url );
	document.body.innerHTML = printListing( url, shop.extra );
	saveSnapshot( find( '.listing' ) );
	await act( async () => scan() );
	await wait();
}

export async function respond(): Promise< void > {
	shop.held.shift()!();
	await wait();
}

beforeEach( () => {
	window.reportError = jest.fn();
	window.matchMedia = ( () => ( { matches: true } ) ) as never;
	// Jest uses Node's FormData, which cannot read forms.
	const frame = document.body.appendChild(
		document.createElement( 'iframe' )
	);
	window.FormData = (
		frame.contentWindow as unknown as { FormData: typeof FormData }
	 ).FormData;
	window.scrollTo = jest.fn();
	Element.prototype.scrollIntoView = jest.fn();
	Element.prototype.checkVisibility = () => true;
	Object.assign( HTMLDialogElement.prototype, {
		showModal( this: HTMLDialogElement ) {
			this.setAttribute( 'open', '' );
		},
		close( this: HTMLDialogElement ) {
			this.removeAttribute( 'open' );
			this.dispatchEvent( new Event( 'close' ) );
		},
	} );
	Object.assign( shop, {
		requested: [],
		isHeld: false,
		held: [],
		extra: {},
	} );
	window.fetch = jest.fn( async ( url: string ) => {
		shop.requested.push( url );
		if ( url.includes( 'refused' ) ) {
			throw new TypeError( 'Failed to fetch' );
		}
		if ( shop.isHeld ) {
			await new Promise< void >( ( resolve ) =>
				shop.held.push( resolve )
			);
		}
		return {
			status: 200,
			text: async () => printListing( url, shop.extra ),
		};
	} ) as never;
} );

afterEach( async () => {
	document.body.replaceChildren();
	await act( async () => scan() );
	// eslint-disable-next-line jest/no-standalone-expect -- Checked after each test.
	expect( window.reportError ).not.toHaveBeenCalled();
} );
