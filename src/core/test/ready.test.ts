/** The module as a page at this state loads it. */
async function load( state: DocumentReadyState ) {
	jest.resetModules();
	jest.spyOn( document, 'readyState', 'get' ).mockReturnValue( state );
	return import( '../ready' );
}

afterEach( () => jest.restoreAllMocks() );

it( 'runs at once on a complete page', async () => {
	const { ready } = await load( 'complete' );
	const task = jest.fn();
	ready( task );
	expect( task ).toHaveBeenCalledTimes( 1 );
} );

it( 'waits for the deferred scripts further down, and runs once', async () => {
	// So it is while deferred scripts run.
	const { ready } = await load( 'interactive' );
	const task = jest.fn();
	ready( task );
	expect( task ).not.toHaveBeenCalled();
	document.dispatchEvent( new Event( 'DOMContentLoaded' ) );
	window.dispatchEvent( new Event( 'load' ) );
	expect( task ).toHaveBeenCalledTimes( 1 );
} );

it( 'runs at once after the deferred scripts, also while pictures are loading', async () => {
	const { ready } = await load( 'interactive' );
	document.dispatchEvent( new Event( 'DOMContentLoaded' ) );
	const task = jest.fn();
	ready( task );
	expect( task ).toHaveBeenCalledTimes( 1 );
} );

it( 'is not lost when it arrives between the two events', async () => {
	const { ready } = await load( 'interactive' );
	const task = jest.fn();
	ready( task );
	window.dispatchEvent( new Event( 'load' ) );
	expect( task ).toHaveBeenCalledTimes( 1 );
} );
