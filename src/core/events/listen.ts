import type { Cleanup } from './bus';

/**
 * Listens to events of the page.
 *
 * @param target  Document, window or element.
 * @param names   One or more, separated by a space.
 * @param handler Called with the event.
 * @param options As for addEventListener.
 */
export function listen< E extends Event >(
	target: EventTarget,
	names: string,
	handler: ( event: E ) => void,
	options?: AddEventListenerOptions
): Cleanup {
	const each = names.split( ' ' );
	const listener = handler as EventListener;
	each.forEach( ( name ) =>
		target.addEventListener( name, listener, options )
	);
	return () =>
		each.forEach( ( name ) =>
			target.removeEventListener( name, listener, options )
		);
}

/**
 * Combines several cleanups into one.
 *
 * @param undos The cleanups.
 */
export const together =
	( ...undos: Cleanup[] ): Cleanup =>
	() =>
		undos.forEach( ( undo ) => undo() );
