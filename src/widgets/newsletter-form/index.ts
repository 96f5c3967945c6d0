import { announce, defineIsland } from '@vitrina/core';
import { completeUrl } from './conditions';
import { applyConditions } from './fields';
import './newsletter-form.scss';

interface Answer {
	readonly code: string;
	readonly message: string;
}

/**
 * The form works as it is printed. Here it learns its conditions, adds http://,
 * and says how the sign-up ended without leaving the page.
 */
defineIsland( 'newsletter-form', {
	mount( element ) {
		const form = element.querySelector( 'form' );
		if ( ! form ) {
			return () => {};
		}
		const stop = new AbortController();
		const { signal } = stop;
		const update = () => applyConditions( form );
		form.addEventListener( 'input', update, { signal } );
		form.addEventListener(
			'focusout',
			( { target } ) => {
				if (
					target instanceof HTMLInputElement &&
					target.hasAttribute( 'data-url' )
				) {
					target.value = completeUrl( target.value );
				}
			},
			{ signal }
		);
		form.addEventListener(
			'submit',
			( event ) => {
				event.preventDefault();
				send( form );
			},
			{ signal }
		);
		update();
		return () => stop.abort();
	},
} );

async function send( form: HTMLFormElement ): Promise< void > {
	const result = form.querySelector< HTMLElement >( '.newsletter__result' );
	const button = form.querySelector< HTMLButtonElement >( '[type="submit"]' );
	if ( ! result || ! button || button.disabled ) {
		return;
	}
	button.disabled = true;
	try {
		const answer = await ask( form );
		const isSent = answer.code === 'sent';
		result.classList.toggle( 'is-error', ! isSent );
		result.textContent = answer.message;
		announce( answer.message );
		if ( isSent ) {
			form.reset();
			applyConditions( form );
		}
	} catch {
		// Without an answer: as if there were no script.
		form.submit();
	} finally {
		button.disabled = false;
	}
}

async function ask( form: HTMLFormElement ): Promise< Answer > {
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
