import { scan } from '../islands';

/** Scripts that a test serves instead of a server: what runs when they load. */
export const served = new Map< string, () => void >();
/** Names of files that were asked for, in order. */
export const requested: string[] = [];

export const reported = jest.fn();
window.reportError = reported;

/** jsdom loads nothing: this does it, in the order the tags were added. */
const observer = new MutationObserver( ( records ) => {
	for ( const node of records.flatMap( ( { addedNodes } ) => [
		...addedNodes,
	] ) ) {
		const { tagName, src, href, rel } = node as HTMLScriptElement &
			HTMLLinkElement;
		if ( /^pre/.test( rel ) || ! ( src || href ) ) {
			continue;
		}
		const name = ( src || href ).replace( /.*\//, '' );
		requested.push( name );
		const delay = name === 'shared.js' ? 20 : 0;
		setTimeout( () => {
			const run = served.get( name );
			if ( tagName === 'SCRIPT' ) {
				run?.();
			}
			node.dispatchEvent( new Event( run ? 'load' : 'error' ) );
		}, delay );
	}
} );
observer.observe( document.head, { childList: true } );

const script = ( name: string, more = {} ) => ( {
	src: `https://shop.test/${ name }.js`,
	...more,
} );

// Read once per page, so one for all tests; every test has its own island.
document.head.innerHTML = `<script type="application/json" id="vitrina-islands">${ JSON.stringify(
	{
		islands: {
			lazy: { scripts: [ 'react', 'lazy' ], styles: [ 'lazy' ] },
			also: { scripts: [ 'react', 'also' ], styles: [] },
			beside: {
				scripts: [ 'react', 'vitrina-react', 'beside' ],
				styles: [],
			},
			broken: { scripts: [ 'missing' ], styles: [] },
			one: { scripts: [ 'shared', 'one' ], styles: [] },
			two: { scripts: [ 'shared', 'two' ], styles: [] },
			silent: { scripts: [ 'silent' ], styles: [] },
			click: { scripts: [ 'click' ], styles: [] },
			rested: { scripts: [ 'rested' ], styles: [] },
			touched: { scripts: [ 'needed', 'touched' ], styles: [] },
			fetched: {
				scripts: [ 'first', 'second', 'inline-third', 'fetched' ],
				styles: [],
			},
			asking: { scripts: [ 'asking' ], styles: [] },
			dependent: { scripts: [ 'earlier', 'dependent' ], styles: [] },
			'waited-for': {
				scripts: [ 'base', 'middle', 'waited-for' ],
				styles: [],
			},
			inline: {
				scripts: [ 'printed', 'alias', 'inline' ],
				styles: [ 'missing' ],
			},
		},
		scripts: {
			react: script( 'react' ),
			lazy: script( 'lazy' ),
			also: script( 'also' ),
			'vitrina-react': script( 'vitrina-react' ),
			beside: script( 'beside' ),
			missing: script( 'missing' ),
			shared: script( 'shared' ),
			one: script( 'one' ),
			two: script( 'two' ),
			silent: script( 'silent' ),
			click: script( 'click' ),
			rested: script( 'rested' ),
			needed: script( 'needed' ),
			touched: script( 'touched' ),
			first: script( 'first' ),
			second: script( 'second' ),
			'inline-third': script( 'inline-third', {
				before: 'log.push( "third" )',
			} ),
			fetched: script( 'fetched' ),
			asking: script( 'asking' ),
			earlier: script( 'earlier' ),
			dependent: script( 'dependent' ),
			base: script( 'base' ),
			middle: script( 'middle' ),
			'waited-for': script( 'waited-for' ),
			printed: script( 'printed' ),
			alias: { before: 'log.push( "alias" )' },
			inline: script( 'inline', {
				extra: 'log.push( "extra" )',
				translations: 'log.push( "translations" )',
				before: 'log.push( "before" )',
				after: 'log.push( "after" )',
			} ),
		},
		styles: {
			lazy: { src: 'https://shop.test/lazy.css', after: '.lazy{}' },
			missing: { src: 'https://shop.test/missing.css' },
		},
	}
) }</script>`;

/** What a widget does: shows its props instead of the fallback. */
export const widget = ( undo = () => {} ) => ( {
	mount( element: HTMLElement, props: unknown ) {
		element.replaceChildren( JSON.stringify( props ) );
		return undo;
	},
} );

export function print( name: string, load = 'now', more = '' ): HTMLElement {
	document.body.innerHTML = `<div data-island="${ name }" data-island-load="${ load }" data-island-props='{"a":1}'>${
		more || '<button>fallback</button>'
	}</div>`;
	return document.querySelector< HTMLElement >( '[data-island]' )!;
}

/** Links that let the browser fetch a file ahead. */
export const hints = ( file: string ) => [
	...document.querySelectorAll< HTMLLinkElement >(
		`link[rel^="pre"][href$="/${ file }"]`
	),
];

/** The browser has fetched whatever it was told to. */
export const finishFetching = () =>
	document
		.querySelectorAll( 'link[rel^="pre"]' )
		.forEach( ( link ) => link.dispatchEvent( new Event( 'load' ) ) );

export const until = async ( element: HTMLElement, ...states: string[] ) => {
	while ( ! states.includes( element.dataset.islandState ?? '' ) ) {
		await new Promise( ( resolve ) => setTimeout( resolve ) );
	}
};

/** Every test begins on an empty page. */
export function clearPage() {
	requested.length = 0;
	reported.mockClear();
	document.body.innerHTML = '';
	scan();
}
