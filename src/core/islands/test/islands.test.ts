import { defineIsland, scan, type IslandHost } from '../islands';
import {
	clearPage,
	print,
	reported,
	requested,
	served,
	until,
	widget,
} from './fake-manifest';

beforeEach( clearPage );

describe( 'loading', () => {
	it( 'loads styles and scripts in order, each once, and mounts', async () => {
		served.set( 'react.js', () => {} );
		served.set( 'lazy.css', () => {} );
		served.set( 'lazy.js', () => defineIsland( 'lazy', widget() ) );
		served.set( 'also.js', () => defineIsland( 'also', widget() ) );
		const element = print( 'lazy' );
		scan();
		expect( element.dataset.islandState ).toBe( 'loading' );
		expect( element.textContent ).toBe( 'fallback' );
		await until( element, 'ready' );
		expect( element.textContent ).toBe( '{"a":1}' );
		expect(
			document.getElementById( 'lazy-inline-css' )?.textContent
		).toBe( '.lazy{}' );

		const second = print( 'also' );
		scan();
		await until( second, 'ready' );
		expect( requested ).toEqual( [
			'lazy.css',
			'react.js',
			'lazy.js',
			'also.js',
		] );
	} );

	it( 'makes two islands wait for the same file, asked for once', async () => {
		const ran: string[] = [];
		for ( const name of [ 'shared', 'one', 'two' ] ) {
			served.set( `${ name }.js`, () => {
				ran.push( name );
				defineIsland( name, widget() );
			} );
		}
		document.body.innerHTML =
			'<i data-island="one" data-island-load="now"></i><i data-island="two" data-island-load="now"></i>';
		scan();
		const [ one, two ] = document.querySelectorAll( 'i' );
		await until( one!, 'ready' );
		await until( two!, 'ready' );
		expect( ran[ 0 ] ).toBe( 'shared' );
		expect( ran ).toHaveLength( 3 );
		expect( requested.slice( 0, 1 ) ).toEqual( [ 'shared.js' ] );
		expect( requested ).toHaveLength( 3 );
	} );

	it( 'skips what the page has printed, and puts inline parts where WordPress does', async () => {
		const log: string[] = [];
		Object.assign( window, { log } );
		const printed = document.createElement( 'script' );
		printed.id = 'printed-js';
		document.head.append( printed );
		served.set( 'inline.js', () => {
			log.push( 'file' );
			defineIsland( 'inline', widget() );
		} );
		const element = print( 'inline' );
		scan();
		await until( element, 'ready' );
		expect( requested ).not.toContain( 'printed.js' );
		expect( log ).toEqual( [
			'alias',
			'extra',
			'translations',
			'before',
			'file',
			'after',
		] );
		expect( document.getElementById( 'inline-js' ) ).not.toBeNull();
	} );

	it( 'does nothing twice, and ends what has left the page', async () => {
		const undo = jest.fn();
		const definition = widget( undo );
		const mount = jest.spyOn( definition, 'mount' );
		defineIsland( 'twice', definition );
		const element = print( 'twice' );
		scan();
		scan();
		await until( element, 'ready' );
		scan();
		expect( mount ).toHaveBeenCalledTimes( 1 );
		expect( undo ).not.toHaveBeenCalled();
		element.remove();
		scan();
		scan();
		expect( undo ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'ends a mount that finishes after its island has left', async () => {
		const undo = jest.fn();
		let finish: ( end: () => void ) => void = () => {};
		defineIsland( 'slow', {
			mount: () =>
				new Promise( ( resolve ) => {
					finish = resolve;
				} ),
		} );
		const element = print( 'slow' );
		scan();
		await until( element, 'loading' );
		element.remove();
		scan();
		finish( undo );
		await new Promise( ( resolve ) => setTimeout( resolve ) );
		expect( undo ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'waits for a widget whose script comes by itself', async () => {
		const element = print( 'later' );
		scan();
		expect( element.dataset.islandState ).toBe( 'waiting' );
		defineIsland( 'later', widget() );
		await until( element, 'ready' );
	} );
} );

describe( 'failing', () => {
	it.each( [
		[ 'a script that cannot be loaded', 'broken' ],
		[ 'a script that defines nothing', 'silent' ],
	] )( 'leaves the fallback for %s', async ( _name, island ) => {
		served.set( 'silent.js', () => {} );
		const element = print( island );
		const button = element.firstElementChild;
		scan();
		await until( element, 'failed' );
		expect( element.firstElementChild ).toBe( button );
		expect( reported ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'puts the fallback back when the widget throws after it has begun', async () => {
		defineIsland( 'throws', {
			mount( element ) {
				element.replaceChildren( 'half' );
				throw new Error( 'mount' );
			},
		} );
		const element = print( 'throws' );
		const button = element.firstElementChild;
		scan();
		await until( element, 'failed' );
		expect( element.firstElementChild ).toBe( button );
	} );

	it( 'puts the fallback back when the widget fails later, once', async () => {
		let host: IslandHost | undefined;
		const undo = jest.fn();
		defineIsland( 'crashes', {
			mount( element, _props, given ) {
				host = given;
				element.replaceChildren( 'view' );
				return undo;
			},
		} );
		const element = print( 'crashes' );
		scan();
		await until( element, 'ready' );
		host!.fail( new Error( 'later' ) );
		host!.fail( new Error( 'again' ) );
		expect( element.textContent ).toBe( 'fallback' );
		expect( element.dataset.islandState ).toBe( 'failed' );
		expect( undo ).toHaveBeenCalledTimes( 1 );
		expect( reported ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'takes props that are no JSON for a failure', async () => {
		defineIsland( 'props', widget() );
		const element = print( 'props' );
		element.dataset.islandProps = '{';
		scan();
		await until( element, 'failed' );
		expect( element.textContent ).toBe( 'fallback' );
	} );
} );

it( 'mounts an island inside another one with the click that both wait for', async () => {
	const clicked = jest.fn();
	let stateInMount;
	defineIsland( 'one', { mount() {} } );
	defineIsland( 'two', {
		mount( element ) {
			stateInMount = element.dataset.islandState;
			element.addEventListener( 'click', clicked );
		},
	} );
	document.body.innerHTML =
		'<div data-island="one" data-island-load="click"><p data-island="two" data-island-load="click"><button></button></p></div>';
	scan();
	const inner = document.querySelector( 'p' )!;
	document.querySelector( 'button' )!.click();
	await until( inner, 'ready' );
	expect( stateInMount ).toBe( 'loading' );
	await new Promise( ( resolve ) => setTimeout( resolve, 20 ) );
	expect( clicked ).toHaveBeenCalledTimes( 1 );
} );

it( 'closes a dialog that was opened before its widget failed', async () => {
	served.set( 'broken.js', () => {} );
	document.body.innerHTML =
		'<a href="#" id="opener">Open</a><dialog data-island="broken" data-island-load="interaction" data-island-openers="#opener" data-opens-early></dialog>';
	const dialog = document.querySelector( 'dialog' )!;
	dialog.showModal = () => dialog.setAttribute( 'open', '' );
	dialog.close = () => dialog.removeAttribute( 'open' );
	scan();
	document.getElementById( 'opener' )!.click();
	await Promise.resolve();
	await Promise.resolve();
	expect( dialog.open ).toBe( true );
	await until( dialog, 'failed' );
	expect( dialog.open ).toBe( false );
} );

it( 'does not open a dialog again that was closed before its click is replayed', async () => {
	const clicked = jest.fn();
	defineIsland( 'closed', {
		mount: ( element ) => {
			// The key Escape, handled right after the script has run.
			setTimeout( () => ( element as HTMLDialogElement ).close() );
		},
	} );
	document.body.innerHTML =
		'<a href="#" id="opener">Open</a><dialog data-island="closed" data-island-load="interaction" data-island-openers="#opener" data-opens-early></dialog>';
	const dialog = document.querySelector( 'dialog' )!;
	dialog.close = () => dialog.removeAttribute( 'open' );
	const opener = document.getElementById( 'opener' )!;
	opener.addEventListener( 'click', clicked );
	scan();
	opener.click();
	dialog.setAttribute( 'open', '' );
	await until( dialog, 'ready' );
	await new Promise( ( resolve ) => setTimeout( resolve, 20 ) );
	expect( dialog.open ).toBe( false );
	expect( clicked ).not.toHaveBeenCalled();
} );

it( 'keeps the focus of a shopper who was inside the fallback', async () => {
	defineIsland( 'focus', {
		mount( element ) {
			element.innerHTML = '<input name="first"><input name="terminal">';
		},
	} );
	const element = print(
		'focus',
		'now',
		'<select name="terminal"></select>'
	);
	element.querySelector( 'select' )!.focus();
	scan();
	await until( element, 'ready' );
	await new Promise( ( resolve ) => setTimeout( resolve ) );
	expect( document.querySelector( ':focus' )?.getAttribute( 'name' ) ).toBe(
		'terminal'
	);
} );
