import fc from 'fast-check';
import { fold } from '../fold';
import { createIndex, findRanges, search, toTerms } from '../match';

const groups = [
	{
		text: 'Vilnius',
		children: [
			{ id: '1', text: 'Maxima, Šiaulių g. 3' },
			{ id: '2', text: 'Iki, Kauno g. 12' },
		],
	},
	{
		text: 'Kaunas',
		children: [
			{ id: '3', text: 'Maxima, Savanorių pr. 247' },
			{ id: '4', text: 'Rimi, Žirmūnų g. 1' },
		],
	},
	{
		text: 'Šiauliai',
		children: [ { id: '5', text: 'Norfa, Tilžės g. 109' } ],
	},
];

function find( query: string ): string[] {
	return search( createIndex( groups ), query ).flatMap( ( group ) => [
		group.text,
		...group.children.map( ( { id } ) => id ),
	] );
}

function mark( text: string, query: string ): string {
	return findRanges( text, toTerms( query ) ).reduceRight(
		( marked, [ start, end ] ) =>
			`${ marked.slice( 0, start ) }[${ marked.slice( start, end ) }]${ marked.slice( end ) }`,
		text
	);
}

describe( 'search', () => {
	it( '[TERM-03] matches "siauliai" against "Šiauliai"', () => {
		expect( find( 'siauliai' ) ).toEqual( [ 'Šiauliai', '5' ] );
	} );

	it( '[TERM-03] finds the town before a street named after it', () => {
		expect( find( 'siau' ) ).toEqual( [ 'Šiauliai', '5', 'Vilnius', '1' ] );
	} );

	it( '[TERM-03] shows the whole group when its name matches', () => {
		expect( find( 'KAUNAS' ) ).toEqual( [ 'Kaunas', '3', '4' ] );
	} );

	it( '[TERM-03] hides groups with no match', () => {
		expect( find( 'zirmunu' ) ).toEqual( [ 'Kaunas', '4' ] );
		expect( find( 'nowhere' ) ).toEqual( [] );
	} );

	it( '[TERM-03] matches a query with accents against a text without', () => {
		expect( find( 'Rimį' ) ).toEqual( [ 'Kaunas', '4' ] );
	} );

	it( '[TERM-03] matches several words in any order, of group and terminal', () => {
		expect( find( 'sav kaun' ) ).toEqual( [ 'Kaunas', '3' ] );
		expect( find( '247, kaunas' ) ).toEqual( [ 'Kaunas', '3' ] );
	} );

	it( '[TERM-03] shows everything for an empty query', () => {
		expect( find( ' – ' ) ).toHaveLength( 8 );
	} );
} );

const word = fc.constantFrom(
	...[ 'Šiauliai', 'Kaunas', 'Kauno', 'g.', 'pr.', 'Žirmūnų', '12', '12B' ],
	...[ 'Naujoji–Vilnia', '„Akropolis“', 'ūkis', 'U\u0304kis', 'IKI' ]
);
const phrase = fc
	.array( word, { maxLength: 4 } )
	.map( ( all ) => all.join( ' ' ) );
const anyGroups = fc.array(
	fc.record( {
		text: phrase,
		children: fc.array( fc.record( { text: phrase } ), { maxLength: 6 } ),
	} ),
	{ maxLength: 6 }
);
const anyQuery = fc.oneof(
	phrase,
	fc
		.tuple( phrase, fc.nat( 12 ), fc.nat( 5 ) )
		.map( ( [ from, start, length ] ) =>
			from.slice( start, start + length )
		),
	fc.string()
);

describe( 'search, compared with a simple reference', () => {
	it( '[TERM-03] shows the whole group if its name matches, otherwise its matching children', () => {
		fc.assert(
			fc.property( anyGroups, anyQuery, ( all, query ) => {
				const terms = fold( query ).split( ' ' );
				const expected = all.flatMap( ( { text, children } ) => {
					const name = fold( text );
					const shown = terms.every( ( term ) =>
						name.includes( term )
					)
						? children
						: children.filter( ( child ) =>
								terms.every(
									( term ) =>
										name.includes( term ) ||
										fold( child.text ).includes( term )
								)
							);
					return terms.every( ( term ) => name.includes( term ) ) ||
						shown.length > 0
						? [ { text, children: shown } ]
						: [];
				} );
				const found = search( createIndex( all ), query );
				expect( found ).toHaveLength( expected.length );
				expect( found ).toEqual( expect.arrayContaining( expected ) );
			} )
		);
	} );

	it( '[TERM-03] keeps the order, except for groups named in the query', () => {
		fc.assert(
			fc.property( anyGroups, anyQuery, ( all, query ) => {
				const order = search( createIndex( all ), query ).map(
					( { text } ) =>
						toTerms( query ).some( ( term ) =>
							fold( text ).startsWith( term )
						)
				);
				expect( order ).toEqual( [ ...order ].sort().reverse() );
			} )
		);
	} );
} );

describe( 'findRanges', () => {
	it.each( [
		[ 'Šiauliai', 'siau', '[Šiau]liai' ],
		[ 'Šiauliai'.normalize( 'NFD' ), 'siau', '[S\u030Ciau]liai' ],
		[ 'Savanorių pr. 247', '247 sav', '[Sav]anorių pr. [247]' ],
		[ 'Žirmūnų', 'u', 'Žirm[ū]n[ų]' ],
		[ 'aaa', 'aa', '[aaa]' ],
		[ 'Kaunas', 'vilnius', 'Kaunas' ],
		[ 'İzmir', 'izm', '[İzm]ir' ],
	] )( '[TERM-03] marks in "%s" the query "%s"', ( text, query, marked ) => {
		expect( mark( text, query ) ).toBe( marked );
	} );

	it( '[TERM-03] marks ranges that fold to the words of the query, sorted and not overlapping', () => {
		fc.assert(
			fc.property( phrase, anyQuery, ( text, query ) => {
				const terms = toTerms( query );
				const ranges = findRanges( text, terms );
				let last = -1;
				for ( const [ start, end ] of ranges ) {
					expect( start ).toBeGreaterThan( last );
					expect( end ).toBeGreaterThan( start );
					const marked = fold( text.slice( start, end ) );
					expect(
						terms.some( ( term ) => marked.includes( term ) )
					).toBe( true );
					last = end;
				}
				const isFound = terms.some( ( term ) =>
					fold( text ).includes( term )
				);
				expect( ranges.length > 0 ).toBe( isFound );
			} )
		);
	} );
} );
