/**
 * The total of an open classic checkout is current when the shopper comes back
 * to it. The server compares what was shown with what it is about to charge.
 */
import { elementEvents, ready } from '@vitrina/core';
import { whenBack } from './when-back';

ready( () => {
	const form = document.querySelector( 'form.checkout' );
	const { raise } = elementEvents( document.body, {} );
	whenBack( document, () => {
		// An order under way is not disturbed.
		if ( form?.isConnected && ! form.matches( '.processing' ) ) {
			raise( 'update_checkout' );
		}
	} );
} );
