/**
 * Scents for rooms: reeds in a bottle, sprays, sachets, blocks of cedar.
 */
import { label, metal } from './flacon.mjs';
import { letters } from './letters.mjs';
import { dark, light, lightness } from './paint.mjs';
import { random } from './scene.mjs';
import { speckles } from './candles.mjs';

/** @typedef {import('./paint.mjs').Paint} Paint */
/** @typedef {import('./flacon.mjs').Thing} Thing */

/** @type {Record<string, { d: string, w: number, h: number, clear: boolean }>} */
const VASES = {
	bottle: {
		w: 330,
		h: 480,
		clear: true,
		d: 'M-130 0 Q-165 0 -165 -34 V-300 C -165 -390 -70 -376 -58 -430 V-480 H58 V-430 C 70 -376 165 -390 165 -300 V-34 Q165 0 130 0 Z',
	},
	round: {
		w: 400,
		h: 420,
		clear: true,
		d: 'M-110 0 C -250 -30 -240 -330 -60 -350 V-420 H60 V-350 C 240 -330 250 -30 110 0 Z',
	},
	cube: {
		w: 340,
		h: 400,
		clear: true,
		d: 'M-146 0 Q-170 0 -170 -24 V-300 Q-170 -330 -140 -330 H-62 V-400 H62 V-330 H140 Q170 -330 170 -300 V-24 Q170 0 146 0 Z',
	},
	ceramic: {
		w: 380,
		h: 440,
		clear: false,
		d: 'M-100 0 C -160 -6 -196 -80 -190 -180 C -184 -300 -70 -320 -60 -380 L-70 -440 H70 L60 -380 C 70 -320 184 -300 190 -180 C 196 -80 160 -6 100 0 Z',
	},
};

/**
 * @param {Paint}               p
 * @param {Record<string, any>} look
 * @param {string}              name
 * @param {string}              foot
 * @return {Thing} Reeds in a bottle.
 */
export function diffuser( p, look, name, foot ) {
	const vase = VASES[ look.vase ] ?? VASES.bottle;
	if ( ! vase ) {
		throw new Error( `There is no vase "${ look.vase }".` );
	}
	const { d, w, h, clear } = vase;
	const t = look.tint;
	const liquid = look.liquid ?? t;
	const reeds = Array.from( { length: 8 }, ( _, i ) => {
		const top = -190 + 54 * i + 20 * random( i + w );
		const foot_ = ( i - 3.5 ) * -8;
		const y = -h - 430 - 60 * random( i + 3 * w );
		const reed = i % 2 ? '#c9a878' : '#b28e5e';
		return `<path d="M${ foot_ } -90 L${ foot_ * 0.4 + top * 0.1 } ${ -h } L${ top } ${ y }" fill="none" stroke="${ reed }" stroke-width="9" stroke-linecap="round"/><path d="M${ foot_ * 0.4 + top * 0.1 - 2 } ${ -h } L${ top - 2 } ${ y }" fill="none" stroke="#ecd9b6" stroke-width="2.6" opacity="0.8"/>`;
	} ).join( '' );
	const inside = p.clip(
		`<path transform="translate(0 -16) scale(0.9 0.94)" d="${ d }"/>`
	);
	const whole = p.clip( `<path d="${ d }"/>` );
	const glass = `<path d="${ d }" fill="${ light( t, 0.4 ) }" opacity="0.72"/>
<g clip-path="${ inside }"><rect x="-260" y="${ -h * 0.62 }" width="520" height="${ h }" fill="${ p.down(
		[
			[ 0, light( liquid, 0.3 ) ],
			[ 1, liquid ],
		]
	) }" opacity="0.88"/>
<rect x="${ -w / 2 }" y="${ -h * 0.62 }" width="${ w }" height="${ h }" fill="${ p.across(
		[
			[ 0, dark( liquid, 0.45 ), 0.7 ],
			[ 0.3, '#ffffff', 0.24 ],
			[ 0.6, liquid, 0 ],
			[ 1, dark( liquid, 0.5 ), 0.7 ],
		]
	) }"/>
<rect x="-260" y="${ -h * 0.62 - 4 }" width="520" height="8" fill="${ light( liquid, 0.6 ) }" opacity="0.8"/></g>
<g clip-path="${ whole }"><rect x="${ -w / 2 }" y="${ -h }" width="${ w }" height="${ h }" fill="${ p.across(
		[
			[ 0, dark( t, 0.3 ), 0.7 ],
			[ 0.07, '#ffffff', 0.6 ],
			[ 0.2, '#ffffff', 0.12 ],
			[ 0.86, t, 0 ],
			[ 0.95, '#ffffff', 0.4 ],
			[ 1, dark( t, 0.4 ), 0.8 ],
		]
	) }"/>
<rect x="${ -w / 2 }" y="-26" width="${ w }" height="26" fill="#fff" opacity="0.45"/></g>
<path d="${ d }" fill="none" stroke="#fff" stroke-opacity="0.6" stroke-width="2.5"/>
<rect x="-68" y="${ -h - 8 }" width="136" height="30" rx="7" fill="${ metal( p, '#c8a968' ) }"/>`;
	const clay = `<path d="${ d }" fill="${ p.across( [
		[ 0, dark( t, 0.4 ) ],
		[ 0.26, light( t, 0.36 ) ],
		[ 0.55, t ],
		[ 1, dark( t, 0.42 ) ],
	] ) }"/>
<g clip-path="${ whole }">${ speckles( t, w, h ) }<rect x="-220" y="-110" width="440" height="120" fill="${ p.down(
		[
			[ 0, dark( t, 0.4 ), 0 ],
			[ 1, dark( t, 0.6 ), 0.42 ],
		]
	) }"/></g>
<ellipse cx="0" cy="${ -h }" rx="70" ry="13" fill="${ dark( t, 0.55 ) }"/>`;
	const ink = lightness( t ) > 0.45 ? dark( t, 0.62 ) : light( t, 0.7 );
	const mark = clear
		? label( p, name, foot, 214, -h * 0.36 )
		: `${ letters( 'VITRINA', 0, -190, { size: 16, tracking: 0.36, fill: ink, opacity: 0.85 } ) }${ letters( name, 0, -142, { size: 38, fill: ink, width: 250 } ) }`;
	const svg = clear
		? `<g opacity="0.96">${ reeds }</g>${ glass }${ mark }`
		: `${ reeds }${ clay }${ mark }`;
	return {
		svg,
		half: w * 0.42,
		tall: h + 480,
		glow: clear ? liquid : undefined,
	};
}

/**
 * @param {Paint}               p
 * @param {Record<string, any>} look
 * @param {string}              name
 * @param {string}              foot
 * @return {Thing} A spray.
 */
export function spray( p, look, name, foot ) {
	const t = look.tint;
	const clear = look.bottle !== 'white';
	const d =
		'M-112 0 Q-140 0 -140 -28 V-430 Q-140 -480 -70 -490 V-520 H70 V-490 Q140 -480 140 -430 V-28 Q140 0 112 0 Z';
	const cap =
		{ wood: '#b98a5d', black: '#302c29', white: '#f3eee6' }[
			/** @type {string} */ ( look.cap )
		] ?? '#f3eee6';
	const whole = p.clip( `<path d="${ d }"/>` );
	const plain = name.replace( /^.*„|“$/g, '' );
	const svg = `<path d="${ d }" fill="${ clear ? light( t, look.bottle === 'clear' ? 0.4 : 0.05 ) : t }"/>
<g clip-path="${ whole }">${
		clear
			? `<rect x="-140" y="-400" width="280" height="400" fill="${ p.down(
					[
						[ 0, light( look.liquid, 0.25 ) ],
						[ 1, dark( look.liquid, 0.1 ) ],
					]
				) }" opacity="0.85"/><rect x="-4" y="-500" width="8" height="470" fill="#fff" opacity="0.25"/>`
			: ''
	}
<rect x="-140" y="-520" width="280" height="520" fill="${ p.across( [
		[ 0, dark( t, 0.5 ), 0.7 ],
		[ 0.1, dark( t, 0.1 ), 0.2 ],
		[ 0.24, '#ffffff', 0.5 ],
		[ 0.42, '#ffffff', 0.05 ],
		[ 0.85, dark( t, 0.3 ), 0.25 ],
		[ 1, dark( t, 0.55 ), 0.75 ],
	] ) }"/>
<rect x="-118" y="-450" width="18" height="410" rx="9" fill="#fff" opacity="0.55" filter="${ p.blur( 4 ) }"/></g>
<rect x="-62" y="-560" width="124" height="48" rx="6" fill="${ metal( p, look.cap === 'black' ? '#4a4540' : '#d8c39a' ) }"/>
<rect x="-82" y="-700" width="164" height="150" rx="14" fill="${ p.across( [
		[ 0, dark( cap, 0.4 ) ],
		[ 0.22, light( cap, 0.4 ) ],
		[ 0.5, cap ],
		[ 1, dark( cap, 0.42 ) ],
	] ) }"/>
<rect x="-76" y="-700" width="152" height="12" rx="6" fill="#fff" opacity="0.35"/>
${ label( p, plain, foot, 206, -215, look.bottle === 'amber' ? 'perfume' : 'home' ) }`;
	return { svg, half: 134, tall: 700, glow: clear ? look.liquid : undefined };
}

/**
 * @param {Paint}               p
 * @param {Record<string, any>} look
 * @return {Thing} A linen bag of lavender.
 */
export function sachet( p, look ) {
	const t = look.tint;
	const weave = Array.from(
		{ length: 44 },
		( _, i ) =>
			`<path d="M-230 ${ -i * 12 } q 230 ${ 8 * random( i ) } 460 0" stroke="${ dark( t, 0.3 ) }" stroke-opacity="0.13" fill="none" stroke-width="2"/>`
	).join( '' );
	const d =
		'M-200 -12 C -236 -130 -220 -260 -150 -344 L-178 -470 Q0 -500 178 -470 L150 -344 C 220 -260 236 -130 200 -12 Q0 26 -200 -12 Z';
	const lavender = Array.from( { length: 9 }, ( _, i ) => {
		const x = -70 + i * 17;
		const lean = -26 + i * 6.5;
		const buds = Array.from(
			{ length: 7 },
			( __, j ) =>
				`<ellipse cx="${ j % 2 ? 7 : -7 }" cy="${ -j * 17 }" rx="9" ry="11" fill="${ [ '#8d7fa8', '#7a6c97', '#a294bb' ][ ( i + j ) % 3 ] }"/>`
		).join( '' );
		return `<g transform="translate(${ x } -420) rotate(${ lean })"><path d="M0 0 V-140" stroke="#7d8663" stroke-width="5"/><g transform="translate(0 -140)">${ buds }</g></g>`;
	} ).join( '' );
	const svg = `${ lavender }<path d="${ d }" fill="${ p.across( [
		[ 0, dark( t, 0.3 ) ],
		[ 0.26, light( t, 0.4 ) ],
		[ 0.6, t ],
		[ 1, dark( t, 0.34 ) ],
	] ) }"/>
<g clip-path="${ p.clip( `<path d="${ d }"/>` ) }">${ weave }<path d="M-60 -330 C -90 -220 -50 -120 -80 -20 M60 -330 C 110 -210 70 -110 96 -20 M0 -330 C 10 -250 -10 -190 4 -140" stroke="${ dark( t, 0.4 ) }" stroke-opacity="0.26" stroke-width="16" fill="none" filter="${ p.blur( 8 ) }"/></g>
<path d="M-156 -350 Q0 -318 156 -350" stroke="#8a7a63" stroke-width="13" fill="none"/><path d="M10 -336 q 60 40 40 120 M14 -336 q -20 60 -70 96" stroke="#8a7a63" stroke-width="8" fill="none" stroke-linecap="round"/>
${ letters( 'VITRINA', 0, -150, { size: 22, tracking: 0.36, fill: '#6c5f80' } ) }${ letters( 'levandos', 0, -100, { size: 46, fill: '#6c5f80' } ) }`;
	return { svg, half: 205, tall: 660 };
}

/**
 * @param {Paint}               p
 * @param {Record<string, any>} look
 * @return {Thing} Blocks of cedar, stacked.
 */
export function blocks( p, look ) {
	const t = look.tint;
	const block = (
		/** @type {number} */ x,
		/** @type {number} */ y,
		/** @type {number} */ turn,
		/** @type {number} */ n
	) => {
		const tone = n % 2 ? light( t, 0.14 ) : dark( t, 0.06 );
		const grain = Array.from(
			{ length: 8 },
			( _, i ) =>
				`<path d="M-146 ${ -104 + i * 13 } q ${ 80 + 40 * random( n + i ) } ${ i % 2 ? 9 : -8 } 292 0" stroke="#7a4d2a" stroke-opacity="0.26" stroke-width="2" fill="none"/>`
		).join( '' );
		return `<g transform="translate(${ x } ${ y }) rotate(${ turn })"><rect x="-150" y="-112" width="300" height="112" rx="12" fill="${ p.across(
			[
				[ 0, dark( tone, 0.2 ) ],
				[ 0.3, light( tone, 0.28 ) ],
				[ 1, dark( tone, 0.3 ) ],
			]
		) }"/>${ grain }<rect x="-150" y="-112" width="300" height="15" rx="7" fill="#fff" opacity="0.28"/></g>`;
	};
	const svg = `${ block( -165, 0, 0, 1 ) }${ block( 165, 0, 0, 2 ) }${ block( -10, -114, -3, 3 ) }${ block( 20, -232, 5, 4 ) }
${ letters( 'VITRINA', 162, -48, { size: 24, tracking: 0.36, fill: '#5b3a20', opacity: 0.75 } ) }`;
	return { svg, half: 300, tall: 360 };
}
