import { onIntent } from '@vitrina/core';

/** The search panel is modal as soon as somebody comes near its button. */
export function watchSearch( root: Document ): void {
	onIntent( root, '[popovertarget="search-panel"]', async () =>
		(
			await import( /* webpackChunkName: "search-panel" */ './panel' )
		).watchSearchPanel( root )
	);
}
