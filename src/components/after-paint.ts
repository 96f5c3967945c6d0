import { nextPaint } from '@vitrina/core';

/**
 * Marks a control as busy, and runs its action after the next paint. Opening a
 * modal dialog makes the browser recalculate the styles of the whole page, which
 * takes a slow device a tenth of a second. A second click before that is ignored.
 *
 * @param control The control; it is busy until the action runs.
 * @param action  Such as opening a dialog.
 */
export async function runAfterPaint(
	control: Element,
	action: () => void
): Promise< void > {
	if ( control.ariaBusy === 'true' ) {
		return;
	}
	control.ariaBusy = 'true';
	await nextPaint();
	control.ariaBusy = null;
	action();
}
