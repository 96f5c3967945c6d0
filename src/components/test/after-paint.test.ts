import { pressed } from '../behind-frame';

const control = document.createElement( 'button' );

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

it( 'shows that a control was pressed, and acts behind the frame', async () => {
	const act = jest.fn();
	void pressed( control, act );
	expect( control.ariaBusy ).toBe( 'true' );
	expect( act ).not.toHaveBeenCalled();
	await jest.advanceTimersByTimeAsync( 40 );
	expect( act ).toHaveBeenCalledTimes( 1 );
	expect( control.ariaBusy ).toBeNull();
} );

it( 'takes a second press in the meantime for the same one', async () => {
	const act = jest.fn();
	void pressed( control, act );
	void pressed( control, act );
	await jest.advanceTimersByTimeAsync( 40 );
	expect( act ).toHaveBeenCalledTimes( 1 );
	void pressed( control, act );
	await jest.advanceTimersByTimeAsync( 40 );
	expect( act ).toHaveBeenCalledTimes( 2 );
} );

it( 'waits for no frame on a page that nobody sees', async () => {
	jest.spyOn( document, 'hidden', 'get' ).mockReturnValue( true );
	const act = jest.fn();
	await pressed( control, act );
	expect( act ).toHaveBeenCalledTimes( 1 );
} );
