/**
 * Puts things into rooms: one alone, one among its props, several together.
 */
import { carton } from './gifts.mjs';
import { dark } from './paint.mjs';
import {
	coloursOf,
	pebbles,
	random,
	room,
	shadow,
	twig,
	vase,
	windowLight,
} from './scene.mjs';
import { thing } from './things.mjs';

/** @typedef {import('./paint.mjs').Paint} Paint */
/** @typedef {import('./flacon.mjs').Thing} Thing */

/**
 * @typedef {Object} Subject
 * @property {Record<string, any>} look How it is drawn.
 * @property {string}              name What it is called.
 * @property {string}              foot What stands at the label's foot.
 */

const W = 1200;
const H = 1500;
const HORIZON = 1070;
const GROUND = 1262;

/**
 * How large a thing may be drawn to fill its share of the picture.
 *
 * @param {Thing}  it
 * @param {number} tall
 * @param {number} half
 */
export function fit( it, tall = 1010, half = 400 ) {
	return Math.min( 1.72, tall / it.tall, half / ( it.wide ?? it.half ) );
}

/**
 * @param {Paint}  p
 * @param {Thing}  it
 * @param {number} x
 * @param {number} y
 * @param {number} scale
 * @return {{ shade: string, body: string }} Shadow and thing.
 */
export function place( p, it, x, y, scale ) {
	return {
		shade: shadow( p, x, y, it.half * scale, it.tall * scale, it.glow ),
		body: `<g transform="translate(${ x } ${ y }) scale(${ scale.toFixed( 4 ) })">${ it.svg }</g>`,
	};
}

/**
 * One number of one product's series of pictures.
 *
 * @param {Paint}   p
 * @param {Subject} subject
 * @param {number}  number  From 1.
 * @param {number}  seed
 * @return {string} SVG.
 */
export function productPicture( p, subject, number, seed ) {
	const makers = [ alone, withProps, closeUp, inARow, behindLeaves ];
	const make = makers[ ( number - 1 ) % makers.length ] ?? alone;
	return make( p, subject, seed );
}

/**
 * @param {Paint}   p
 * @param {Subject} subject
 * @param {number}  seed
 */
function alone( p, subject, seed ) {
	const it = thing( p, subject.look, subject.name, subject.foot );
	const scale = fit( it );
	// What is low would leave the picture's upper half empty: look at it from nearer the table.
	const lift = Math.max( 0, 640 - it.tall * scale ) * 0.42;
	const { shade, body } = place( p, it, W / 2, GROUND - lift, scale );
	const horizon = HORIZON - lift;
	const sun = random( seed ) > 0.55 ? windowLight( p, W, horizon, seed ) : '';
	return p.svg(
		W,
		H,
		room( p, subject.look.scene, { width: W, height: H, horizon } ) +
			sun +
			shade +
			body
	);
}

/**
 * @param {Paint}   p
 * @param {Subject} subject
 * @param {number}  seed
 */
function withProps( p, subject, seed ) {
	const { look, name, foot } = subject;
	const evening = Boolean( look.lit );
	const it = thing( p, look, name, foot );
	const scale = fit( it, 900, 340 );
	const boxed = [ 'flacon', 'diffuser', 'spray' ].includes( look.kind );
	const x = boxed ? 735 : 640;
	const main = place( p, it, x, GROUND + 26, scale );
	const parts = [
		room( p, look.scene, {
			width: W,
			height: H,
			horizon: HORIZON - 40,
			dim: evening ? 0.26 : 0.03,
		} ),
		evening ? '' : windowLight( p, W, HORIZON - 40, seed + 5 ),
	];
	if ( boxed ) {
		const pack = place(
			p,
			carton( p, look.liquid ?? look.tint, name ),
			330,
			GROUND - 66,
			look.kind === 'flacon' ? 1.24 : 1.12
		);
		parts.push( pack.shade, pack.body );
	}
	const green = look.scene === 'lilac' ? '#8b83a0' : '#77805f';
	if ( ! boxed && random( seed + 2 ) > 0.4 ) {
		parts.push(
			`<g transform="translate(205 1206) scale(1.3)">${ vase( p, dark( green, evening ? 0.3 : 0 ), dark( coloursOf( look.scene )[ 1 ], evening ? 0.25 : 0 ), seed ) }</g>`
		);
	}
	parts.push( main.shade, main.body );
	if ( evening && it.over ) {
		const glow = p.round( [
			[ 0, '#ffd692', 0.42 ],
			[ 0.5, '#ffc673', 0.12 ],
			[ 1, '#ffc673', 0 ],
		] );
		parts.push(
			`<circle cx="${ x }" cy="${ GROUND - it.over * scale }" r="760" fill="${ glow }"/>`
		);
	}
	parts.push(
		pebbles(
			p,
			boxed ? 140 : 880,
			GROUND + 116,
			coloursOf( look.scene )[ 1 ],
			seed
		)
	);
	return p.svg( W, H, parts.join( '' ) );
}

/**
 * @param {Paint}   p
 * @param {Subject} subject
 * @param {number}  seed
 */
function closeUp( p, subject, seed ) {
	const it = thing( p, subject.look, subject.name, subject.foot );
	const { shade, body } = place( p, it, W / 2, GROUND, fit( it ) );
	const middle = GROUND - it.tall * fit( it ) * 0.42;
	const top = Math.max( 60, Math.min( middle - 430, H - 900 ) );
	return p.svg(
		W,
		H,
		room( p, subject.look.scene, {
			width: W,
			height: H,
			horizon: HORIZON,
		} ) +
			windowLight( p, W, HORIZON, seed + 9 ) +
			shade +
			body,
		`${ 210 + 60 * random( seed ) } ${ top } 720 900`
	);
}

/**
 * @param {Paint}   p
 * @param {Subject} subject
 */
function inARow( p, subject ) {
	const it = thing( p, subject.look, subject.name, subject.foot );
	const scale = fit( it, 860, 330 );
	const front = place( p, it, 470, GROUND + 50, scale );
	const near = place( p, it, 860, GROUND - 70, scale * 0.76 );
	const far = place( p, it, 1080, GROUND - 130, scale * 0.6 );
	return p.svg(
		W,
		H,
		room( p, subject.look.scene, {
			width: W,
			height: H,
			horizon: HORIZON - 20,
		} ) +
			`<g filter="${ p.blur( 11, 16 ) }">${ far.shade }${ far.body }</g><g filter="${ p.blur( 6, 12 ) }">${ near.shade }${ near.body }</g>` +
			front.shade +
			front.body
	);
}

/**
 * @param {Paint}   p
 * @param {Subject} subject
 * @param {number}  seed
 */
function behindLeaves( p, subject, seed ) {
	const it = thing( p, subject.look, subject.name, subject.foot );
	const scale = fit( it, 840, 320 );
	const main = place( p, it, 640, GROUND, scale );
	const leaves = `<g filter="${ p.blur( 4.5, 12 ) }" opacity="0.9" transform="translate(70 1560) rotate(14) scale(2.1)">${ twig( '#6f7a58', seed ) }</g>`;
	return p.svg(
		W,
		H,
		room( p, subject.look.scene, {
			width: W,
			height: H,
			horizon: HORIZON,
		} ) +
			windowLight( p, W, HORIZON, seed ) +
			main.shade +
			main.body +
			leaves
	);
}

/**
 * Several things together, for categories, the journal and the front page.
 *
 * @param {Paint}                                                          p
 * @param {Object}                                                         plan
 * @param {number}                                                         plan.width
 * @param {number}                                                         plan.height
 * @param {string}                                                         plan.scene
 * @param {number}                                                         plan.seed
 * @param {{ subject: Subject, x: number, back?: number, size: number }[]} plan.items      Farthest first; `x` in parts of the width, `size` of the height.
 * @param {number}                                                         [plan.twigAt]
 * @param {number}                                                         [plan.stonesAt]
 * @return {string} SVG.
 */
export function still(
	p,
	{ width, height, scene, seed, items, twigAt, stonesAt }
) {
	const horizon = height * 0.7;
	const ground = height * 0.85;
	const placed = items.map( ( { subject, x, back = 0, size } ) => {
		const it = thing( p, subject.look, subject.name, subject.foot );
		return place(
			p,
			it,
			width * x,
			ground - back * height,
			( size * height ) / it.tall
		);
	} );
	const sun = windowLight(
		p,
		Math.min( width, height * 1.1 ),
		horizon,
		seed
	);
	return p.svg(
		width,
		height,
		room( p, scene, { width, height, horizon } ) +
			sun +
			( twigAt === undefined
				? ''
				: `<g transform="translate(${ width * twigAt } ${ ground - height * 0.05 }) scale(${ height / 1080 })">${ vase( p, '#7b845f', coloursOf( scene )[ 1 ], seed ) }</g>` ) +
			placed.map( ( one ) => one.shade ).join( '' ) +
			placed.map( ( one ) => one.body ).join( '' ) +
			( stonesAt === undefined
				? ''
				: pebbles(
						p,
						width * stonesAt,
						ground + height * 0.055,
						coloursOf( scene )[ 1 ],
						seed
					) )
	);
}
