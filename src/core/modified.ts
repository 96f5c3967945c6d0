/**
 * Whether a click asks for a new tab, a window or a download, which the browser handles.
 *
 * @param event The click.
 */
export function isModified( event: MouseEvent ): boolean {
	return event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
}
