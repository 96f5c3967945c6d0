import { readDataBlock } from '../settings';

/** One script or style: its address, and the inline parts around it. */
interface Asset {
	src?: string;
	extra?: string;
	translations?: string;
	before?: string;
	after?: string;
}

/** What PHP printed for the islands of this page; see runtime/src/Manifest.php. */
export interface Manifest {
	islands: Record< string, { scripts: string[]; styles: string[] } >;
	libraries: Record< string, string[] >;
	/** Scripts of libraries that are prefetched when the page is idle. */
	prefetch: string[];
	scripts: Record< string, Asset >;
	styles: Record< string, Asset >;
}

const loading = new Map< string, Promise< void > >();
/** A script whose fetch has been started. */
interface Prefetch {
	rel: 'prefetch' | 'preload';
	isFetched?: boolean;
	/** Resolves when it is fetched. */
	whenFetched: Promise< void >;
}

/** Script handle → its prefetch. */
const prefetches = new Map< string, Prefetch >();

/** Scripts that run in the order of their insertion; others run as soon as they are fetched. */
const ordered = new Set< string >();

let cached: Manifest | undefined;

function manifest(): Partial< Manifest > {
	cached ??=
		( readDataBlock( 'vitrina-islands' ) as Manifest | null ) ?? undefined;
	return cached ?? {};
}

/**
 * Whether the manifest has the scripts of an island.
 *
 * @param name The island.
 */
export function isListed( name: string ): boolean {
	return Boolean( manifest().islands?.[ name ]?.scripts.length );
}

let loadingIsland: Promise< unknown > = Promise.resolve();

/**
 * Loads an island's styles and scripts, each once per page.
 *
 * @param name The island.
 */
export function loadIsland( name: string ): Promise< unknown > {
	const island = Promise.all( [ loadStyles( name ), loadScripts( name ) ] );
	loadingIsland = island.catch( () => {} );
	return island;
}

/** Resolves when the island that was requested last has loaded or failed. */
export const whenIslandLoaded = () => loadingIsland;

/**
 * Loads an island's styles.
 *
 * @param name The island.
 */
export const loadStyles = ( name: string ): Promise< unknown > =>
	Promise.all( manifest().islands?.[ name ]?.styles.map( loadStyle ) ?? [] );

/**
 * Runs an island's scripts, React first of all, without its styles.
 *
 * @param name The island.
 * @param own  Whether also its own script, not only those that it depends on.
 */
export function loadScripts( name: string, own = true ): Promise< void > {
	const { scripts = [] } = manifest().islands?.[ name ] ?? {};
	return loadAll( own ? scripts : scripts.slice( 0, -1 ) );
}

/** Loads a script that PHP offered with `Islands::offer()`. */
export function loadLibrary( handle: string ): Promise< void > {
	return loadAll( manifest().libraries?.[ handle ] ?? [] );
}

/**
 * Prefetches an island's scripts without running them, and loads its styles, so that
 * a click does not wait for either. Resolves when the scripts are fetched.
 *
 * @param name The island.
 * @param own  Whether also its own script, not only those that it depends on.
 * @param rel  `preload` if a visitor waits for them: they are fetched before pictures then.
 */
export function prefetchIsland(
	name: string,
	own: boolean,
	rel: Prefetch[ 'rel' ] = 'prefetch'
): Promise< unknown > {
	const { scripts = [] } = manifest().islands?.[ name ] ?? {};
	void loadStyles( name );
	return prefetch( own ? scripts : scripts.slice( 0, -1 ), rel );
}

/** Prefetches the scripts that PHP offered with `is_prefetched`; see runtime/src/Islands.php. */
export const prefetchLibraries = (): void =>
	void prefetch( manifest().prefetch ?? [], 'prefetch' );

/** Fetches scripts without running them: `prefetch` has a low priority, `preload` a high one. */
function prefetch(
	handles: string[],
	rel: Prefetch[ 'rel' ]
): Promise< unknown > {
	if ( ! document.createElement( 'link' ).relList.supports( rel ) ) {
		rel = 'preload';
	}
	for ( const handle of handles ) {
		const { src } = manifest().scripts?.[ handle ] ?? {};
		const known = prefetches.get( handle );
		if (
			src &&
			known?.rel !== rel &&
			! known?.isFetched &&
			! document.getElementById( `${ handle }-js` )
		) {
			append( 'link', { rel, as: 'script', href: src }, '', ( link ) => {
				const entry: Prefetch = {
					rel,
					whenFetched: new Promise( ( resolve ) => {
						link.onload = () => {
							entry.isFetched = true;
							resolve();
						};
					} ),
				};
				prefetches.set( handle, entry );
			} );
		}
	}
	return Promise.all(
		handles.map( ( handle ) => prefetches.get( handle )?.whenFetched )
	);
}

/**
 * Runs scripts in order. A script is added before the previous one has run if no inline
 * code belongs between them and the browser has fetched both: then neither can fail or
 * delay scripts of other islands, and the browser keeps the order.
 */
async function loadAll( handles: string[] ): Promise< void > {
	// In parallel: below, a script is added to the page only when the one before it has run.
	void prefetch( handles.slice( 1 ), 'preload' );
	let last: Promise< void > | undefined;
	for ( const handle of handles ) {
		const isFetched = prefetches.get( handle )?.isFetched;
		const { extra, translations, before, after } =
			manifest().scripts?.[ handle ] ?? {};
		if ( last && ( extra || translations || before || ! isFetched ) ) {
			await last;
			last = undefined;
		}
		last = loadScript( handle, isFetched );
		if ( after || ! isFetched || ! ordered.has( handle ) ) {
			await last;
			last = undefined;
		}
	}
	await last;
}

function once( id: string, load: () => Promise< void > ): Promise< void > {
	const started = loading.get( id );
	if ( started ) {
		return started;
	}
	// What PHP printed has already run: nothing is loaded before the page is parsed.
	const promise = document.getElementById( id ) ? Promise.resolve() : load();
	loading.set( id, promise );
	// A failed file may be tried again by the next island that needs it.
	promise.catch( () => loading.delete( id ) );
	return promise;
}

/**
 * React of another plugin. It is restored after `vitrina-react` has read WordPress's React
 * from the same global variables.
 */
let otherReact: { React?: unknown; ReactDOM?: unknown } = {};

function loadScript( handle: string, isOrdered = false ): Promise< void > {
	const id = `${ handle }-js`;
	return once( id, async () => {
		if ( isOrdered ) {
			ordered.add( handle );
		}
		if ( handle === 'react' ) {
			const { React, ReactDOM } = window as typeof otherReact;
			otherReact = React ? { React, ReactDOM } : {};
		}
		const asset = manifest().scripts?.[ handle ] ?? {};
		inline( `${ id }-extra`, asset.extra );
		inline( `${ id }-translations`, asset.translations );
		inline( `${ id }-before`, asset.before );
		if ( asset.src ) {
			// A visitor waits for the script; the pictures of the page can come later.
			await file(
				'script',
				{ id, src: asset.src, fetchpriority: 'high' },
				isOrdered
			);
		}
		inline( `${ id }-after`, asset.after );
		if ( handle === 'vitrina-react' ) {
			Object.assign( window, otherReact );
		}
	} );
}

function loadStyle( handle: string ): Promise< void > {
	const id = `${ handle }-css`;
	return once( id, async () => {
		const { src, after } = manifest().styles?.[ handle ] ?? {};
		if ( src ) {
			// A widget without its style still works.
			await file( 'link', { id, rel: 'stylesheet', href: src } ).catch(
				() => {}
			);
		}
		if ( after ) {
			append( 'style', { id: `${ handle }-inline-css` }, after );
		}
	} );
}

function inline( id: string, code?: string ): void {
	if ( code ) {
		append( 'script', { id }, code );
	}
}

function file(
	tag: 'script' | 'link',
	attributes: Record< string, string >,
	isOrdered = false
): Promise< void > {
	return new Promise( ( resolve, reject ) => {
		append( tag, attributes, '', ( created ) => {
			// Before the insertion, because it has no effect later. A link ignores it.
			( created as HTMLScriptElement ).async = ! isOrdered;
			created.onload = () => resolve();
			created.onerror = () => {
				created.remove();
				reject(
					new Error(
						`Not loaded: ${ attributes.src ?? attributes.href }`
					)
				);
			};
		} );
	} );
}

function append(
	tag: string,
	attributes: Record< string, string >,
	text = '',
	prepare: ( element: HTMLElement ) => void = () => {}
): HTMLElement {
	const element = document.createElement( tag );
	for ( const [ name, value ] of Object.entries( attributes ) ) {
		element.setAttribute( name, value );
	}
	// A content security policy may need the nonce of our own script.
	element.nonce = document.getElementById( 'vitrina-core-js' )?.nonce ?? '';
	element.textContent = text;
	prepare( element );
	document.head.append( element );
	return element;
}
