import { adminAjax, state } from '@vitrina/core';
import type { Terminal } from './terminals';

/** Saves the choice on the server. An expired nonce is replaced once. */
export function saveTerminal( { id, text }: Terminal ): Promise< unknown > {
	return state.withNonce( 'terminal', ( nonce ) =>
		adminAjax( 'save_selected_lpexpress_terminal', {
			terminal: text,
			terminal_id: id,
			security: nonce,
		} )
	);
}
