/**
 * Text as outlines of the shop's own typeface, so that a label looks the same
 * on every machine, whatever fonts it has.
 */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { openSync } from 'fontkit';

const folder = join(
	dirname(
		createRequire( import.meta.url ).resolve(
			'@fontsource/fraunces/package.json'
		)
	),
	'files'
);

// Each file holds a part of the letters: "ė" and "š" lie in the second one.
const fonts = [ 'latin', 'latin-ext' ].map(
	( part ) =>
		/** @type {import('fontkit').Font} */ (
			openSync( join( folder, `fraunces-${ part }-400-normal.woff` ) )
		)
);

/**
 * @typedef {Object} Lettering
 * @property {number} [size]     Of the letters.
 * @property {string} [fill]     Their colour.
 * @property {number} [tracking] Space between letters, in parts of the size.
 * @property {number} [width]    Made smaller where it would be wider.
 * @property {number} [opacity]  From 0 to 1.
 */

/**
 * @param {string} text
 * @return {{ glyphs: { path: string, at: number }[], advance: number }} Outlines in parts of 1,000.
 */
function shape( text ) {
	let at = 0;
	const glyphs = [ ...text ].flatMap( ( letter ) => {
		const point = letter.codePointAt( 0 ) ?? 32;
		const font = fonts.find( ( one ) => one.hasGlyphForCodePoint( point ) );
		if ( ! font ) {
			return [];
		}
		const glyph = font.glyphForCodePoint( point );
		const scale = 1000 / font.unitsPerEm;
		const made = { path: glyph.path.scale( scale, -scale ).toSVG(), at };
		at += glyph.advanceWidth * scale;
		return [ made ];
	} );
	return { glyphs, advance: at };
}

/**
 * One line, centred on x.
 *
 * @param {string}    text
 * @param {number}    x
 * @param {number}    y       The base line.
 * @param {Lettering} [style]
 * @return {string} SVG.
 */
export function letters( text, x, y, style = {} ) {
	const {
		fill = '#2b241d',
		tracking = 0,
		width = Infinity,
		opacity = 1,
	} = style;
	const { glyphs, advance } = shape( text );
	const wide = advance / 1000 + tracking * ( glyphs.length - 1 );
	const size = Math.min( style.size ?? 40, width / wide );
	const left = x - ( wide * size ) / 2;
	const scale = size / 1000;
	const body = glyphs
		.map(
			( glyph, i ) =>
				`<path transform="translate(${ ( glyph.at + tracking * 1000 * i ).toFixed( 1 ) } 0)" d="${ glyph.path }"/>`
		)
		.join( '' );
	return `<g transform="translate(${ left.toFixed( 2 ) } ${ y.toFixed( 2 ) }) scale(${ scale.toFixed( 5 ) })" fill="${ fill }" opacity="${ opacity }">${ body }</g>`;
}

/**
 * Breaks a name into lines that fit a label.
 *
 * @param {string} text
 * @param {number} most Letters in a line.
 * @return {string[]} The lines.
 */
export function wrap( text, most ) {
	/** @type {string[]} */
	const lines = [];
	for ( const word of text.split( ' ' ) ) {
		const last = lines.at( -1 );
		if ( last !== undefined && `${ last } ${ word }`.length <= most ) {
			lines[ lines.length - 1 ] = `${ last } ${ word }`;
		} else {
			lines.push( word );
		}
	}
	return lines;
}
