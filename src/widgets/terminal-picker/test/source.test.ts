import { createSource, toListUrl } from '../source';

const listUrl = 'http://localhost/wp-json/vitrina/v1/terminals';
const list = {
	groups: [ { text: 'Rīga', children: [ { id: 1, text: 'Rimi' } ] } ],
};

describe( 'list of terminals', () => {
	it( '[TERM-04] is requested by country and version, with plain permalinks too', () => {
		expect( toListUrl( listUrl, { country: 'LT', version: '5e' } ) ).toBe(
			`${ listUrl }?country=LT&v=5e`
		);
		expect(
			toListUrl( 'http://localhost/?rest_route=/x', {
				country: 'LV',
				version: '',
			} )
		).toBe( 'http://localhost/?rest_route=%2Fx&country=LV' );
	} );

	it( '[TERM-10] is fetched once per page and country', async () => {
		const getJson = jest.fn( async () => list );
		const source = createSource( { listUrl, getJson } );
		const lv = { country: 'LV', version: 'a' };
		await Promise.all( [ source( lv ), source( { ...lv } ) ] );
		await source( lv );
		expect( getJson ).toHaveBeenCalledTimes( 1 );
		await source( { country: 'EE', version: '' } );
		expect( getJson ).toHaveBeenCalledTimes( 2 );
	} );

	it( '[TERM-04] can be requested again after a failure', async () => {
		const getJson = jest
			.fn< Promise< unknown >, [ string ] >()
			.mockRejectedValueOnce( new Error( 'offline' ) )
			.mockResolvedValueOnce( { nonsense: true } )
			.mockResolvedValue( list );
		const source = createSource( { listUrl, getJson } );
		const lv = { country: 'LV', version: 'a' };
		await expect( source( lv ) ).rejects.toThrow( 'offline' );
		await expect( source( lv ) ).rejects.toThrow( TypeError );
		await expect( source( lv ) ).resolves.toHaveLength( 1 );
	} );
} );
