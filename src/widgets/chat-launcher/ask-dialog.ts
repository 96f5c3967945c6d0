import './chat-launcher.scss';
import type { ChatSettings } from './settings';

/** Asks for consent before anything is loaded from the messenger's host. */
export function askDialog(
	settings: ChatSettings,
	allow: () => void
): HTMLDialogElement {
	const dialog = document.createElement( 'dialog' );
	dialog.className = 'chat-dialog';
	dialog.dataset.panel = 'chat';
	dialog.setAttribute( 'aria-label', settings.title );
	const box = document.createElement( 'div' );
	box.className = 'chat-dialog__inner';
	box.append(
		element( 'h2', settings.title ),
		element( 'p', settings.question ),
		button( settings.allow, allow ),
		button( settings.refuse )
	);
	dialog.append( box );
	return dialog;
}

function element( tag: 'h2' | 'p', text: string ): HTMLElement {
	const made = document.createElement( tag );
	made.textContent = text;
	return made;
}

function button( text: string, act?: () => void ): HTMLButtonElement {
	const made = document.createElement( 'button' );
	made.type = 'button';
	made.className = 'button';
	made.textContent = text;
	made.dataset.panelClose = '';
	if ( act ) {
		made.addEventListener( 'click', act );
	}
	return made;
}
