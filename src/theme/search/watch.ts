import { onIntent, settings } from '@vitrina/core';

/** Makes search forms suggest, as soon as somebody comes near one or its button. */
export function watchSearch( root: Document ): void {
	if ( settings().search ) {
		onIntent(
			root,
			'.search-form,[popovertarget="search-panel"]',
			async () =>
				(
					await import( /* webpackChunkName: "search" */ './search' )
				).prepare()
		);
	}
}
