import { on } from '@vitrina/core';
import { lockScroll, unlockScroll } from '../../dialog/scroll-lock';
import { createHeld, createPlayer, isHeld, type VideoProps } from './player';

/** Plays a video in a dialog, which is in the page only while it is open. */
export function playInDialog( props: VideoProps ): HTMLDialogElement {
	const dialog = document.createElement( 'dialog' );
	const close = document.createElement( 'button' );

	dialog.className = 'video-dialog';
	dialog.setAttribute( 'aria-label', props.title );
	close.type = 'button';
	close.className = 'video-dialog__close';
	close.setAttribute( 'aria-label', props.close );
	close.addEventListener( 'click', () => dialog.close() );
	dialog.append(
		close,
		isHeld( props ) ? createHeld( props ) : createPlayer( props )
	);
	const stop = on( 'consent:changed', () => {
		const held = dialog.querySelector( '.video-dialog__held' );
		if ( held && ! isHeld( props ) ) {
			held.replaceWith( createPlayer( props ) );
			close.focus();
		}
	} );

	dialog.addEventListener( 'click', ( event ) => {
		if ( event.target === dialog ) {
			dialog.close();
		}
	} );
	dialog.addEventListener( 'close', () => {
		stop();
		dialog.remove();
		unlockScroll();
	} );

	document.body.append( dialog );
	dialog.showModal();
	lockScroll( () => dialog.isConnected );
	return dialog;
}
