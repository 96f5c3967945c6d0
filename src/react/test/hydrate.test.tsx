import { act } from 'react';
import { hydrate } from '../hydrate';
import { ServerHtml } from '../server-html';

const Panel = () => (
	<>
		<p>Cart</p>
		<ServerHtml className="lines" />
		<ServerHtml as="p" />
	</>
);

it( 'keeps raw HTML of the server when another plugin has changed the markup of the component', () => {
	const reported = jest.fn();
	window.reportError = reported;
	const island = document.createElement( 'div' );
	island.innerHTML =
		'<h2>Bag</h2><div class="lines" data-server-html=""><b>Honey</b></div><p data-server-html="">Gift</p>';
	document.body.append( island );
	act( () => void hydrate( island, <Panel /> ) );
	expect( island.innerHTML ).toBe(
		'<p>Cart</p><div class="lines" data-server-html=""><b>Honey</b></div><p data-server-html="">Gift</p>'
	);
	expect( reported ).toHaveBeenCalled();
	// In development React logs the mismatch.
	expect( console ).toHaveErrored();
} );
