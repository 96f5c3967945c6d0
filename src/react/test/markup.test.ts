import { dropIndentation } from '../markup';

it( 'removes the white space between elements, minified or not, and keeps texts and raw HTML of the server', () => {
	document.body.innerHTML =
		'\n\t<p>\t\t<b>a</b> <i> b\n</i>\n</p> \t<div data-server-html>\n<b>c</b></div>';
	dropIndentation( document.body );
	expect( document.body.innerHTML ).toBe(
		'<p><b>a</b><i> b\n</i></p><div data-server-html="">\n<b>c</b></div>'
	);
} );
