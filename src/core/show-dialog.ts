import { listen } from './events/listen';
import { nextPaint } from './next-paint';

/**
 * Shows a dialog in the next frame and makes it modal after that. `showModal()` alone
 * makes a visitor wait for that frame: the page behind becomes inert, for which the
 * browser computes the styles of all its elements.
 *
 * @param dialog Has a fixed position and a z-index above the page. Escape closes it from
 *               the start; the focus moves into it when it is modal.
 */
export async function showDialog( dialog: HTMLDialogElement ): Promise< void > {
	dialog.open = true;
	const stop = listen< KeyboardEvent >( document, 'keydown', ( { key } ) => {
		if ( key === 'Escape' ) {
			dialog.close();
		}
	} );
	await nextPaint();
	stop();
	// It may have been closed.
	if ( dialog.open ) {
		dialog.open = false;
		dialog.showModal();
	}
}
