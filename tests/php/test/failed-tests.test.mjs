import { failedTests } from '../failed-tests.mjs';

/**
 * @param {string} text  Name of a test.
 * @param {string} owner Its class.
 */
const name = ( text, owner ) =>
	`name="${ text }" file="/a/${ owner }.php" line="9" class="Shop\\Tests\\${ owner }" classname="Shop.Tests.${ owner }" assertions="1" time="0.1"`;

const report = `<?xml version="1.0"?><testsuites><testsuite name="all">
<testcase ${ name( 'test_passes', 'CartTest' ) }/>
<testcase ${ name(
	"test_begins with data set &quot;a fault&quot; ('500')",
	'BankTest'
) }>
<failure type="X">not the same</failure></testcase>
<testcase ${ name( 'test_begins with data set &quot;html&quot;', 'BankTest' ) }>
<error type="Y">broken</error></testcase>
<testcase ${ name( 'test_is_left_out', 'CartTest' ) }>
<skipped/></testcase>
<testcase ${ name( 'test_breaks', 'CartTest' ) }>
<error type="Y">broken</error></testcase>
</testsuite></testsuites>`;

const said = ( /** @type {string} */ more ) =>
	`FAILURES!\nTests: 9, Assertions: 40, Errors: 2, Failures: 1${ more }.\n`;

test( 'tests that failed are named once; those that passed or were left out are not', () => {
	const names = [ 'BankTest::test_begins', 'CartTest::test_breaks' ];
	expect( failedTests( report, said( '' ) ) ).toEqual( names );
	expect( failedTests( report, said( ', Skipped: 1' ) ) ).toEqual( names );
} );

test.each( [ 'Warnings', 'Deprecations', 'Risky', 'Notices', 'Incomplete' ] )(
	'where there are %s as well, another try would hide them',
	( kind ) => {
		expect( failedTests( report, said( `, ${ kind }: 1` ) ) ).toEqual( [] );
	}
);

test( 'an error of no test, or a process that died, leaves nothing to try', () => {
	expect(
		failedTests( report, said( '' ).replace( 'Errors: 2', 'Errors: 3' ) )
	).toEqual( [] );
	expect( failedTests( report, 'Segmentation fault' ) ).toEqual( [] );
	expect( failedTests( '', said( '' ) ) ).toEqual( [] );
	expect( failedTests( '<testsuites><testcase name="x"', '' ) ).toEqual( [] );
} );
