import { ServerHtml } from '@vitrina/react';
import { useLayoutEffect } from 'react';
import type { Notice as NoticeData } from '../store';

interface NoticeProps {
	readonly notice: NoticeData | null;
	readonly panel: HTMLElement;
}

/**
 * Shows an error, and focuses the password field. It has no `role="alert"`: WooCommerce's
 * cart page scrolls to the first alert it finds, even an empty one in a closed dialog.
 */
export function Notice( { notice, panel }: NoticeProps ) {
	useLayoutEffect( () => {
		if ( notice ) {
			panel.scrollTo( 0, 0 );
			panel
				.querySelector< HTMLElement >(
					'form:not([hidden] *) .password-input > input'
				)
				?.focus();
		}
	}, [ notice, panel ] );
	return (
		<div
			className={ `login-panel__notice${
				notice?.text ? ' is-plain' : ''
			}` }
			aria-live="assertive"
			aria-atomic="true"
		>
			{ notice?.html ? (
				<ServerHtml html={ notice.html } />
			) : (
				notice?.text
			) }
		</div>
	);
}
