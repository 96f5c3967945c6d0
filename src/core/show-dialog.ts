import { listen } from './events/listen';
import { nextPaint } from './next-paint';

/**
 * Shows a dialog, and calls `showModal()` after the next paint. Called at once, it would
 * delay that paint: it makes the rest of the page inert, so the browser recalculates the
 * styles of all elements. Escape closes the dialog also before `showModal()`; the focus
 * moves into the dialog after it.
 *
 * @param dialog Its styles need `position: fixed` and a `z-index` above the page.
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
	// The dialog may have been closed meanwhile.
	if ( dialog.open ) {
		dialog.open = false;
		dialog.showModal();
	}
}
