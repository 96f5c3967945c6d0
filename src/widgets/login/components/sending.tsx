import { useBusy, useMark } from '@vitrina/react';

interface SendingProps {
	readonly form: HTMLFormElement;
	readonly submitter: HTMLElement | null;
}

/** Sets a form busy while it is being sent; the form is server markup. */
export function Sending( { form, submitter }: SendingProps ) {
	useBusy( form, true );
	useMark( submitter, 'loading', true );
	return null;
}
