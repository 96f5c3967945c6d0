import { create } from '../../components/elements';
import './chat-launcher.scss';
import type { ChatSettings } from './settings';

/** Asks for consent before anything is loaded from the messenger's host. */
export function askDialog(
	settings: ChatSettings,
	allow: () => void
): HTMLDialogElement {
	const { title, question } = settings;
	const button = { type: 'button', class: 'button', 'data-panel-close': '' };
	const allowButton = create( 'button', button, settings.allow );
	allowButton.addEventListener( 'click', allow );
	return create(
		'dialog',
		{ class: 'chat-dialog', 'data-panel': 'chat', 'aria-label': title },
		create(
			'div',
			{ class: 'chat-dialog__inner' },
			create( 'h2', {}, title ),
			create( 'p', {}, question ),
			allowButton,
			create( 'button', button, settings.refuse )
		)
	);
}
