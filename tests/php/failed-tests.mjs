/**
 * The tests of a JUnit report that failed, each method once, whatever data it had.
 *
 * @param {string} report XML, as PHPUnit writes it.
 * @return {string[]} `Class::method`, with the class's last name.
 */
export function failedTests( report ) {
	const cases = report.matchAll(
		/<testcase ([^>]*[^/>])>\s*<(?:failure|error)/g
	);
	const names = [ ...cases ].map( ( [ , attributes = '' ] ) => {
		const name = / ?name="(\w+)/.exec( attributes )?.[ 1 ];
		const owner = /class="(?:[^"]*\\)?(\w+)"/.exec( attributes )?.[ 1 ];
		return `${ owner }::${ name }`;
	} );
	return [ ...new Set( names ) ];
}
