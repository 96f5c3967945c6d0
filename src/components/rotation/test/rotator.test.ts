import { createRotator, type Rotator } from '../rotator';
import { prefersReducedMotion } from '../../reduced-motion';
import { watchHolds } from '../watch-holds';
import { fakeMotion, fakeView } from './fake-browser';

let setVisible: ( isVisible: boolean ) => void = () => {};
let isReduced = false;

beforeEach( () => {
	jest.useFakeTimers();
	isReduced = false;
	document.body.innerHTML = '<div><button></button></div>';
	fakeMotion( () => isReduced );
	setVisible = fakeView();
} );

afterEach( () => jest.useRealTimers() );

const container = () => document.querySelector( 'div' ) as HTMLElement;

function start( last = Infinity ): {
	rotator: Rotator;
	steps: () => number;
	end: () => void;
} {
	let count = 0;
	const rotator = createRotator( {
		interval: 7000,
		step: () => ++count < last,
		isStopped: prefersReducedMotion(),
	} );
	const unwatch = watchHolds( container(), rotator.dispatch );
	const stop = rotator.run();
	return {
		rotator,
		steps: () => count,
		end() {
			unwatch();
			stop();
		},
	};
}

describe( 'a rotator', () => {
	it( '[FX-01] steps every 7000 ms while it is visible', () => {
		const { steps } = start();
		jest.advanceTimersByTime( 20_000 );
		expect( steps() ).toBe( 0 );
		setVisible( true );
		jest.advanceTimersByTime( 6999 );
		expect( steps() ).toBe( 0 );
		jest.advanceTimersByTime( 1 );
		expect( steps() ).toBe( 1 );
		jest.advanceTimersByTime( 14_000 );
		expect( steps() ).toBe( 3 );
	} );

	it( '[FX-01] is held by the focus, and continues after blur', () => {
		const { rotator, steps } = start();
		setVisible( true );
		document.querySelector( 'button' )?.focus();
		expect( rotator.status() ).toBe( 'paused' );
		jest.advanceTimersByTime( 30_000 );
		expect( steps() ).toBe( 0 );
		document.querySelector( 'button' )?.blur();
		expect( rotator.status() ).toBe( 'playing' );
	} );

	it( '[FX-01] is held in a hidden tab', () => {
		const { rotator } = start();
		setVisible( true );
		const hidden = jest
			.spyOn( document, 'hidden', 'get' )
			.mockReturnValue( true );
		document.dispatchEvent( new Event( 'visibilitychange' ) );
		expect( rotator.status() ).toBe( 'paused' );
		hidden.mockRestore();
		document.dispatchEvent( new Event( 'visibilitychange' ) );
		expect( rotator.status() ).toBe( 'playing' );
	} );

	it( '[FX-01] stops at the end, when requested, and under reduced motion', () => {
		const { rotator, steps, end } = start( 2 );
		setVisible( true );
		jest.advanceTimersByTime( 60_000 );
		expect( steps() ).toBe( 2 );
		expect( rotator.status() ).toBe( 'stopped' );
		rotator.play();
		expect( rotator.status() ).toBe( 'playing' );
		rotator.stop();
		expect( rotator.status() ).toBe( 'stopped' );
		end();

		isReduced = true;
		const reduced = start();
		setVisible( true );
		jest.advanceTimersByTime( 60_000 );
		expect( reduced.steps() ).toBe( 0 );
	} );

	it( '[FX-01] does nothing after its cleanup', () => {
		const { steps, end } = start();
		setVisible( true );
		end();
		jest.advanceTimersByTime( 60_000 );
		expect( steps() ).toBe( 0 );
	} );
} );
