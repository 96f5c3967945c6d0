/**
 * The tests of a run that failed, each method once, whatever data it had. None
 * where anything else went wrong as well (a warning, a test that was risky, a
 * process that died, a class that could not be set up): another try of these
 * tests alone would say nothing of it.
 *
 * @param {string} report XML of JUnit, as PHPUnit writes it.
 * @param {string} said   What PHPUnit printed, with its line of numbers.
 * @return {string[]} `Class::method`, with the class's last name.
 */
export function failedTests( report, said ) {
	const numbers =
		/^Tests: \d+, Assertions: \d+((?:, (?:Errors|Failures|Skipped): \d+)+)\.$/m.exec(
			said
		)?.[ 1 ] ?? '';
	const counted = [
		...numbers.matchAll( /(?:Errors|Failures): (\d+)/g ),
	].map( ( [ , number ] ) => Number( number ) );
	const cases = [
		...report.matchAll( /<testcase ([^>]*[^/>])>\s*<(?:failure|error)/g ),
	];
	if ( cases.length !== counted.reduce( ( sum, one ) => sum + one, 0 ) ) {
		return [];
	}
	const names = cases.map( ( [ , attributes = '' ] ) => {
		const name = / ?name="(\w+)/.exec( attributes )?.[ 1 ];
		const owner = /class="(?:[^"]*\\)?(\w+)"/.exec( attributes )?.[ 1 ];
		return `${ owner }::${ name }`;
	} );
	return [ ...new Set( names ) ];
}
