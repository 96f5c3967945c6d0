import { ServerHtml } from '@vitrina/react';
import { useRef, useState, useSyncExternalStore, type FormEvent } from 'react';
import { Notice } from './components/notice';
import { PasswordReveal } from './components/password-reveal';
import { Sending } from './components/sending';
import { Tabs } from './components/tabs';
import type { LoginPanelProps } from './read-markup';
import { createLogin, initial } from './store';
import { useForms } from './use-forms';
import { useOpening } from './use-opening';

/**
 * Login and registration in a dialog; see theme/parts/login.php. The forms are
 * WooCommerce's own, with the additions of plugins.
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
	const container = useRef< HTMLDivElement >( null );
	const { columns, passwords } = useForms( container, html );
	useOpening( actions, panel );

	const onSubmit = ( event: FormEvent ) => {
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
				ref={ container }
				className="login-panel__body"
				onSubmit={ onSubmit }
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
