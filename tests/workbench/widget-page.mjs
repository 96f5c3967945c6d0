import { existsSync } from 'node:fs';
import path from 'node:path';
import { descriptions, statesOf } from './description.mjs';
import { makeTokens, read, root } from './files.mjs';
import { escape } from './html.mjs';
import { ORIGIN } from './take/origin.mjs';

/**
 * @param {string} file   Name of a file in `fixtures/`.
 * @param {string} origin Origin of the workbench, which replaces the shop's.
 * @return {string} Its content.
 */
export const readFixture = ( file, origin ) =>
	read( `tests/workbench/fixtures/${ file }` )
		.replaceAll( ORIGIN, origin )
		.replaceAll( ORIGIN.replaceAll( '/', '\\/' ), origin );

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

/**
 * Makes the widget's script fail to load.
 *
 * @param {string} html
 * @param {string} island
 */
const loseScript = ( html, island ) =>
	html.replace(
		/(<script type="application\/json" id="vitrina-islands">)(.*?)(<\/script>)/s,
		( _all, start, json, end ) => {
			const manifest = JSON.parse( json );
			const own = manifest.islands[ island ].scripts.at( -1 );
			manifest.scripts[ own ].src = '/missing.js';
			return start + toJson( manifest ) + end;
		}
	);

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
	const { name, island = name, block } = description;
	const printed = readFixture(
		`${ state.fixture ?? name }.html`,
		url.origin
	);
	const html = state.isFailed ? loseScript( printed, island ) : printed;
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
						block: block && {
							...block,
							data: JSON.parse(
								readFixture( block.data, url.origin )
							),
						},
						isStill: url.searchParams.has( 'still' ),
					}
				) }</script>\n<script src="/workbench/mount.js"></script>\n</body>`
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
