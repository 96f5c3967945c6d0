import fc from 'fast-check';
import { parseProps } from '../props';
import { delayOf, first, lettersOf, next, type TypingState } from '../sequence';

/** Spec §9. */
const times = {
	typeSpeed: 50,
	backSpeed: 20,
	startDelay: 1000,
	backDelay: 1000,
};

function* run( lengths: readonly number[], loop: boolean, most = 5000 ) {
	let state = first;
	for ( let at = 0; at < most; at++ ) {
		yield state;
		if ( delayOf( state, times ) === null ) {
			return;
		}
		state = next( state, lengths, loop );
	}
}

const lengths = fc.array( fc.integer( { min: 1, max: 30 } ), {
	minLength: 1,
	maxLength: 6,
} );

describe( 'typing animation', () => {
	it( '[FX-01] types a letter in 50 ms and deletes it in 20 ms, after 1000 ms each', () => {
		const took = [ ...run( [ 2, 1 ], false ) ].map( ( state ) =>
			delayOf( state, times )
		);
		expect( took ).toEqual( [
			1000, // Before the start.
			50,
			50,
			1000, // The first phrase stays.
			20,
			20,
			50,
			null,
		] );
	} );

	it( '[FX-01] changes by at most one letter, within the phrase', () => {
		fc.assert(
			fc.property( lengths, fc.boolean(), ( given, loop ) => {
				let before: TypingState = first;
				const isRight = ( state: TypingState ): boolean =>
					state.letters >= 0 &&
					state.letters <= given[ state.phrase ]! &&
					Math.abs( state.letters - before.letters ) <= 1 &&
					// Another phrase starts only after the last is deleted.
					( state.phrase === before.phrase || state.letters === 0 );
				let wrong: TypingState | undefined;
				for ( const state of run( given, loop, 400 ) ) {
					wrong ??= isRight( state ) ? undefined : state;
					before = state;
				}
				expect( wrong ).toBeUndefined();
			} )
		);
	} );

	it( '[FX-01] shows each phrase completely, in order, and without a loop ends with the last', () => {
		fc.assert(
			fc.property( lengths, ( given ) => {
				const states = [ ...run( given, false ) ];
				const whole = states
					.filter(
						( { phase } ) => phase === 'holding' || phase === 'done'
					)
					.map( ( { phrase } ) => phrase );
				expect( whole ).toEqual( given.map( ( _, at ) => at ) );
				expect( states.at( -1 ) ).toEqual( {
					phase: 'done',
					phrase: given.length - 1,
					letters: given.at( -1 ),
				} );
			} )
		);
	} );

	it( '[FX-01] starts again with a loop', () => {
		const phrases = [ ...run( [ 1, 2 ], true, 40 ) ]
			.filter( ( { phase } ) => phase === 'holding' )
			.map( ( { phrase } ) => phrase );
		expect( phrases.slice( 0, 4 ) ).toEqual( [ 0, 1, 0, 1 ] );
	} );

	it( '[FX-01] keeps graphemes whole and loses none', () => {
		expect( lettersOf( 'ąžuolai' ) ).toHaveLength( 7 );
		// The same with combining accents, as some keyboards write them.
		expect( lettersOf( 'ąžuolai'.normalize( 'NFD' ) ) ).toHaveLength( 7 );
		fc.assert(
			fc.property( fc.string( { unit: 'grapheme' } ), ( text ) => {
				expect( lettersOf( text ).join( '' ) ).toBe( text );
			} )
		);
	} );

	it( '[FX-01] throws on invalid props', () => {
		expect( () =>
			parseProps( { ...times, loop: 'yes', cursor: '|' } )
		).toThrow( TypeError );
	} );
} );
