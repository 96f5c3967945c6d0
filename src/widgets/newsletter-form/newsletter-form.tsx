import { ServerHtml } from '@vitrina/react';
import { useRef, useState, useSyncExternalStore } from 'react';
import { Field } from './field';
import type { NewsletterFormProps } from './read-markup';
import { createSignup } from './signup';
import { useGiven } from './use-given';

/**
 * The form works as it is printed. Here it learns its conditions, adds http://,
 * and says how the sign-up ended without leaving the page.
 */
export function NewsletterForm( {
	id,
	action,
	label,
	sealed,
	fields,
	button,
	result,
	trap,
	terms,
}: NewsletterFormProps ) {
	const form = useRef< HTMLFormElement >( null );
	const [ signup ] = useState( () => createSignup( result ) );
	const { isSending, message, isError } = useSyncExternalStore(
		signup.subscribe,
		signup.get,
		signup.get
	);
	const given = useGiven( form );
	return (
		<form
			ref={ form }
			className="newsletter__form"
			id={ id }
			method="post"
			action={ action }
			aria-label={ label }
			onSubmit={ ( event ) => {
				event.preventDefault();
				void signup.actions.send( event.currentTarget );
			} }
		>
			<p
				className={ `newsletter__result${ isError ? ' is-error' : '' }` }
				role="status"
			>
				{ message }
			</p>
			<input type="hidden" name="form" value={ sealed } />
			<ServerHtml
				as="p"
				className="newsletter__trap"
				aria-hidden="true"
				html={ trap }
			/>
			{ fields.map( ( field ) => (
				<Field key={ field.name } field={ field } given={ given } />
			) ) }
			<p className="newsletter__say">
				<button type="submit" className="button" disabled={ isSending }>
					{ button }
				</button>
			</p>
			<ServerHtml as="p" className="newsletter__terms" html={ terms } />
		</form>
	);
}
