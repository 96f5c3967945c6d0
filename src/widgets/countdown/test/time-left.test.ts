import fc from 'fast-check';
import { secondsLeft, toUnits, untilNextSecond } from '../time-left';

const end = Date.parse( '2026-12-24T18:00:00+02:00' );

describe( 'remaining time', () => {
	it( '[FX-01] counts to the time with its UTC offset', () => {
		const at = ( now: number ) => secondsLeft( end, now );
		expect( at( Date.UTC( 2026, 11, 24, 15, 59, 59 ) ) ).toBe( 1 );
		expect( at( Date.UTC( 2026, 11, 24, 16 ) ) ).toBe( 0 );
		expect( toUnits( at( Date.UTC( 2026, 11, 22, 14, 58, 57 ) ) ) ).toEqual(
			{ days: 2, hours: 1, minutes: 1, seconds: 3 }
		);
	} );

	it( '[FX-01] is over if the time is invalid', () => {
		expect( secondsLeft( NaN, 0 ) ).toBe( 0 );
	} );

	it( '[FX-01] skips no second, and each unit stays in its range', () => {
		fc.assert(
			fc.property(
				fc.integer( { min: 1, max: 1e12 } ),
				fc.integer( { min: 0, max: 4e12 } ),
				( left, now ) => {
					const units = toUnits( secondsLeft( now + left, now ) );
					const { days, hours, minutes, seconds } = units;
					expect(
						days * 86_400 + hours * 3600 + minutes * 60 + seconds
					).toBe( Math.ceil( left / 1000 ) );
					expect( hours < 24 && minutes < 60 && seconds < 60 ).toBe(
						true
					);
				}
			)
		);
	} );

	it( '[FX-01] is updated exactly when the shown value changes', () => {
		fc.assert(
			fc.property(
				fc.integer( { min: 1, max: 1e12 } ),
				fc.integer( { min: 0, max: 4e12 } ),
				( left, now ) => {
					const wait = untilNextSecond( now + left, now );
					expect( wait ).toBeGreaterThan( 0 );
					expect( wait ).toBeLessThanOrEqual( 1000 );
					const at = ( time: number ) =>
						secondsLeft( now + left, time );
					expect( at( now + wait - 1 ) ).toBe( at( now ) );
					expect( at( now + wait ) ).toBe( at( now ) - 1 );
				}
			)
		);
	} );
} );
