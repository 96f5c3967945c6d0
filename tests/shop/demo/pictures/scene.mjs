/**
 * Where the things stand: a wall, a table, light from a window on the left.
 */
import { dark, light, mix } from './paint.mjs';

/** @typedef {import('./paint.mjs').Paint} Paint */

/** @type {Record<string, [wall: string, table: string]>} */
export const SCENES = {
	rose: [ '#ead9d0', '#dcc2b6' ],
	lilac: [ '#e3dde2', '#cfc5d0' ],
	amber: [ '#ead7b9', '#d3b487' ],
	sage: [ '#dde0d0', '#c0c8ad' ],
	plum: [ '#decdc9', '#bfa3a1' ],
	honey: [ '#eddfbd', '#d9bf86' ],
	sand: [ '#eae0d1', '#d6c6ae' ],
	pine: [ '#d5d9cc', '#aeb8a4' ],
	slate: [ '#d8d4cd', '#b3ada4' ],
	mist: [ '#e1e4e2', '#c4ccce' ],
	cocoa: [ '#dccab6', '#b99c80' ],
	dune: [ '#eee4d2', '#dac8a7' ],
	citrus: [ '#efe3c4', '#dfc88d' ],
};

/**
 * @param {string} name
 * @return {[wall: string, table: string]} Its colours.
 */
export function coloursOf( name ) {
	const [ wall, table ] = SCENES[ name ] ?? [ '#eae0d1', '#d6c6ae' ];
	// Side by side in a listing the walls must be one family.
	return [ mix( wall, '#ece4d8', 0.36 ), mix( table, '#d5c8b4', 0.3 ) ];
}

/**
 * @param {Paint}  p
 * @param {string} name
 * @param {Object} size
 * @param {number} size.width
 * @param {number} size.height
 * @param {number} size.horizon Where the table meets the wall.
 * @param {number} [size.dim]   How much darker than day it is.
 * @return {string} SVG.
 */
export function room( p, name, { width, height, horizon, dim = 0 } ) {
	const [ wallDay, tableDay ] = coloursOf( name );
	const wall = dark( wallDay, dim );
	const table = dark( tableDay, dim );
	// The wall's edge is soft: a gradient does it, a blur of that size takes long.
	const edge = 32 / ( height - horizon + 16 );
	return `
<rect width="${ width }" height="${ height }" fill="${ wall }"/>
<rect width="${ width }" height="${ height }" fill="${ p.round(
		[
			[ 0, light( wall, 0.62 ), 0.95 ],
			[ 0.55, light( wall, 0.2 ), 0.4 ],
			[ 1, dark( wall, 0.22 ), 0.6 ],
		],
		0.2,
		0.22,
		1
	) }"/>
<rect y="${ horizon - 16 }" width="${ width }" height="${ height - horizon + 16 }" fill="${ p.down(
		[
			[ 0, dark( table, 0.1 ), 0 ],
			[ edge / 2, dark( table, 0.1 ), 0.5 ],
			[ edge, dark( table, 0.09 ) ],
			[ 0.16, table ],
			[ 1, light( table, 0.2 ) ],
		]
	) }"/>
<rect y="${ horizon }" width="${ width }" height="${ height - horizon }" fill="${ p.across(
		[
			[ 0, '#fffdf8', 0.28 ],
			[ 0.5, '#fffdf8', 0.04 ],
			[ 1, '#2a1e14', 0.13 ],
		]
	) }"/>`;
}

/**
 * Sun through a window, with a twig before it.
 *
 * @param {Paint}  p
 * @param {number} width
 * @param {number} horizon
 * @param {number} seed
 * @return {string} SVG.
 */
export function windowLight( p, width, horizon, seed ) {
	const x = width * ( 0.1 + 0.12 * random( seed ) );
	const w = width * 0.3;
	const pane = (
		/** @type {number} */ left,
		/** @type {number} */ top,
		/** @type {number} */ bottom
	) =>
		`<path d="M${ left } ${ top } l${ w } 70 v${ bottom - top } l${ -w } -70 z"/>`;
	return `<g filter="${ p.blur( 13, 8 ) }" fill="#fff8ea" opacity="0.4">
${ pane( x, -60, horizon * 0.36 ) }${ pane( x + w + 36, -32, horizon * 0.36 ) }
${ pane( x, horizon * 0.36 + 30, horizon * 0.84 ) }${ pane( x + w + 36, horizon * 0.36 + 60, horizon * 0.84 ) }</g>
<g filter="${ p.blur( 8, 16 ) }" opacity="0.17" transform="translate(${ width * 0.86 } ${ horizon * 0.03 }) rotate(${ 22 + 18 * random( seed + 1 ) }) scale(1.5)">${ twig( '#3a3122', seed ) }</g>`;
}

/**
 * The shadow of a thing: dark where it touches, soft and long to the right.
 *
 * @param {Paint}  p
 * @param {number} x
 * @param {number} y
 * @param {number} half   Half its width.
 * @param {number} tall   Its height.
 * @param {string} [glow] The colour light takes on its way through it.
 * @return {string} SVG.
 */
export function shadow( p, x, y, half, tall, glow ) {
	const reach = Math.min( 420, tall * 0.62 );
	return `
<g filter="${ p.blur( 26, 40 ) }" opacity="0.3"><path d="M${ x - half * 0.8 } ${ y - 4 } L${ x + half * 0.9 } ${ y - 12 } L${ x + half + reach } ${ y - reach * 0.2 } L${ x + half * 0.5 + reach } ${ y - reach * 0.02 } L${ x + half * 0.6 } ${ y + 20 } L${ x - half * 0.7 } ${ y + 18 } Z" fill="#3a2a1c"/></g>
${ glow ? `<g filter="${ p.blur( 22 ) }" opacity="0.5"><ellipse cx="${ x + half * 1.05 }" cy="${ y + 2 }" rx="${ half * 0.75 }" ry="15" fill="${ light( glow, 0.25 ) }"/></g>` : '' }
<ellipse cx="${ x + 8 }" cy="${ y + 3 }" rx="${ half * 1.07 }" ry="${ 10 + half * 0.05 }" fill="#2a1e14" opacity="0.36" filter="${ p.blur( 12 ) }"/>
<ellipse cx="${ x }" cy="${ y + 1 }" rx="${ half * 0.97 }" ry="5" fill="#1d140c" opacity="0.5" filter="${ p.blur( 4 ) }"/>`;
}

/**
 * A twig with leaves, its foot at 0, 0, growing upwards.
 *
 * @param {string} colour
 * @param {number} seed
 * @return {string} SVG.
 */
export function twig( colour, seed ) {
	const leaves = [];
	for ( let i = 0; i < 13; i++ ) {
		const y = -40 - i * 34;
		const side = i % 2 ? 1 : -1;
		const size = 78 - i * 3.4 + 16 * random( seed + i );
		const turn = side * ( 48 + 20 * random( seed + i * 7 ) );
		const x = 26 * Math.sin( i / 3.1 );
		const tone = mix(
			colour,
			i % 3 ? '#fffdf8' : '#2a1e14',
			0.08 * ( i % 4 )
		);
		leaves.push(
			`<path transform="translate(${ x.toFixed( 1 ) } ${ y }) rotate(${ turn.toFixed( 1 ) })" fill="${ tone }" d="M0 0 C ${ size * 0.34 } ${ -size * 0.28 } ${ size * 0.3 } ${ -size * 0.8 } 0 ${ -size } C ${ -size * 0.3 } ${ -size * 0.8 } ${ -size * 0.34 } ${ -size * 0.28 } 0 0Z"/>`
		);
	}
	return `<path d="M0 0 C 30 -130 -30 -260 10 -470" fill="none" stroke="${ dark( colour, 0.25 ) }" stroke-width="6" stroke-linecap="round"/>${ leaves.join( '' ) }`;
}

/**
 * A twig in a small clay vase, its foot at 0, 0.
 *
 * @param {Paint}  p
 * @param {string} green
 * @param {string} clay
 * @param {number} seed
 * @return {string} SVG.
 */
export function vase( p, green, clay, seed ) {
	return `<g transform="translate(4 -176) rotate(${ -6 + 12 * random( seed ) }) scale(0.92)">${ twig( green, seed ) }</g>
<ellipse cx="10" cy="2" rx="74" ry="11" fill="#2a1e14" opacity="0.4" filter="${ p.blur( 7 ) }"/>
<path d="M-40 0 C -84 -14 -84 -92 -44 -128 C -26 -146 -24 -160 -27 -186 H27 C 24 -160 26 -146 44 -128 C 84 -92 84 -14 40 0 Q0 9 -40 0 Z" fill="${ p.across(
		[
			[ 0, dark( clay, 0.36 ) ],
			[ 0.28, light( clay, 0.4 ) ],
			[ 0.55, clay ],
			[ 1, dark( clay, 0.4 ) ],
		]
	) }"/>
<ellipse cx="0" cy="-186" rx="27" ry="6" fill="${ dark( clay, 0.5 ) }"/>`;
}

/**
 * Smooth stones.
 *
 * @param {Paint}  p
 * @param {number} x
 * @param {number} y
 * @param {string} colour
 * @param {number} seed
 * @return {string} SVG.
 */
export function pebbles( p, x, y, colour, seed ) {
	return [ 0, 1, 2 ]
		.map( ( i ) => {
			const rx = 62 - i * 16 + 14 * random( seed + i );
			const ry = rx * 0.56;
			const cx = x + i * 96 - ( i === 2 ? 30 : 0 );
			const cy = y + ( i === 1 ? 16 : 0 ) + ( i === 2 ? 34 : 0 ) - ry;
			const tone = mix(
				colour,
				[ '#f4efe6', '#8b8177', '#c9bba8' ][ i ] ?? '#fff',
				0.55
			);
			return `<ellipse cx="${ cx + 16 }" cy="${ cy + ry - 2 }" rx="${ rx * 1.1 }" ry="11" fill="#2a1e14" opacity=".32" filter="${ p.blur( 8 ) }"/>
<ellipse cx="${ cx }" cy="${ cy }" rx="${ rx }" ry="${ ry }" fill="${ p.round(
				[
					[ 0, light( tone, 0.5 ) ],
					[ 0.5, tone ],
					[ 1, dark( tone, 0.36 ) ],
				],
				0.34,
				0.26,
				0.8
			) }"/>`;
		} )
		.join( '' );
}

/**
 * The same number for the same seed, everywhere.
 *
 * @param {number} seed
 * @return {number} From 0 to 1.
 */
export function random( seed ) {
	const x = Math.sin( seed * 12.9898 + 4.1414 ) * 43758.5453;
	return x - Math.floor( x );
}
