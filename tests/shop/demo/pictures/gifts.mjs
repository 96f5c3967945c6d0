/**
 * Boxes, and the small things that go with perfume and candles.
 */
import { metal } from './flacon.mjs';
import { letters, wrap } from './letters.mjs';
import { tin } from './candles.mjs';
import { dark, light, lightness } from './paint.mjs';

/** @typedef {import('./paint.mjs').Paint} Paint */
/** @typedef {import('./flacon.mjs').Thing} Thing */

/**
 * @param {Paint}               p
 * @param {Record<string, any>} look
 * @param {string}              name
 * @return {Thing} A gift box with a ribbon.
 */
export function giftBox( p, look, name ) {
	const t = look.tint;
	const r = look.ribbon ?? dark( t, 0.3 );
	const plain = name.replace( /^.*„|“$/g, '' );
	const ink = lightness( t ) > 0.5 ? '#2b241d' : '#f6ecdb';
	const face = ( /** @type {string} */ c ) =>
		p.across( [
			[ 0, light( c, 0.2 ) ],
			[ 0.5, c ],
			[ 1, dark( c, 0.16 ) ],
		] );
	const svg = `
<path d="M-330 0 V-330 H250 V0 Z" fill="${ face( t ) }"/><path d="M250 0 V-330 L350 -382 V-60 Z" fill="${ p.across(
		[
			[ 0, dark( t, 0.3 ) ],
			[ 1, dark( t, 0.44 ) ],
		]
	) }"/>
<path d="M-348 -310 V-412 H262 V-310 Z" fill="${ face( light( t, 0.08 ) ) }"/><path d="M262 -310 V-412 L366 -466 V-366 Z" fill="${ dark( t, 0.3 ) }"/>
<path d="M-348 -412 L-236 -466 H366 L262 -412 Z" fill="${ p.across( [
		[ 0, light( t, 0.55 ) ],
		[ 1, light( t, 0.2 ) ],
	] ) }"/>
<rect x="-348" y="-312" width="610" height="14" fill="#2a1e14" opacity="0.2" filter="${ p.blur( 5 ) }"/>
<path d="M-226 0 V-412 H-150 V0 Z" fill="${ p.across( [
		[ 0, dark( r, 0.1 ) ],
		[ 0.4, light( r, 0.3 ) ],
		[ 1, dark( r, 0.2 ) ],
	] ) }"/><path d="M-226 -412 L-112 -466 H-38 L-150 -412 Z" fill="${ light( r, 0.26 ) }"/>
<g transform="translate(-146 -446)">${ bow( p, r ) }</g>
${ letters( 'VITRINA', 56, -204, { size: 20, tracking: 0.4, fill: ink, opacity: 0.8 } ) }
${ wrap( plain, 12 )
	.map( ( line, i ) =>
		letters( line, 56, -142 + i * 56, { size: 52, fill: ink, width: 330 } )
	)
	.join( '' ) }`;
	return { svg, half: 345, tall: 520 };
}

/**
 * @param {Paint}  p
 * @param {string} r
 */
function bow( p, r ) {
	const fill = p.down( [
		[ 0, light( r, 0.34 ) ],
		[ 1, dark( r, 0.22 ) ],
	] );
	return `<path d="M0 0 C -60 60 -100 110 -96 170 L-60 140 L-44 172 C -40 110 -20 60 0 0 Z" fill="${ dark( r, 0.2 ) }"/><path d="M0 0 C 50 50 100 80 112 140 L76 124 L70 160 C 40 110 14 60 0 0 Z" fill="${ dark( r, 0.12 ) }"/>
<path d="M0 0 C -60 -110 -190 -100 -170 -30 C -160 24 -60 20 0 0 Z" fill="${ fill }"/><path d="M0 0 C 60 -110 190 -100 170 -30 C 160 24 60 20 0 0 Z" fill="${ fill }"/>
<path d="M-20 -6 C -70 -60 -130 -60 -126 -26 C -120 0 -60 4 -20 -2 Z M20 -6 C 70 -60 130 -60 126 -26 C 120 0 60 4 20 -2 Z" fill="${ dark( r, 0.42 ) }" opacity="0.55"/>
<rect x="-25" y="-24" width="50" height="46" rx="14" fill="${ light( r, 0.12 ) }"/>`;
}

/**
 * The carton a bottle comes in; stands behind it in a second picture.
 *
 * @param {Paint}  p
 * @param {string} tint
 * @param {string} name
 * @return {Thing} The carton.
 */
export function carton( p, tint, name ) {
	const t = light( tint, 0.3 );
	const ink = lightness( t ) > 0.5 ? '#2b241d' : '#f6ecdb';
	const lines = wrap( name, 11 ).slice( 0, 3 );
	const svg = `<rect x="-190" y="-640" width="330" height="640" fill="${ p.across(
		[
			[ 0, light( t, 0.3 ) ],
			[ 1, t ],
		]
	) }"/><path d="M140 0 V-640 L200 -664 V-22 Z" fill="${ dark( t, 0.3 ) }"/><path d="M-190 -640 L-130 -664 H200 L140 -640 Z" fill="${ light( t, 0.5 ) }"/>
<rect x="-168" y="-618" width="286" height="596" fill="none" stroke="${ ink }" stroke-opacity="0.25" stroke-width="2"/>
${ letters( 'VITRINA', -25, -548, { size: 20, tracking: 0.4, fill: ink, opacity: 0.8 } ) }
${ lines.map( ( line, i ) => letters( line, -25, -350 + i * 50, { size: 46, fill: ink, width: 240 } ) ).join( '' ) }
${ letters( 'Vilnius', -25, -62, { size: 18, tracking: 0.14, fill: ink, opacity: 0.7 } ) }`;
	return { svg, half: 190, tall: 660 };
}

/**
 * @param {Paint}               p
 * @param {Record<string, any>} look
 * @return {Thing} A travel atomiser.
 */
export function atomizer( p, look ) {
	const t = look.tint;
	const one = (
		/** @type {number} */ x,
		/** @type {string} */ c,
		/** @type {number} */ turn
	) => `<g transform="translate(${ x } 0) rotate(${ turn })">
<rect x="-58" y="-360" width="116" height="360" rx="22" fill="${ metal( p, c ) }"/><rect x="-12" y="-300" width="24" height="160" rx="12" fill="#fdf6e8" opacity="0.75"/><rect x="-12" y="-220" width="24" height="80" rx="10" fill="#d9a95c" opacity="0.7"/>
<rect x="-58" y="-368" width="116" height="10" fill="#2a1e14" opacity="0.35"/><rect x="-58" y="-540" width="116" height="174" rx="22" fill="${ metal( p, light( c, 0.12 ) ) }"/>
${ letters( 'VITRINA', 0, -54, { size: 15, tracking: 0.3, fill: lightness( c ) > 0.5 ? '#4a3a24' : '#efe4d0', opacity: 0.9 } ) }</g>`;
	return {
		svg: `${ one( -160, '#efe6d8', 0 ) }${ one( 0, t, 0 ) }${ one( 160, '#4a443d', 0 ) }`,
		half: 220,
		tall: 540,
	};
}

/**
 * @param {Paint} p
 * @return {Thing} Twelve samples in a tray.
 */
export function samples( p ) {
	const tones = [
		'#e8bfb4',
		'#d9d0e4',
		'#c98a3c',
		'#b9cc9c',
		'#a33a3a',
		'#dda83f',
		'#6f8b6c',
		'#54504b',
		'#5d4a72',
		'#93adb9',
		'#d8c6a3',
		'#7a8560',
	];
	const vials = tones
		.map( ( tone, i ) => {
			const x = -318 + i * 58;
			return `<g transform="translate(${ x } -70)"><rect x="-19" y="-300" width="38" height="300" rx="10" fill="${ light( tone, 0.7 ) }" opacity="0.9"/><rect x="-15" y="-214" width="30" height="210" rx="8" fill="${ p.across(
				[
					[ 0, dark( tone, 0.3 ) ],
					[ 0.35, light( tone, 0.3 ) ],
					[ 1, dark( tone, 0.25 ) ],
				]
			) }"/><rect x="-19" y="-362" width="38" height="74" rx="8" fill="${ metal( p, '#d2bb8a' ) }"/><rect x="-15" y="-290" width="6" height="270" rx="3" fill="#fff" opacity="0.6"/></g>`;
		} )
		.join( '' );
	const svg = `<path d="M-372 -60 H372 L400 -260 H-400 Z" fill="#e4d8c6"/>${ vials }
<path d="M-400 0 V-176 H400 V0 Z" fill="${ p.across( [
		[ 0, '#faf5ec' ],
		[ 0.6, '#efe6d8' ],
		[ 1, '#d8cbb8' ],
	] ) }"/><rect x="-400" y="-178" width="800" height="6" fill="#fff" opacity="0.8"/>
${ letters( 'VITRINA', 0, -108, { size: 20, tracking: 0.4, opacity: 0.8 } ) }${ letters( 'Dvylika kvapų', 0, -52, { size: 46 } ) }`;
	return { svg, half: 395, tall: 440 };
}

/**
 * @param {Paint}               p
 * @param {Record<string, any>} look
 * @return {Thing} A leather case.
 */
export function leatherCase( p, look ) {
	const t = look.tint;
	const d =
		'M-150 0 Q-172 0 -172 -24 V-480 Q-172 -560 -92 -560 H92 Q172 -560 172 -480 V-24 Q172 0 150 0 Z';
	const svg = `<path d="${ d }" fill="${ p.across( [
		[ 0, dark( t, 0.34 ) ],
		[ 0.24, light( t, 0.24 ) ],
		[ 0.55, t ],
		[ 1, dark( t, 0.42 ) ],
	] ) }"/>
<path transform="translate(0 -15) scale(0.91 0.945)" d="${ d }" fill="none" stroke="#e8cfa6" stroke-width="5" stroke-dasharray="15 11" stroke-linecap="round" opacity="0.85"/>
<path d="M-172 -380 Q0 -300 172 -380 V-480 Q172 -560 92 -560 H-92 Q-172 -560 -172 -480 Z" fill="${ p.across(
		[
			[ 0, dark( t, 0.26 ) ],
			[ 0.3, light( t, 0.3 ) ],
			[ 1, dark( t, 0.36 ) ],
		]
	) }"/><path d="M-172 -378 Q0 -296 172 -378" fill="none" stroke="#2a1a0e" stroke-opacity="0.45" stroke-width="9" filter="${ p.blur( 4 ) }"/>
<circle cx="0" cy="-362" r="23" fill="${ p.round(
		[
			[ 0, '#fff2cf' ],
			[ 0.5, '#d2ac62' ],
			[ 1, '#80602c' ],
		],
		0.36,
		0.3,
		0.8
	) }"/>
${ letters( 'VITRINA', 0, -120, { size: 25, tracking: 0.4, fill: dark( t, 0.6 ), opacity: 0.85 } ) }`;
	return { svg, half: 165, tall: 560 };
}

/**
 * @param {Paint} p
 * @return {Thing} Wick scissors, standing on their rings.
 */
export function scissors( p ) {
	const steel = metal( p, '#57524c' );
	const svg = `<g transform="translate(0 -30)"><path d="M-26 -250 L-60 -30" stroke="${ '#45403b' }" stroke-width="24" stroke-linecap="round"/><path d="M26 -250 L60 -30" stroke="#2f2b28" stroke-width="24" stroke-linecap="round"/>
<circle cx="-92" cy="-58" r="70" fill="none" stroke="${ steel }" stroke-width="25"/><circle cx="92" cy="-58" r="70" fill="none" stroke="${ steel }" stroke-width="25"/>
<path d="M-40 -250 C -30 -400 10 -500 96 -590 L112 -574 C 40 -480 30 -380 12 -240 Z" fill="${ steel }"/><path d="M40 -250 C 36 -380 60 -480 150 -560 L160 -540 C 100 -460 84 -360 66 -244 Z" fill="${ p.across(
		[
			[ 0, '#77716a' ],
			[ 0.4, '#b4aea5' ],
			[ 1, '#3b3733' ],
		]
	) }"/>
<path d="M88 -596 L196 -616 L204 -590 L112 -560 Z" fill="#6a645d"/><circle cx="8" cy="-262" r="18" fill="#c9a968"/></g>`;
	return { svg, half: 165, tall: 640 };
}

/**
 * @param {Paint}               p
 * @param {Record<string, any>} look
 * @return {Thing} A clay candle holder with a taper.
 */
export function holder( p, look ) {
	const t = look.tint;
	const clay = p.across( [
		[ 0, dark( t, 0.4 ) ],
		[ 0.26, light( t, 0.34 ) ],
		[ 0.55, t ],
		[ 1, dark( t, 0.42 ) ],
	] );
	const svg = `<rect x="-30" y="-720" width="60" height="520" rx="10" fill="${ p.across(
		[
			[ 0, '#d9cbb6' ],
			[ 0.3, '#fffaf0' ],
			[ 0.6, '#efe4d2' ],
			[ 1, '#c2b198' ],
		]
	) }"/><path d="M0 -716 q4 -18 1 -34" stroke="#3a2d22" stroke-width="5" fill="none"/>
<path d="M-200 -6 C -200 -60 -60 -60 -46 -130 L-66 -240 H66 L46 -130 C 60 -60 200 -60 200 -6 Q0 26 -200 -6 Z" fill="${ clay }"/><ellipse cx="0" cy="-240" rx="66" ry="14" fill="${ dark( t, 0.4 ) }"/>
<path d="M-30 -252 H30 V-238 Q0 -226 -30 -238 Z" fill="#e2d5c0"/>`;
	return { svg, half: 195, tall: 740 };
}

/**
 * @param {Paint} p
 * @return {Thing} Three tins, two below and one above.
 */
export function tins( p ) {
	const a = tin(
		p,
		{ tint: '#c9ad86', wax: '#f1e6d3' },
		'Kardamonas',
		'70 g'
	);
	const b = tin(
		p,
		{ tint: '#b9c7b0', wax: '#edf0e3' },
		'Agurkas ir mėta',
		'70 g'
	);
	const c = tin(
		p,
		{ tint: '#8f6f80', wax: '#eddcd9' },
		'Vėlyva slyva',
		'70 g'
	);
	const svg = `<g transform="translate(-180 -50) scale(0.62)">${ a.svg }</g><g transform="translate(190 -56) scale(0.62)">${ b.svg }</g><g transform="translate(10 30) scale(0.76)">${ c.svg }</g>`;
	return { svg, half: 300, wide: 345, tall: 330 };
}
