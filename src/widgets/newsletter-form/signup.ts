import { announce } from '@vitrina/core';
import { createStore, type Store } from '@vitrina/react';

export interface SignupState {
	readonly isSending: boolean;
	/** How it ended; empty before. */
	readonly message: string;
	readonly isError: boolean;
}

export interface SignupActions {
	/** Sends the form; where no answer comes, as if there were no script. */
	readonly send: ( form: HTMLFormElement ) => Promise< void >;
}

interface Answer {
	readonly code: string;
	readonly message: string;
}

/**
 * The store of a sign-up: whether it is under way, and how it ended.
 *
 * @param result What the server printed.
 */
export const createSignup = (
	result: Pick< SignupState, 'message' | 'isError' >
): Store< SignupState, SignupActions > =>
	createStore< SignupState, SignupActions >(
		{ isSending: false, ...result },
		( { get, set } ) => ( {
			async send( form ) {
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
		} )
	);

async function request( form: HTMLFormElement ): Promise< Answer > {
	const response = await window.fetch( form.action, {
		method: 'POST',
		headers: { Accept: 'application/json' },
		body: new URLSearchParams(
			new FormData( form ) as unknown as Record< string, string >
		),
	} );
	const answer: unknown = await response.json();
	if ( ! isAnswer( answer ) ) {
		throw new TypeError( 'No answer of the shop.' );
	}
	return answer;
}

const isAnswer = ( answer: unknown ): answer is Answer =>
	typeof ( answer as Answer | null )?.message === 'string';
