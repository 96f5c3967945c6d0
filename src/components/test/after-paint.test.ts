import { runAfterPaint } from '../after-paint';

const control = document.createElement( 'button' );

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

it( 'marks a control as busy, and acts after the next paint', async () => {
	const act = jest.fn();
	void runAfterPaint( control, act );
	expect( control.ariaBusy ).toBe( 'true' );
	expect( act ).not.toHaveBeenCalled();
	await jest.advanceTimersByTimeAsync( 40 );
	expect( act ).toHaveBeenCalledTimes( 1 );
	expect( control.ariaBusy ).toBeNull();
} );

it( 'ignores a second click before that', async () => {
	const act = jest.fn();
	void runAfterPaint( control, act );
	void runAfterPaint( control, act );
	await jest.advanceTimersByTimeAsync( 40 );
	expect( act ).toHaveBeenCalledTimes( 1 );
	void runAfterPaint( control, act );
	await jest.advanceTimersByTimeAsync( 40 );
	expect( act ).toHaveBeenCalledTimes( 2 );
} );

it( 'does not wait on a hidden page', async () => {
	jest.spyOn( document, 'hidden', 'get' ).mockReturnValue( true );
	const act = jest.fn();
	await runAfterPaint( control, act );
	expect( act ).toHaveBeenCalledTimes( 1 );
} );
