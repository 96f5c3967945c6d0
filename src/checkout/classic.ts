/**
 * Updates the total of the classic checkout when the shopper returns to it. The
 * server compares the displayed total with the amount to be charged.
 */
import { ready } from '@vitrina/core';
import { elementEvents } from '../components/element-events';
import { onReturn } from './on-return';

ready( () => {
	const form = document.querySelector( 'form.checkout' );
	const { raise } = elementEvents( document.body, {} );
	onReturn( document, () => {
		// Not while an order is being placed.
		if ( form?.isConnected && ! form.matches( '.processing' ) ) {
			raise( 'update_checkout' );
		}
	} );
} );
