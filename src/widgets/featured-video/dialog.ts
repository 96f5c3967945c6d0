import { on } from '@vitrina/core';
import { create } from '../../components/elements';
import { createHeld, createPlayer, isHeld, type VideoProps } from './player';

/** Plays a video in a dialog, which is in the page only while it is open. */
export function playInDialog( props: VideoProps ): HTMLDialogElement {
	const close = create( 'button', {
		type: 'button',
		class: 'video-dialog__close',
		'aria-label': props.close,
	} );
	const dialog = create(
		'dialog',
		{ class: 'video-dialog', 'aria-label': props.title },
		close,
		isHeld( props ) ? createHeld( props ) : createPlayer( props )
	);
	close.addEventListener( 'click', () => dialog.close() );
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
	} );

	document.body.append( dialog );
	dialog.showModal();
	return dialog;
}
