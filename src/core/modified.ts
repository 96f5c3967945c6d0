/**
 * Whether a click asks for a new tab, a window or a download: the browser's business.
 *
 * @param event The click.
 */
export function isModified( event: MouseEvent ): boolean {
	return event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
}
