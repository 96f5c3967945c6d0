import { markBusy } from '../busy';

const list = document.createElement( 'ul' );
const state = () => list.dataset.busy;

beforeEach( () => void jest.useFakeTimers() );
afterEach( () => {
	markBusy( [ list ], false );
	jest.useRealTimers();
} );

it( '[LIST-01] a list that waits is marked at once, and dimmed only if the response is slow', () => {
	markBusy( [ list, null ], true );
	expect( state() ).toBe( '' );
	jest.advanceTimersByTime( 199 );
	expect( state() ).toBe( '' );
	jest.advanceTimersByTime( 1 );
	expect( state() ).toBe( 'slow' );
	markBusy( [ list ], true );
	expect( state() ).toBe( 'slow' );
	markBusy( [ list ], false );
	expect( state() ).toBeUndefined();
} );

it( '[LIST-01] a list whose response came soon is not dimmed later', () => {
	markBusy( [ list ], true );
	jest.advanceTimersByTime( 100 );
	markBusy( [ list ], false );
	jest.advanceTimersByTime( 1000 );
	expect( state() ).toBeUndefined();
} );
