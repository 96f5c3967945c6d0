import { addShell, growShell, removeShell } from '../take/shell.mjs';

const listing = {
	settings: { ajaxUrl: '/ajax', labels: { added: 'Added' } },
	islands: {
		islands: { filters: { scripts: [ 'react', 'filters' ], styles: [] } },
		scripts: { react: { src: '/react.js' }, filters: { src: '/f.js' } },
		styles: {},
	},
};

const product = {
	settings: { ajaxUrl: '/ajax', discounts: { isCovered: true } },
	islands: {
		islands: { gallery: { scripts: [ 'react' ], styles: [ 'gallery' ] } },
		scripts: { react: { src: '/other.js' } },
		styles: { gallery: { src: '/g.css' } },
	},
};

const shell = growShell( growShell( undefined, listing ), product );

test( 'a page holds only what it does not share', () => {
	expect( removeShell( shell, listing ) ).toEqual( {
		settings: {},
		islands: { ...listing.islands, scripts: {}, styles: {} },
	} );
	expect( removeShell( shell, product ) ).toEqual( {
		settings: { discounts: { isCovered: true }, labels: null },
		islands: {
			...product.islands,
			scripts: { react: { src: '/other.js' } },
			styles: {},
		},
	} );
} );

test.each( [
	[ 'listing', listing ],
	[ 'product', product ],
] )( 'with the shell, a %s page is as the shop printed it', ( _name, page ) => {
	const { settings, islands } = addShell( shell, removeShell( shell, page ) );

	expect( settings ).toEqual( page.settings );
	expect( islands ).toMatchObject( page.islands );
} );
