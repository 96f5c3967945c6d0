import type {
	FullConfig,
	Reporter,
	Suite,
	TestCase,
} from '@playwright/test/reporter';

/** Number of lines printed of each message: enough for the expected and the received value. */
const LINES = 16;

const COLOURS = /\u001b\[\d+m/g;

/**
 * Repeats the messages of all failed tests at the end of the output, because of a
 * long run often only the end is kept.
 */
export default class FailureSummary implements Reporter {
	private suite?: Suite;

	onBegin( _config: FullConfig, suite: Suite ): void {
		this.suite = suite;
	}

	onEnd(): void {
		const tests = this.suite?.allTests() ?? [];
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
