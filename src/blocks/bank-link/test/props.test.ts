import { parseProps, sortCountries } from '../props';

const bank = {
	key: 'LT-HABALT22',
	name: 'Swedbank',
	mark: 'data:image/svg+xml,x',
};

describe( 'the banks in the checkout block', () => {
	it( '[BANK-03] only banks with a key, a name and a local logo are shown', () => {
		const { countries } = parseProps( {
			countries: [
				{
					country: 'LT',
					heading: 'Bankai: Lietuva',
					banks: [
						bank,
						{ ...bank, mark: 'https://bank.example/logo.svg' },
						{ ...bank, name: 5 },
						null,
					],
				},
				{ country: 'LV', heading: 'Bankai: Latvija', banks: [] },
				'x',
			],
		} );
		expect( countries ).toEqual( [
			{ country: 'LT', heading: 'Bankai: Lietuva', banks: [ bank ] },
		] );
		expect( parseProps( undefined ).countries ).toEqual( [] );
	} );

	it( '[BANK-03] the payer’s country is first, the others keep their order', () => {
		const countries = [ 'LT', 'LV', 'EE' ].map( ( country ) => ( {
			country,
			heading: '',
			banks: [ bank ],
		} ) );
		const order = ( own: string ) =>
			sortCountries( countries, own ).map( ( { country } ) => country );
		expect( order( 'EE' ) ).toEqual( [ 'EE', 'LT', 'LV' ] );
		expect( order( 'PL' ) ).toEqual( [ 'LT', 'LV', 'EE' ] );
	} );
} );
