import { createBus } from '../bus';

type Events = { news: number; 'last:known': string };

it( 'tells every listener, in order, until it has had enough', () => {
	const bus = createBus< Events >();
	const heard: string[] = [];
	const stop = bus.on(
		'news',
		( value ) => void heard.push( `a${ value }` )
	);
	bus.on( 'news', ( value ) => void heard.push( `b${ value }` ) );
	bus.emit( 'news', 1 );
	stop();
	stop();
	bus.emit( 'news', 2 );
	expect( heard ).toEqual( [ 'a1', 'b1', 'b2' ] );
} );

it( 'hands the last payload to a late listener where that was promised', () => {
	const bus = createBus< Events >( [ 'last:known' ] );
	const heard: unknown[] = [];
	bus.emit( 'news', 1 );
	bus.emit( 'last:known', 'old' );
	bus.emit( 'last:known', 'new' );
	bus.on( 'news', ( value ) => void heard.push( value ) );
	bus.on( 'last:known', ( value ) => void heard.push( value ) );
	expect( heard ).toEqual( [ 'new' ] );
} );

it( 'reports a listener that throws, and goes on', () => {
	const reportError = jest.fn();
	window.reportError = reportError;
	const bus = createBus< Events >();
	const heard: number[] = [];
	const error = new Error( 'mine' );
	bus.on( 'news', () => {
		throw error;
	} );
	bus.on( 'news', ( value ) => void heard.push( value ) );
	bus.emit( 'news', 1 );
	expect( heard ).toEqual( [ 1 ] );
	expect( reportError ).toHaveBeenCalledWith( error );
} );

it( 'lets the same function listen twice and leave once', () => {
	const bus = createBus< Events >();
	const listener = jest.fn();
	const stop = bus.on( 'news', listener );
	bus.on( 'news', listener );
	stop();
	bus.emit( 'news', 1 );
	expect( listener ).toHaveBeenCalledTimes( 1 );
} );
