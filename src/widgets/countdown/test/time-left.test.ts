import fc from 'fast-check';
import { timeLeft, untilNextSecond } from '../time-left';

const end = Date.parse( '2026-12-24T18:00:00+02:00' );

describe( 'a countdown', () => {
	it( '[FX-01] counts to the moment that the UTC offset names', () => {
		expect( timeLeft( end, Date.UTC( 2026, 11, 24, 15, 59, 59 ) ) ).toEqual(
			{
				days: 0,
				hours: 0,
				minutes: 0,
				seconds: 1,
			}
		);
		expect( timeLeft( end, Date.UTC( 2026, 11, 24, 16 ) ) ).toBeNull();
		expect( timeLeft( end, Date.UTC( 2026, 11, 22, 14, 58, 57 ) ) ).toEqual(
			{
				days: 2,
				hours: 1,
				minutes: 1,
				seconds: 3,
			}
		);
	} );

	it( '[FX-01] is over where there is no such moment', () => {
		expect( timeLeft( NaN, 0 ) ).toBeNull();
	} );

	it( '[FX-01] loses no second, and every unit stays in its limits', () => {
		fc.assert(
			fc.property(
				fc.integer( { min: 1, max: 1e12 } ),
				fc.integer( { min: 0, max: 4e12 } ),
				( left, now ) => {
					const units = timeLeft( now + left, now )!;
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

	it( '[FX-01] is asked again exactly when what it shows is no longer true', () => {
		fc.assert(
			fc.property(
				fc.integer( { min: 1, max: 1e12 } ),
				fc.integer( { min: 0, max: 4e12 } ),
				( left, now ) => {
					const wait = untilNextSecond( now + left, now );
					expect( wait ).toBeGreaterThan( 0 );
					expect( wait ).toBeLessThanOrEqual( 1000 );
					const shown = timeLeft( now + left, now );
					expect( timeLeft( now + left, now + wait - 1 ) ).toEqual(
						shown
					);
					expect( timeLeft( now + left, now + wait ) ).not.toEqual(
						shown
					);
				}
			)
		);
	} );
} );
