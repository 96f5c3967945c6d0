/**
 * Bottles of perfume. Drawn standing on 0, 0.
 */
import { letters, wrap } from './letters.mjs';
import { dark, light, lightness, mix } from './paint.mjs';

/** @typedef {import('./paint.mjs').Paint} Paint */

/**
 * @typedef {Object} Thing
 * @property {string}             svg    The drawing.
 * @property {number}             half   Half its width where it stands.
 * @property {number}             [wide] Half its width where it is widest, if that is more.
 * @property {number}             tall   Its height.
 * @property {string | undefined} [glow] The colour of the light that falls through it.
 * @property {number | undefined} [over] Where light comes from, if it burns: height of the flame.
 */

/** @type {Record<string, { w: number, h: number, d: (w: number, h: number) => string, neck: number }>} */
const SHAPES = {
	round: {
		w: 430,
		h: 430,
		neck: 0.2,
		d: ( w, h ) =>
			`M${ -w * 0.24 } 0 C ${ -w * 0.66 } ${ -h * 0.16 } ${ -w * 0.62 } ${ -h } 0 ${ -h } C ${ w * 0.62 } ${ -h } ${ w * 0.66 } ${ -h * 0.16 } ${ w * 0.24 } 0 Z`,
	},
	square: { w: 350, h: 430, neck: 0.24, d: ( w, h ) => box( w, h, 30, 22 ) },
	tall: { w: 250, h: 560, neck: 0.3, d: ( w, h ) => box( w, h, 26, 20 ) },
	arch: {
		w: 340,
		h: 500,
		neck: 0.24,
		d: ( w, h ) =>
			`M${ -w / 2 + 20 } 0 Q${ -w / 2 } 0 ${ -w / 2 } -20 V${ -h + w / 2 } A ${ w / 2 } ${ w / 2 } 0 0 1 ${ w / 2 } ${ -h + w / 2 } V-20 Q${ w / 2 } 0 ${ w / 2 - 20 } 0 Z`,
	},
	dome: {
		w: 370,
		h: 450,
		neck: 0.22,
		d: ( w, h ) =>
			`M${ -w / 2 + 34 } 0 Q${ -w / 2 } 0 ${ -w / 2 } -34 V${ -h * 0.58 } C ${ -w / 2 } ${ -h * 0.9 } ${ -w * 0.2 } ${ -h * 0.95 } ${ -w * 0.13 } ${ -h } H${ w * 0.13 } C ${ w * 0.2 } ${ -h * 0.95 } ${ w / 2 } ${ -h * 0.9 } ${ w / 2 } ${ -h * 0.58 } V-34 Q${ w / 2 } 0 ${ w / 2 - 34 } 0 Z`,
	},
	facet: {
		w: 370,
		h: 440,
		neck: 0.22,
		d: ( w, h ) =>
			`M${ -w * 0.34 } 0 L${ -w / 2 } ${ -h * 0.14 } V${ -h * 0.8 } L${ -w * 0.3 } ${ -h } H${ w * 0.3 } L${ w / 2 } ${ -h * 0.8 } V${ -h * 0.14 } L${ w * 0.34 } 0 Z`,
	},
};

/**
 * @param {number} w
 * @param {number} h
 * @param {number} top    Radius above.
 * @param {number} bottom Radius below.
 */
function box( w, h, top, bottom ) {
	const x = w / 2;
	return `M${ -x + bottom } 0 Q${ -x } 0 ${ -x } ${ -bottom } V${ -h + top } Q${ -x } ${ -h } ${ -x + top } ${ -h } H${ x - top } Q${ x } ${ -h } ${ x } ${ -h + top } V${ -bottom } Q${ x } 0 ${ x - bottom } 0 Z`;
}

/**
 * @param {Paint}                  p
 * @param {Record<string, string>} look
 * @param {string}                 name
 * @param {string}                 volume
 * @return {Thing} The bottle.
 */
export function flacon( p, look, name, volume ) {
	const shape = SHAPES[ look.shape ?? 'square' ] ?? SHAPES.square;
	if ( ! shape ) {
		throw new Error( `There is no bottle "${ look.shape }".` );
	}
	const { w, h } = shape;
	const glass = look.glass ?? '#e8e0d4';
	const liquid = look.liquid ?? '#d8c6a3';
	const outer = shape.d( w, h );
	const inner = `<path transform="translate(0 -34)" d="${ shape.d( w - 46, h - 66 ) }"/>`;
	const level = -h * 0.8;
	const inside = p.clip( inner );
	const whole = p.clip( `<path d="${ outer }"/>` );
	const neck = w * shape.neck;
	const cap = capOf(
		p,
		look.cap ?? 'wood',
		Math.max( 96, neck * 1.25 ),
		-h - 26
	);
	const svg = `
${ cap.tube }
<rect x="${ -neck / 2 }" y="${ -h - 30 }" width="${ neck }" height="40" rx="5" fill="${ metal( p, look.cap === 'black' ? '#6d6862' : '#d9bf8c' ) }"/>
<path d="${ outer }" fill="${ light( glass, 0.35 ) }" opacity="0.92"/>
<path d="${ outer }" fill="${ p.across( [
		[ 0, dark( glass, 0.26 ), 0.9 ],
		[ 0.06, light( glass, 0.75 ), 0.9 ],
		[ 0.2, light( glass, 0.3 ), 0.5 ],
		[ 0.8, glass, 0.5 ],
		[ 0.94, light( glass, 0.5 ), 0.8 ],
		[ 1, dark( glass, 0.34 ), 0.95 ],
	] ) }"/>
<g clip-path="${ inside }">
	<rect x="${ -w }" y="${ -h }" width="${ 2 * w }" height="${ h }" fill="${ light( glass, 0.55 ) }" opacity="0.75"/>
	<rect x="${ -w / 2 }" y="${ level }" width="${ w }" height="${ -level }" fill="${ p.down(
		[
			[ 0, light( liquid, 0.26 ) ],
			[ 0.6, liquid ],
			[ 1, dark( liquid, 0.18 ) ],
		]
	) }"/>
	<rect x="${ -w / 2 }" y="${ level }" width="${ w }" height="${ -level }" fill="${ p.across(
		[
			[ 0, dark( liquid, 0.5 ), 0.75 ],
			[ 0.13, dark( liquid, 0.1 ), 0.25 ],
			[ 0.32, '#fffdf8', 0.28 ],
			[ 0.6, liquid, 0 ],
			[ 0.88, dark( liquid, 0.25 ), 0.35 ],
			[ 1, dark( liquid, 0.55 ), 0.75 ],
		]
	) }"/>
	<ellipse cx="0" cy="${ level }" rx="${ w / 2 }" ry="7" fill="${ light( liquid, 0.6 ) }" opacity="0.8"/>
	<ellipse cx="${ w * 0.2 }" cy="-70" rx="${ w * 0.34 }" ry="80" fill="${ light( liquid, 0.65 ) }" opacity="0.4" filter="${ p.blur( 26, 60 ) }"/>
	<rect x="-3" y="${ -h }" width="6" height="${ h - 60 }" fill="#fff" opacity="0.28"/>
</g>
<g clip-path="${ whole }">
	<rect x="${ -w / 2 }" y="-32" width="${ w }" height="32" fill="${ p.down( [
		[ 0, light( glass, 0.7 ), 0.5 ],
		[ 0.5, '#ffffff', 0.55 ],
		[ 1, dark( glass, 0.35 ), 0.65 ],
	] ) }"/>
	${ look.shape === 'round' ? curvedShine( p, w, h ) : straightShine( p, w, h ) }
	${ look.shape === 'facet' ? facets( w, h, glass ) : '' }
</g>
<path d="${ outer }" fill="none" stroke="${ p.across( [
		[ 0, '#ffffff', 0.85 ],
		[ 0.5, '#ffffff', 0.3 ],
		[ 1, dark( glass, 0.4 ), 0.6 ],
	] ) }" stroke-width="2.5"/>
${ cap.top }
${ label( p, name, volume, Math.min( w * 0.62, 230 ), -h * ( look.shape === 'round' ? 0.46 : 0.4 ), 'perfume' ) }`;
	return {
		svg,
		half: look.shape === 'round' ? w * 0.34 : w * 0.47,
		tall: h + 150,
		glow: liquid,
	};
}

/**
 * @param {Paint}  p
 * @param {number} w
 * @param {number} h
 */
function straightShine( p, w, h ) {
	return `<rect x="${ -w * 0.44 }" y="${ -h }" width="${ w * 0.075 }" height="${ h - 40 }" fill="#fff" opacity="0.62" filter="${ p.blur( 5 ) }"/>
<rect x="${ w * 0.4 }" y="${ -h }" width="${ w * 0.03 }" height="${ h - 40 }" fill="#fff" opacity="0.5" filter="${ p.blur( 3 ) }"/>`;
}

/**
 * @param {Paint}  p
 * @param {number} w
 * @param {number} h
 */
function curvedShine( p, w, h ) {
	return `<path d="M${ -w * 0.27 } ${ -h * 0.16 } C ${ -w * 0.46 } ${ -h * 0.36 } ${ -w * 0.44 } ${ -h * 0.76 } ${ -w * 0.2 } ${ -h * 0.9 }" fill="none" stroke="#fff" stroke-width="${ w * 0.06 }" stroke-linecap="round" opacity="0.62" filter="${ p.blur( 6 ) }"/>
<path d="M${ w * 0.34 } ${ -h * 0.2 } C ${ w * 0.46 } ${ -h * 0.4 } ${ w * 0.44 } ${ -h * 0.66 } ${ w * 0.3 } ${ -h * 0.82 }" fill="none" stroke="#fff" stroke-width="${ w * 0.022 }" stroke-linecap="round" opacity="0.5" filter="${ p.blur( 3 ) }"/>`;
}

/**
 * @param {number} w
 * @param {number} h
 * @param {string} glass
 */
function facets( w, h, glass ) {
	return `<path d="M${ -w / 2 } ${ -h * 0.8 } L${ -w * 0.3 } ${ -h } V0 H${ -w * 0.34 } L${ -w / 2 } ${ -h * 0.14 } Z" fill="#fff" opacity="0.3"/>
<path d="M${ w / 2 } ${ -h * 0.8 } L${ w * 0.3 } ${ -h } V0 H${ w * 0.34 } L${ w / 2 } ${ -h * 0.14 } Z" fill="${ dark( glass, 0.5 ) }" opacity="0.22"/>`;
}

/**
 * @param {Paint}  p
 * @param {string} base
 */
export function metal( p, base ) {
	return p.across( [
		[ 0, dark( base, 0.42 ) ],
		[ 0.16, light( base, 0.15 ) ],
		[ 0.28, light( base, 0.78 ) ],
		[ 0.46, base ],
		[ 0.78, dark( base, 0.3 ) ],
		[ 0.92, dark( base, 0.08 ) ],
		[ 1, dark( base, 0.5 ) ],
	] );
}

/**
 * @param {Paint}  p
 * @param {string} kind
 * @param {number} w
 * @param {number} bottom
 * @return {{ tube: string, top: string }} What is behind the glass and what is above it.
 */
function capOf( p, kind, w, bottom ) {
	const h = kind === 'gold' ? 92 : 118;
	const x = -w / 2;
	const y = bottom - h;
	if ( kind === 'glass' ) {
		return {
			tube: '',
			top: `<rect x="${ x }" y="${ y }" width="${ w }" height="${ h }" rx="20" fill="${ p.across(
				[
					[ 0, '#b7b3ab' ],
					[ 0.12, '#ffffff' ],
					[ 0.4, '#e4e1da' ],
					[ 0.7, '#cfcbc3' ],
					[ 0.9, '#fbfaf7' ],
					[ 1, '#a09b92' ],
				]
			) }" opacity="0.93"/>
<rect x="${ x + 16 }" y="${ y + 14 }" width="${ w - 32 }" height="${ h - 30 }" rx="12" fill="none" stroke="#fff" stroke-opacity="0.8" stroke-width="3"/>`,
		};
	}
	const base =
		{
			wood: '#b98a5d',
			black: '#2e2a27',
			gold: '#c9a35a',
			white: '#efe9df',
		}[ kind ] ?? '#b98a5d';
	const grain =
		kind === 'wood'
			? Array.from(
					{ length: 9 },
					( _, i ) =>
						`<path d="M${ x + ( w / 9 ) * ( i + 0.4 ) } ${ y } q${ i % 2 ? 7 : -6 } ${ h / 2 } 0 ${ h }" stroke="#6d4526" stroke-opacity="${ 0.13 + 0.05 * ( i % 3 ) }" stroke-width="${ 1.5 + ( i % 3 ) }" fill="none"/>`
				).join( '' )
			: '';
	return {
		tube: '',
		top: `<rect x="${ x }" y="${ y }" width="${ w }" height="${ h }" rx="${ kind === 'white' ? 18 : 9 }" fill="${
			kind === 'gold' || kind === 'black'
				? metal( p, base )
				: p.across( [
						[ 0, dark( base, 0.3 ) ],
						[ 0.2, light( base, 0.32 ) ],
						[ 0.5, base ],
						[ 1, dark( base, 0.42 ) ],
					] )
		}"/>${ grain }
<rect x="${ x + 4 }" y="${ y }" width="${ w - 8 }" height="9" rx="4" fill="#fff" opacity="${ kind === 'black' ? 0.22 : 0.42 }"/>
<rect x="${ x }" y="${ bottom - 8 }" width="${ w }" height="8" fill="#1d140c" opacity="0.22"/>`,
	};
}

/**
 * A paper label: the maker, the name, the volume.
 *
 * @param {Paint}                                  p
 * @param {string}                                 name
 * @param {string}                                 foot
 * @param {number}                                 width
 * @param {number}                                 y      Its middle.
 * @param {'perfume' | 'candle' | 'home' | 'dark'} [kind]
 * @return {string} SVG.
 */
export function label( p, name, foot, width, y, kind = 'perfume' ) {
	const lines = wrap( name, Math.max( 10, Math.round( width / 15 ) ) ).slice(
		0,
		3
	);
	const size = Math.min( 36, width / 6.2 );
	const height = 84 + lines.length * size * 1.16;
	const paper = kind === 'dark' ? '#33302b' : '#faf6ee';
	const ink = lightness( paper ) > 0.5 ? '#2b241d' : '#efe5d3';
	const top = y - height / 2;
	return `<rect x="${ -width / 2 + 2 }" y="${ top + 4 }" width="${ width }" height="${ height }" rx="2" fill="#2a1e14" opacity="0.22" filter="${ p.blur( 3 ) }"/>
<rect x="${ -width / 2 }" y="${ top }" width="${ width }" height="${ height }" rx="2" fill="${ p.across(
		[
			[ 0, mix( paper, '#d9cdbb', 0.5 ) ],
			[ 0.2, paper ],
			[ 0.7, paper ],
			[ 1, mix( paper, '#b9a994', 0.55 ) ],
		]
	) }"/>
<rect x="${ -width / 2 + 9 }" y="${ top + 9 }" width="${ width - 18 }" height="${ height - 18 }" fill="none" stroke="${ ink }" stroke-opacity="0.3" stroke-width="1.2"/>
${ letters( 'VITRINA', 0, top + 36, { size: 12.5, tracking: 0.34, fill: ink, opacity: 0.75 } ) }
${ lines.map( ( line, i ) => letters( line, 0, top + 62 + size * ( 0.55 + i * 1.14 ), { size, fill: ink, width: width - 34 } ) ).join( '' ) }
${ letters( foot, 0, top + height - 22, { size: 13, tracking: 0.08, fill: ink, opacity: 0.7 } ) }`;
}
