import { existsSync } from 'node:fs';
import path from 'node:path';
import { descriptions, statesOf } from './description.mjs';
import { makeTokens, read, readShell, root } from './files.mjs';
import { escape } from './html.mjs';
import { ORIGIN } from './take/origin.mjs';
import { addShell } from './take/shell.mjs';

/**
 * @param {string} text   From a fixture.
 * @param {string} origin Origin of the workbench.
 * @return {string} The text with this origin instead of the shop's.
 */
const replaceOrigin = ( text, origin ) =>
	text
		.replaceAll( ORIGIN, origin )
		.replaceAll( ORIGIN.replaceAll( '/', '\\/' ), origin );

/**
 * @param {string} file   Name of a file in `fixtures/`.
 * @param {string} origin Origin of the workbench.
 * @return {string} Its content.
 */
export const readFixture = ( file, origin ) =>
	replaceOrigin( read( `tests/workbench/fixtures/${ file }` ), origin );

/**
 * Returns the widget and the state of a page.
 *
 * @param {URL} url
 */
export function stateAt( { pathname } ) {
	const [ , name, stateName = '' ] =
		/^\/widgets\/([\w-]+)\/([\w-]+)$/.exec( pathname ) ?? [];
	const description = descriptions.find( ( one ) => one.name === name );
	const state = description && statesOf( description )[ stateName ];
	return state && { description, state };
}

/**
 * @param {unknown} value
 * @return {string} JSON that is safe in a script element.
 */
const toJson = ( value ) =>
	JSON.stringify( value ).replaceAll( '<', '\\u003c' );

const BOX =
	/(<script type="application\/json" id="vitrina-(settings|islands)">)(.*?)(<\/script>)/gs;

/**
 * Reads a page's fixture and adds the shell.
 *
 * @param {string}  name     Of the fixture.
 * @param {string}  island
 * @param {boolean} isFailed Whether the widget's script does not load.
 * @param {string}  origin
 * @return {string} HTML as PHP prints it.
 */
function readPage( name, island, isFailed, origin ) {
	const html = read( `tests/workbench/fixtures/${ name }.html` );
	const own = Object.fromEntries(
		[ ...html.matchAll( BOX ) ].map( ( [ , , box = '', json = '' ] ) => [
			box,
			JSON.parse( json ),
		] )
	);
	const { settings, islands } = addShell(
		readShell(),
		/** @type {import('./take/shell.mjs').Boxes} */ ( own )
	);
	const script = own.islands.islands[ island ].scripts.at( -1 );
	const scripts = {
		...islands.scripts,
		...( isFailed && { [ script ]: { src: '/missing.js' } } ),
	};
	/** @type {Record<string, unknown>} */
	const boxes = { settings, islands: { ...islands, scripts } };
	return replaceOrigin(
		html.replace(
			BOX,
			( _all, start, box, _json, end ) =>
				start + toJson( boxes[ box ] ) + end
		),
		origin
	);
}

/**
 * A page of one widget in one state: PHP's markup, and the state's data. With
 * `?still` nothing runs until a test mounts the widget and runs the actions.
 *
 * @param {URL} url
 * @return {string | undefined} HTML; undefined if there is no such page.
 */
export function makeWidgetPage( url ) {
	const found = stateAt( url );
	if ( ! found ) {
		return undefined;
	}
	const { description, state } = found;
	const { name, island = name, block, scripts } = description;
	const html = readPage(
		state.fixture ?? name,
		island,
		state.isFailed === true,
		url.origin
	);
	const icons = 'theme/build/icons.svg';
	return html
		.replace( '<html ', `<html dir="${ state.dir ?? 'ltr' }" ` )
		.replace(
			/<title>/,
			`<link rel="icon" href="data:,">\n<style>${ makeTokens() }*{caret-color:transparent}</style>\n$&`
		)
		.replace(
			/<body[^>]*>/,
			`$&${ existsSync( path.join( root, icons ) ) ? read( icons ) : '' }`
		)
		.replace(
			/<\/body>/,
			() =>
				`<script type="application/json" id="workbench-state">${ toJson(
					{
						...state,
						island,
						scripts,
						block: block && {
							...block,
							data: JSON.parse(
								readFixture( block.data, url.origin )
							),
						},
						isStill: url.searchParams.has( 'still' ),
					}
				) }</script>\n<script src="/workbench/acts.js"></script>\n<script src="/workbench/mount.js"></script>\n</body>`
		);
}

/** Links to all widget pages. */
export const makeWidgetLinks = () =>
	descriptions
		.map(
			( description ) =>
				`<dt>${ description.name }</dt>${ Object.keys(
					statesOf( description )
				)
					.map(
						( state ) =>
							`<dd><a href="/widgets/${ description.name }/${ state }">${ escape(
								state.replaceAll( '-', ' ' )
							) }</a></dd>`
					)
					.join( '' ) }`
		)
		.join( '' );

/**
 * A placeholder picture with the size in its address, instead of the shop's picture.
 *
 * @param {string} address Ends with `-WIDTHxHEIGHT.jpg` as WordPress names them.
 */
export function makePicture( address ) {
	const [ , width = '1200', height = '1500' ] =
		/-(\d+)x(\d+)\.\w+$/.exec( address ) ?? [];
	const hue =
		[ ...address.replace( /-\d+x\d+\.\w+$/, '' ) ].reduce(
			( sum, letter ) => sum + letter.charCodeAt( 0 ),
			0
		) % 360;
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${ width }" height="${ height }"><rect width="100%" height="100%" fill="hsl(${ hue } 30% 75%)"/></svg>`;
}
