import path from 'node:path';
import type {
	FullConfig,
	Reporter,
	Suite,
	TestCase,
} from '@playwright/test/reporter';

/** Number of tests whose time is printed: `npm test` has to stay within a quarter of an hour. */
const SLOWEST = 12;

/** Number of lines printed of each message: enough for the expected and the received value. */
const LINES = 16;

const COLOURS = /\u001b\[\d+m/g;

/**
 * Prints the slowest tests and why tests were skipped, and repeats the messages of all
 * failed tests at the end of the output, because of a long run often only the end is kept.
 */
export default class FailureSummary implements Reporter {
	private suite?: Suite;

	onBegin( _config: FullConfig, suite: Suite ): void {
		this.suite = suite;
	}

	onEnd(): void {
		const tests = this.suite?.allTests() ?? [];
		process.stdout.write( `\nSlowest tests:\n${ slowest( tests ) }\n` );
		const reasons = tests.flatMap( ( { annotations } ) =>
			annotations.flatMap( ( { type, description = '' } ) =>
				type === 'skip' ? description : []
			)
		);
		for ( const reason of new Set( reasons ) ) {
			process.stdout.write( `\nSkipped: ${ reason }\n` );
		}
		for ( const test of tests ) {
			if ( ! test.ok() ) {
				process.stdout.write(
					`\nFailed: ${ test.title }\n${ formatErrors( test ) }\n`
				);
			}
		}
	}

	printsToStdio(): boolean {
		return false;
	}
}

/** One line each: seconds, file, title. */
function slowest( tests: TestCase[] ): string {
	return tests
		.map( ( { results, location, title } ) => ( {
			seconds:
				results.reduce( ( sum, { duration } ) => sum + duration, 0 ) /
				1000,
			name: `${ path.basename( location.file ) } › ${ title }`,
		} ) )
		.sort( ( a, b ) => b.seconds - a.seconds )
		.slice( 0, SLOWEST )
		.map( ( { seconds, name } ) => `${ seconds.toFixed( 1 ) } s ${ name }` )
		.join( '\n' );
}

/** For each failed attempt: start time, file and line, message. */
function formatErrors( test: TestCase ): string {
	return test.results
		.flatMap( ( { errors, startTime } ) =>
			errors.map( ( { message = '', location } ) =>
				[
					`  ${ startTime.toISOString() } ${ location?.file ?? '' }:${
						location?.line ?? ''
					}`,
					...message
						.replace( COLOURS, '' )
						.split( '\n' )
						.filter( ( line ) => line.trim() )
						.slice( 0, LINES )
						.map( ( line ) => `    ${ line }` ),
				].join( '\n' )
			)
		)
		.join( '\n' );
}
