import fc from 'fast-check';
import contract from '../../../../tests/contract/terminal-picker.json';
import { parseProps } from '../props';

describe( 'parseProps', () => {
	it( '[TERM-04] accepts the props of the contract with PHP', () => {
		expect( parseProps( contract ) ).toEqual( contract );
	} );

	it( '[TERM-05] starts without a terminal if the server has saved none', () => {
		const props = parseProps( { ...contract, selected: null } );
		expect( props.selected ).toBeUndefined();
	} );

	it.each( [
		[ 'an id that is no number', { id: 'abc', text: 'x', city: 'y' } ],
		[ 'a negative id', { id: -1, text: 'x', city: 'y' } ],
		[ 'no text', { id: '1', city: 'y' } ],
		[ 'a list', [ 1 ] ],
	] )( '[TERM-04] takes no terminal with %s', ( _, selected ) => {
		expect(
			parseProps( { ...contract, selected } ).selected
		).toBeUndefined();
	} );

	it.each( [
		[ { methodId: undefined } ],
		[ { methodId: 'a"]' } ],
		[ { fieldName: 'x]' } ],
		[ { listUrl: 'javascript:alert(1)' } ],
		[ { listUrl: 7 } ],
		[ { logo: 'data:text/html,x' } ],
		[ { version: null } ],
		[ { labels: {} } ],
		[ { labels: { ...contract.labels, retry: undefined } } ],
	] )( '[TERM-04] refuses to start with %j', ( wrong ) => {
		expect( () => parseProps( { ...contract, ...wrong } ) ).toThrow(
			TypeError
		);
	} );

	it( '[TERM-04] throws only its own errors for any input', () => {
		fc.assert(
			fc.property( fc.anything(), ( value ) => {
				expect( () => parseProps( value ) ).toThrow( TypeError );
			} )
		);
	} );
} );
