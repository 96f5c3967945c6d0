/**
 * Candles: in a glass, in ceramic, in a tin, in a bowl, or on their own.
 */
import { label, metal } from './flacon.mjs';
import { letters } from './letters.mjs';
import { dark, light, lightness, mix } from './paint.mjs';
import { random } from './scene.mjs';

/** @typedef {import('./paint.mjs').Paint} Paint */
/** @typedef {import('./flacon.mjs').Thing} Thing */

/**
 * A flame on its wick.
 *
 * @param {Paint}   p
 * @param {number}  x
 * @param {number}  y
 * @param {boolean} lit
 * @param {number}  size
 * @return {string} SVG.
 */
export function flame( p, x, y, lit, size = 1 ) {
	const wick = `<path d="M${ x } ${ y + 6 } q 4 ${ -18 * size } 1 ${ -30 * size }" stroke="#3a2d22" stroke-width="5" stroke-linecap="round" fill="none"/>`;
	if ( ! lit ) {
		return wick;
	}
	const top = y - 122 * size;
	const s = 21 * size;
	return `<circle cx="${ x }" cy="${ y - 60 * size }" r="${ 250 * size }" fill="${ p.round(
		[
			[ 0, '#ffd896', 0.6 ],
			[ 0.4, '#ffce85', 0.2 ],
			[ 1, '#ffce85', 0 ],
		]
	) }"/>
${ wick }
<path d="M${ x } ${ y - 14 * size } C ${ x - s * 1.5 } ${ y - 30 * size } ${ x - s } ${ y - 74 * size } ${ x } ${ top } C ${ x + s } ${ y - 74 * size } ${ x + s * 1.5 } ${ y - 30 * size } ${ x } ${ y - 14 * size } Z" fill="${ p.down(
		[
			[ 0, '#ffb347', 0.75 ],
			[ 0.35, '#ffd27a', 0.95 ],
			[ 0.7, '#fff3cf' ],
			[ 1, '#9fc3ff', 0.55 ],
		]
	) }"/>
<path d="M${ x } ${ y - 24 * size } C ${ x - s * 0.8 } ${ y - 36 * size } ${ x - s * 0.5 } ${ y - 66 * size } ${ x } ${ y - 88 * size } C ${ x + s * 0.5 } ${ y - 66 * size } ${ x + s * 0.8 } ${ y - 36 * size } ${ x } ${ y - 24 * size } Z" fill="#fffbe9" opacity="0.95"/>`;
}

/**
 * A round vessel seen a little from above.
 *
 * @param {Paint}               p
 * @param {Record<string, any>} look
 * @param {string}              name
 * @param {string}              foot
 * @return {Thing} The candle.
 */
export function candle( p, look, name, foot ) {
	const tint = look.tint;
	const wax = look.wax ?? '#f1e7d8';
	const w = 400;
	const h = 440;
	const rx = w / 2;
	const ry = 40;
	const clear = look.vessel === 'glass';
	const ceramic = look.vessel === 'ceramic';
	const wall = `M${ -rx } ${ -h } V-34 Q${ -rx } -4 ${ -rx + 40 } 4 Q0 ${ ry * 0.5 } ${ rx - 40 } 4 Q${ rx } -4 ${ rx } -34 V${ -h } Z`;
	const level = -h + 92;
	const lit = Boolean( look.lit );
	const inner = p.clip( `<path d="${ wall }"/>` );
	const body = ceramic
		? `<path d="${ wall }" fill="${ p.across( [
				[ 0, dark( tint, 0.34 ) ],
				[ 0.14, light( tint, 0.16 ) ],
				[ 0.34, light( tint, 0.42 ) ],
				[ 0.62, tint ],
				[ 0.9, dark( tint, 0.3 ) ],
				[ 1, dark( tint, 0.44 ) ],
			] ) }"/>
<g clip-path="${ inner }">${ speckles( tint, w, h ) }<rect x="${ -rx }" y="${ -h * 0.2 }" width="${ w }" height="${ h * 0.3 }" fill="${ p.down(
				[
					[ 0, dark( tint, 0.3 ), 0 ],
					[ 1, dark( tint, 0.5 ), 0.3 ],
				]
			) }"/></g>`
		: `<path d="${ wall }" fill="${ clear ? light( tint, 0.62 ) : tint }" opacity="${ clear ? 0.75 : 1 }"/>
<g clip-path="${ inner }">
<rect x="${ -rx + 12 }" y="${ level }" width="${ w - 24 }" height="${ -level - 26 }" fill="${ clear ? mix( wax, tint, 0.35 ) : dark( tint, 0.1 ) }"/>
${
	lit
		? `<ellipse cx="0" cy="${ level + 30 }" rx="${ rx * 1.1 }" ry="190" fill="${ p.round(
				[
					[ 0, clear ? '#ffe9bd' : '#ffb45e', 0.85 ],
					[ 1, '#ffb45e', 0 ],
				]
			) }"/>`
		: ''
}
<rect x="${ -rx }" y="${ -h }" width="${ w }" height="${ h + 20 }" fill="${ p.across(
				[
					[ 0, dark( tint, 0.5 ), 0.75 ],
					[ 0.08, dark( tint, 0.1 ), 0.2 ],
					[ 0.2, '#ffffff', clear ? 0.4 : 0.22 ],
					[ 0.4, '#ffffff', 0.02 ],
					[ 0.85, dark( tint, 0.3 ), 0.2 ],
					[ 1, dark( tint, 0.55 ), 0.8 ],
				]
			) }"/>
<rect x="${ -rx * 0.86 }" y="${ -h + 20 }" width="26" height="${ h - 70 }" rx="13" fill="#fff" opacity="0.6" filter="${ p.blur( 5 ) }"/>
<rect x="${ rx * 0.84 }" y="${ -h + 30 }" width="9" height="${ h - 90 }" rx="4" fill="#fff" opacity="0.45" filter="${ p.blur( 2.5 ) }"/>
<rect x="${ -rx }" y="-30" width="${ w }" height="40" fill="#fff" opacity="${ clear ? 0.34 : 0.12 }"/></g>`;
	const rim = clear ? light( tint, 0.5 ) : dark( tint, 0.25 );
	const mouth = ceramic ? dark( tint, 0.35 ) : rim;
	const svg = `${ body }
<ellipse cx="0" cy="${ -h }" rx="${ rx }" ry="${ ry }" fill="${ mouth }"/>
<ellipse cx="0" cy="${ -h + 12 }" rx="${ rx - 16 }" ry="${ ry - 8 }" fill="${ p.across(
		[
			[ 0, dark( wax, 0.26 ) ],
			[ 0.35, lit ? light( wax, 0.4 ) : wax ],
			[ 1, dark( wax, 0.12 ) ],
		]
	) }"/>
${ lit ? `<ellipse cx="0" cy="${ -h + 14 }" rx="${ rx * 0.6 }" ry="${ ry * 0.55 }" fill="#fff1cd" opacity="0.8" filter="${ p.blur( 5 ) }"/>` : '' }
<ellipse cx="0" cy="${ -h }" rx="${ rx - 3 }" ry="${ ry - 2 }" fill="none" stroke="${ light( tint, 0.72 ) }" stroke-width="5" opacity="${ clear ? 0.9 : 0.55 }"/>
${ flame( p, 0, -h + 8, lit ) }
${ ceramic ? stamp( name, tint, -h * 0.42 ) : label( p, name, foot, 232, -h * 0.4 ) }`;
	return {
		svg,
		half: rx,
		tall: h + 60,
		glow: clear ? wax : undefined,
		over: lit ? h + 60 : undefined,
	};
}

/**
 * Letters pressed into clay.
 *
 * @param {string} name
 * @param {string} tint
 * @param {number} y
 */
function stamp( name, tint, y ) {
	const ink =
		lightness( tint ) > 0.45 ? dark( tint, 0.62 ) : light( tint, 0.72 );
	return `${ letters( 'VITRINA', 0, y - 34, { size: 15, tracking: 0.36, fill: ink, opacity: 0.8 } ) }
${ letters( name, 0, y + 18, { size: 44, fill: ink, width: 270 } ) }
<rect x="-26" y="${ y + 44 }" width="52" height="1.6" fill="${ ink }" opacity="0.6"/>`;
}

/**
 * @param {string} tint
 * @param {number} w
 * @param {number} h
 */
export function speckles( tint, w, h ) {
	return Array.from( { length: 70 }, ( _, i ) => {
		const x = ( random( i ) - 0.5 ) * w;
		const y = -random( i + 200 ) * h;
		return `<circle cx="${ x.toFixed( 0 ) }" cy="${ y.toFixed( 0 ) }" r="${ ( 0.8 + 1.7 * random( i + 400 ) ).toFixed( 1 ) }" fill="${ i % 3 ? dark( tint, 0.5 ) : light( tint, 0.6 ) }" opacity="0.4"/>`;
	} ).join( '' );
}

/**
 * @param {Paint}               p
 * @param {Record<string, any>} look
 * @return {Thing} A candle with nothing around it.
 */
export function pillar( p, look ) {
	const wax = look.tint;
	const cells = Array.from( { length: 60 }, ( _, i ) => {
		const column = i % 6;
		const row = Math.floor( i / 6 );
		const x = -150 + column * 60 + ( row % 2 ? 30 : 0 );
		return `<path transform="translate(${ x } ${ -22 - row * 52 })" d="M0 -34 L29 -17 V17 L0 34 L-29 17 V-17 Z" fill="none" stroke="${ dark( wax, 0.3 ) }" stroke-opacity="0.4" stroke-width="4"/>`;
	} ).join( '' );
	const body = `M-170 -520 V-6 Q0 30 170 -6 V-520 Z`;
	const svg = `<path d="${ body }" fill="${ p.across( [
		[ 0, dark( wax, 0.36 ) ],
		[ 0.2, light( wax, 0.24 ) ],
		[ 0.4, light( wax, 0.36 ) ],
		[ 0.66, wax ],
		[ 1, dark( wax, 0.4 ) ],
	] ) }"/>
<g clip-path="${ p.clip( `<path d="${ body }"/>` ) }">${ cells }<ellipse cx="0" cy="-500" rx="230" ry="170" fill="${ p.round(
		[
			[ 0, '#ffe3a0', 0.8 ],
			[ 1, '#ffd27a', 0 ],
		]
	) }"/></g>
<ellipse cx="0" cy="-520" rx="170" ry="34" fill="${ light( wax, 0.42 ) }"/><ellipse cx="0" cy="-516" rx="120" ry="20" fill="#fff0c4" opacity="0.85"/>
${ flame( p, 0, -520, true ) }`;
	return { svg, half: 168, tall: 620, over: 580 };
}

/**
 * @param {Paint}               p
 * @param {Record<string, any>} look
 * @return {Thing} A wide bowl with three wicks.
 */
export function bowl( p, look ) {
	const t = look.tint;
	const wax = look.wax;
	const body =
		'M-390 -220 C -380 -70 -250 -10 -150 0 Q0 20 150 0 C 250 -10 380 -70 390 -220 Z';
	const svg = `<path d="${ body }" fill="${ p.across( [
		[ 0, dark( t, 0.4 ) ],
		[ 0.24, light( t, 0.34 ) ],
		[ 0.5, t ],
		[ 1, dark( t, 0.46 ) ],
	] ) }"/>
<g clip-path="${ p.clip( `<path d="${ body }"/>` ) }">${ speckles( t, 800, 230 ) }<rect x="-400" y="-70" width="800" height="100" fill="${ p.down(
		[
			[ 0, dark( t, 0.4 ), 0 ],
			[ 1, dark( t, 0.6 ), 0.5 ],
		]
	) }"/></g>
<ellipse cx="0" cy="-220" rx="390" ry="76" fill="${ dark( t, 0.3 ) }"/>
<ellipse cx="0" cy="-210" rx="362" ry="62" fill="${ p.across( [
		[ 0, dark( wax, 0.22 ) ],
		[ 0.4, light( wax, 0.4 ) ],
		[ 1, dark( wax, 0.12 ) ],
	] ) }"/>
<ellipse cx="0" cy="-208" rx="270" ry="40" fill="#fff1cd" opacity="0.75" filter="${ p.blur( 8 ) }"/>
<ellipse cx="0" cy="-220" rx="386" ry="73" fill="none" stroke="${ light( t, 0.6 ) }" stroke-width="5" opacity="0.7"/>
${ flame( p, 0, -236, true, 0.8 ) }${ flame( p, -150, -206, true, 0.86 ) }${ flame( p, 150, -206, true, 0.86 ) }
${ letters( 'VITRINA', 0, -76, { size: 22, tracking: 0.4, fill: light( t, 0.66 ), opacity: 0.85 } ) }`;
	return { svg, half: 250, wide: 395, tall: 380, over: 330 };
}

/**
 * @param {Paint}               p
 * @param {Record<string, any>} look
 * @param {string}              name
 * @param {string}              foot
 * @return {Thing} A tin with its lid leaning on it.
 */
export function tin( p, look, name, foot ) {
	const t = look.tint;
	const side = 'M-230 -196 V-14 Q0 40 230 -14 V-196 Z';
	const short = name.replace( /^.*„|“$/g, '' );
	const svg = `<g transform="translate(205 -170) rotate(24)">
<ellipse cx="0" cy="0" rx="186" ry="188" fill="${ dark( '#bfb7ab', 0.3 ) }"/>
<ellipse cx="-8" cy="-2" rx="184" ry="186" fill="${ metal( p, '#cbc4b8' ) }"/>
<ellipse cx="-8" cy="-2" rx="162" ry="164" fill="${ p.across( [
		[ 0, '#e9e5dd' ],
		[ 0.5, '#c9c2b6' ],
		[ 1, '#a39b8e' ],
	] ) }"/>
${ letters( 'VITRINA', -8, 6, { size: 30, tracking: 0.32, fill: '#5d554a', opacity: 0.85 } ) }</g>
<ellipse cx="215" cy="6" rx="120" ry="14" fill="#2a1e14" opacity="0.35" filter="${ p.blur( 9 ) }"/>
<path d="${ side }" fill="${ metal( p, '#cfc8bd' ) }"/>
<path d="M-230 -150 Q0 -96 230 -150 V-46 Q0 8 -230 -46 Z" fill="${ p.across( [
		[ 0, dark( t, 0.3 ) ],
		[ 0.3, light( t, 0.22 ) ],
		[ 0.6, t ],
		[ 1, dark( t, 0.36 ) ],
	] ) }"/>
<ellipse cx="0" cy="-196" rx="230" ry="54" fill="${ metal( p, '#bdb5a8' ) }"/>
<ellipse cx="0" cy="-186" rx="212" ry="44" fill="${ p.across( [
		[ 0, dark( look.wax, 0.2 ) ],
		[ 0.4, light( look.wax, 0.3 ) ],
		[ 1, dark( look.wax, 0.1 ) ],
	] ) }"/>
${ flame( p, 0, -188, false ) }
${ letters( short, 0, -66, { size: 40, fill: lightness( t ) > 0.55 ? '#2b241d' : '#faf3e6', width: 320 } ) }
${ letters( foot, 0, -34, { size: 15, tracking: 0.1, fill: lightness( t ) > 0.55 ? '#2b241d' : '#faf3e6', opacity: 0.8 } ) }`;
	return {
		svg: `<g transform="translate(-80 0)">${ svg }</g>`,
		half: 225,
		wide: 315,
		tall: 330,
	};
}
