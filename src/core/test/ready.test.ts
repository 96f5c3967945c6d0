import { ready } from '../ready';

function setReadyState( state: DocumentReadyState ) {
	jest.spyOn( document, 'readyState', 'get' ).mockReturnValue( state );
}

afterEach( () => jest.restoreAllMocks() );

it( 'runs at once on a complete page', () => {
	setReadyState( 'complete' );
	const task = jest.fn();
	ready( task );
	expect( task ).toHaveBeenCalledTimes( 1 );
} );

it( 'waits for the deferred scripts further down, and runs once', () => {
	// So it is while deferred scripts run.
	setReadyState( 'interactive' );
	const task = jest.fn();
	ready( task );
	expect( task ).not.toHaveBeenCalled();
	document.dispatchEvent( new Event( 'DOMContentLoaded' ) );
	window.dispatchEvent( new Event( 'load' ) );
	expect( task ).toHaveBeenCalledTimes( 1 );
} );

it( 'is not lost when it arrives between the two events', () => {
	setReadyState( 'interactive' );
	const task = jest.fn();
	ready( task );
	window.dispatchEvent( new Event( 'load' ) );
	expect( task ).toHaveBeenCalledTimes( 1 );
} );
