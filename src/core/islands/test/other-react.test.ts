import { defineIsland, scan } from '../islands';
import { clearPage, print, served, until, widget } from './fake-manifest';

beforeEach( clearPage );

it( 'another plugin’s React is back under its names when ours has been met', async () => {
	const page = window as { React?: unknown; ReactDOM?: unknown };
	Object.assign( page, { React: 'theirs', ReactDOM: 'theirs' } );
	served.set( 'react.js', () =>
		Object.assign( page, { React: 'ours', ReactDOM: 'ours' } )
	);
	const met: unknown[] = [];
	served.set( 'vitrina-react.js', () => met.push( page.React ) );
	served.set( 'beside.js', () => defineIsland( 'beside', widget() ) );
	const element = print( 'beside' );
	scan();
	await until( element, 'ready' );
	expect( met ).toEqual( [ 'ours' ] );
	expect( page ).toMatchObject( { React: 'theirs', ReactDOM: 'theirs' } );
} );
