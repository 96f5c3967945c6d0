import { ServerHtml } from '@vitrina/react';
import { useRef, useState, useSyncExternalStore } from 'react';
import { Field } from './field';
import type { NewsletterFormProps } from './read-markup';
import { createSignup } from './signup';
import { useFormValues } from './use-form-values';

/**
 * The printed form works without JavaScript. The component adds conditions, completes URLs,
 * and shows the result without leaving the page.
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
	const values = useFormValues( form );
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
				<Field key={ field.name } field={ field } values={ values } />
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
