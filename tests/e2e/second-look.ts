import type {
	FullConfig,
	Reporter,
	Suite,
	TestCase,
} from '@playwright/test/reporter';

/** Of each message, the lines that say what was expected and what came. */
const LINES = 16;

const COLOURS = /\u001b\[\d+m/g;

/**
 * Says once more, as the very last of a run, what each failed test saw:
 * of a long run often only the end is kept.
 */
export default class SecondLook implements Reporter {
	private suite?: Suite;

	onBegin( _config: FullConfig, suite: Suite ): void {
		this.suite = suite;
	}

	onEnd(): void {
		const tests = this.suite?.allTests() ?? [];
		for ( const test of tests ) {
			if ( ! test.ok() ) {
				process.stdout.write(
					`\nFailed: ${ test.title }\n${ seen( test ) }\n`
				);
			}
		}
	}

	printsToStdio(): boolean {
		return false;
	}
}

/** Each try that failed: when it began, its message, and the line. */
function seen( test: TestCase ): string {
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
