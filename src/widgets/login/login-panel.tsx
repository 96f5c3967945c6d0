import { ServerHtml } from '@vitrina/react';
import { useRef, useState, useSyncExternalStore, type FormEvent } from 'react';
import { Notice } from './parts/notice';
import { PasswordReveal } from './parts/password-reveal';
import { Sending } from './parts/sending';
import { Tabs } from './parts/tabs';
import type { LoginPanelProps } from './read-markup';
import { createLogin, initial } from './store';
import { useForms } from './use-forms';
import { useOpening } from './use-opening';

/**
 * Login and registration over the page; see theme/parts/login.php. The forms are
 * WooCommerce's own, with all that plugins add to them.
 */
export function LoginPanel( {
	account,
	show,
	hide,
	failed,
	title,
	panel,
}: LoginPanelProps ) {
	const [ { subscribe, get, actions } ] = useState( () =>
		createLogin( { account, failed } )
	);
	const { html, shown, sending, notice } = useSyncExternalStore(
		subscribe,
		get,
		() => initial
	);
	const place = useRef< HTMLDivElement >( null );
	const { columns, passwords } = useForms( place, html );
	useOpening( actions, panel );

	const send = ( event: FormEvent ) => {
		event.preventDefault();
		void actions.send(
			event.target as HTMLFormElement,
			( event.nativeEvent as SubmitEvent ).submitter
		);
	};

	return (
		<>
			<ServerHtml className="login-panel__bar" />
			<Tabs
				title={ title }
				columns={ columns }
				shown={ shown }
				onChoose={ actions.choose }
			/>
			<Notice notice={ notice } panel={ panel } />
			<div
				ref={ place }
				className="login-panel__body"
				onSubmit={ send }
			/>
			{ passwords.map( ( field, at ) => (
				<PasswordReveal
					key={ at }
					field={ field }
					show={ show }
					hide={ hide }
				/>
			) ) }
			{ sending && <Sending { ...sending } /> }
		</>
	);
}
