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

test( 'tests that failed are named once; those that passed or were left out are not', () => {
	expect( failedTests( report ) ).toEqual( [
		'BankTest::test_begins',
		'CartTest::test_breaks',
	] );
} );

test( 'a report that is not whole names none', () => {
	expect( failedTests( '' ) ).toEqual( [] );
	expect( failedTests( '<testsuites><testcase name="x"' ) ).toEqual( [] );
} );
