import { announce } from '@vitrina/core';
import { createStore } from '@vitrina/react';

export interface SignupState {
	readonly isSending: boolean;
	/** Message about the result; empty before the first one. */
	readonly message: string;
	readonly isError: boolean;
}

interface SignupResponse {
	readonly code: string;
	readonly message: string;
}

export const createSignup = (
	result: Pick< SignupState, 'message' | 'isError' >
) =>
	createStore( { isSending: false, ...result }, ( { get, set } ) => ( {
		/** Sends the form; if the request fails, the form is submitted natively. */
		async send( form: HTMLFormElement ) {
			if ( get().isSending ) {
				return;
			}
			set( { isSending: true } );
			try {
				const { code, message } = await request( form );
				const isError = code !== 'sent';
				if ( ! isError ) {
					form.reset();
				}
				set( { isSending: false, message, isError } );
				announce( message );
			} catch {
				set( { isSending: false } );
				if ( form.isConnected ) {
					form.submit();
				}
			}
		},
	} ) );

async function request( form: HTMLFormElement ): Promise< SignupResponse > {
	const response = await window.fetch( form.action, {
		method: 'POST',
		headers: { Accept: 'application/json' },
		body: new URLSearchParams(
			new FormData( form ) as unknown as Record< string, string >
		),
	} );
	const body: unknown = await response.json();
	if ( ! isSignupResponse( body ) ) {
		throw new TypeError( 'The response is invalid.' );
	}
	return body;
}

const isSignupResponse = ( body: unknown ): body is SignupResponse =>
	typeof ( body as SignupResponse | null )?.message === 'string';
