/**
 * What all pages of the shop share: settings, and the addresses of scripts and
 * styles. `fixtures/shell.json` contains it once; a page's fixture contains the rest.
 *
 * @typedef {Record<string, unknown>} Values
 * @typedef {{ settings: Values, scripts: Values, styles: Values }} Shell Scripts and styles by handle.
 */

/**
 * The two boxes of a page.
 *
 * @typedef {Object} Boxes
 * @property {Values}                                settings Content of `#vitrina-settings`.
 * @property {{ scripts?: Values, styles?: Values }} islands  Content of `#vitrina-islands`.
 */

/**
 * @param {unknown} one
 * @param {unknown} other
 */
const isSame = ( one, other ) =>
	JSON.stringify( one ) === JSON.stringify( other );

/**
 * @param {Values | undefined} own
 * @param {Values}             shared
 */
const without = ( own = {}, shared ) =>
	Object.fromEntries(
		Object.entries( own ).filter(
			( [ key, value ] ) => ! isSame( shared[ key ], value )
		)
	);

/**
 * Adds the scripts and styles of a page to the shell. The settings are those of the
 * first page.
 *
 * @param {Shell | undefined} shell Undefined before the first page.
 * @param {Boxes}             page
 * @return {Shell} A new shell.
 */
export const growShell = ( shell, { settings, islands } ) => ( {
	settings: shell?.settings ?? settings,
	scripts: { ...islands.scripts, ...shell?.scripts },
	styles: { ...islands.styles, ...shell?.styles },
} );

/**
 * @param {Shell} shell
 * @param {Boxes} page
 * @return {Boxes} What the page does not share; null for a setting that it lacks.
 */
export function removeShell( shell, { settings, islands } ) {
	const missing = Object.keys( shell.settings ).filter(
		( key ) => ! ( key in settings )
	);
	return {
		settings: {
			...without( settings, shell.settings ),
			...Object.fromEntries( missing.map( ( key ) => [ key, null ] ) ),
		},
		islands: {
			...islands,
			scripts: without( islands.scripts, shell.scripts ),
			styles: without( islands.styles, shell.styles ),
		},
	};
}

/**
 * @param {Shell} shell
 * @param {Boxes} own   As `removeShell()` returned it.
 * @return {Boxes} The page's boxes.
 */
export const addShell = ( shell, { settings, islands } ) => ( {
	settings: Object.fromEntries(
		Object.entries( { ...shell.settings, ...settings } ).filter(
			( [ , value ] ) => value !== null
		)
	),
	islands: {
		...islands,
		scripts: { ...shell.scripts, ...islands.scripts },
		styles: { ...shell.styles, ...islands.styles },
	},
} );
