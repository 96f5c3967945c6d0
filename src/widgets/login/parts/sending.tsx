import { useBusy, useMark } from '@vitrina/react';

interface SendingProps {
	readonly form: HTMLFormElement;
	readonly submitter: HTMLElement | null;
}

/** Marks a form, which is the server's, while it is on its way to the shop. */
export function Sending( { form, submitter }: SendingProps ) {
	useBusy( form, true );
	useMark( submitter, 'loading', true );
	return null;
}
