import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A search engine in a process of its own: the shop's PHP runs while the test waits for it. */
export interface SearchEngine {
	readonly url: string;
	/** The bodies of all searches, in order. */
	readSearches: () => Promise< string[] >;
	/** From now on it answers with status 503. */
	fail: () => Promise< unknown >;
	stop: () => void;
}

export async function startSearchEngine(): Promise< SearchEngine > {
	const server = spawn(
		process.execPath,
		[ `${ __dirname }/search-engine-server.mjs` ],
		{ stdio: [ 'ignore', 'pipe', 'inherit' ] }
	);
	const [ line ] = await once( server.stdout, 'data' );
	const url = String( line ).trim();
	return {
		url,
		readSearches: async () =>
			( await fetch( `${ url }/test/searches` ) ).json(),
		fail: () => fetch( `${ url }/test/fail` ),
		stop: () => server.kill(),
	};
}
