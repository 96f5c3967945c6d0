import fc from 'fast-check';
import {
	addressOf,
	clearAddress,
	openStatesOf,
	isChecked,
} from '../model/filters';
import { readFilters } from '../model/read-filters';
import { printListing } from './fake-shop';

const parse = ( html: string ): HTMLElement => {
	const box = document.createElement( 'div' );
	box.innerHTML = html;
	return box.querySelector< HTMLElement >( '#filters' ) ?? box;
};

const read = ( url: string ) => readFilters( parse( printListing( url ) ) );

const FILTERS = [ 'f=a', 'f=b', 'f=c' ];

it( '[LIST-01] each value has a URL with it or without it', () => {
	const model = read( '/shop/?f=a' );
	expect( addressOf( model, 'f=a' ) ).toBe( 'http://localhost/shop/' );
	expect( addressOf( model, 'f=b' ) ).toBe( 'http://localhost/shop/?f=a,b' );
	expect( addressOf( model, 'f=x' ) ).toBeUndefined();
	expect( clearAddress( model ) ).toBe( 'http://localhost/shop/' );
	expect( clearAddress( read( '/shop/' ) ) ).toBeUndefined();
} );

it( '[FIX-03] [LIST-01] the shown selection equals the listing after all responses', () => {
	const step = fc.constantFrom( ...FILTERS, '*', 'price', undefined );
	fc.assert(
		fc.property(
			fc.boolean(),
			fc.array( step, { maxLength: 9 } ),
			( isChosen, changes ) => {
				const after = changes.slice( changes.lastIndexOf( '*' ) + 1 );
				const taps = after.filter( ( one ) => one === 'f=a' ).length;
				const before = isChosen && after.length === changes.length;
				expect(
					isChecked(
						{ filter: 'f=a', isChosen },
						changes.map( ( one ) => ( { changes: one } ) )
					)
				).toBe( before !== ( taps % 2 === 1 ) );
			}
		)
	);
} );

it( '[LIST-01] open facets stay as the shopper left them; a new facet is as the server prints it', () => {
	const model = read( '/shop/' );
	expect( openStatesOf( model ) ).toEqual( { price: true, f: true } );
	expect( openStatesOf( model, { f: false, gone: true } ) ).toEqual( {
		price: true,
		f: false,
		gone: true,
	} );
} );

it.each( [
	[
		'a label with markup',
		'<span class="facet__label">Kvepalai</span>',
		'<span class="facet__label"><b>Kvepalai</b></span>',
		'.facet__label:has( b )',
	],
	[
		'a value',
		'<a class="facet__value"',
		'<a class="other"',
		'li:has( .other )',
	],
	[ 'a facet', ' data-facet="f"', '', 'details:not( [data-facet] )' ],
	[ 'a price', '<label>Iki', '<label><b>Iki</b>', 'label:has( b )' ],
] )(
	'[LIST-01] %s that is not as we print it is the server’s, as a whole',
	( _, part, other, selector ) => {
		const filters = parse(
			printListing( '/shop/' ).replace( part, other )
		);
		const text = filters.textContent;
		readFilters( filters );
		expect( filters.textContent ).toBe( text );
		expect( filters.querySelector( selector ) ).toHaveProperty(
			'dataset.serverHtml',
			''
		);
	}
);

it( '[LIST-01] texts between parts are kept in place', () => {
	const filters = parse(
		printListing( '/shop/', { body: 'Kiti <b>filtrai</b> čia' } )
	);
	const model = readFilters( filters );
	const body = model.find( ( { key } ) => key === 'body' );
	expect( body ).toMatchObject( {
		parts: [
			{ key: 'price' },
			{ key: 'f' },
			{ kind: 'server', tag: 'span', html: 'Kiti ' },
			{ kind: 'server', tag: 'b', html: 'filtrai' },
			{
				kind: 'server',
				tag: 'span',
				html: expect.stringMatching( 'čia' ),
			},
		],
	} );
} );

it( '[LIST-01] markup without filters throws', () => {
	expect( () => readFilters( parse( '<p>Nieko</p>' ) ) ).toThrow(
		'The filters has no .filters__body.'
	);
} );
