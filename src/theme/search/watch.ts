import { onIntent } from '@vitrina/core';

/** Loads the script that makes the search panel modal, on the first interaction. */
export function watchSearch( root: Document ): void {
	onIntent( root, '[popovertarget="search-panel"]', async () => {
		const { watchSearchPanel } = await import(
			/* webpackChunkName: "search-panel" */ './panel'
		);
		watchSearchPanel( root );
	} );
}
