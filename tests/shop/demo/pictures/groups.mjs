/**
 * Pictures with several products in them: the front page, categories, journal.
 */
import { still } from './compose.mjs';
import { content, plans, subjectOf } from './list.mjs';
import { Paint } from './paint.mjs';

/** @typedef {import('./list.mjs').Picture} Picture */
/** @typedef {Parameters<typeof still>[1]['items']} Items */

/** Category → scene and the products in it, farthest first. */
const CATEGORIES = /** @type {Record<string, [string, ...string[]]>} */ ( {
	kvepalai: [ 'sand', 'VK-304', 'VK-105', 'VK-301' ],
	moterims: [ 'rose', 'VK-102', 'VK-107', 'VK-101' ],
	vyrams: [ 'pine', 'VK-204', 'VK-202', 'VK-201' ],
	visiems: [ 'dune', 'VK-303', 'VK-302', 'VK-305' ],
	aksesuarai: [ 'amber', 'VA-103', 'VA-101' ],
	zvakes: [ 'amber', 'VZ-106', 'VZ-201', 'VZ-104' ],
	'soju-vasko': [ 'rose', 'VZ-103', 'VZ-105', 'VZ-101' ],
	'mediniu-dagciu': [ 'cocoa', 'VZ-203', 'VZ-202', 'VZ-201' ],
	kelionines: [ 'sage', 'VZ-303', 'VZ-301' ],
	'namu-kvapai': [ 'sage', 'VN-106', 'VN-203', 'VN-102' ],
	'su-lazdelemis': [ 'mist', 'VN-104', 'VN-103', 'VN-101' ],
	purskiami: [ 'mist', 'VN-203', 'VN-202', 'VN-201' ],
	maiseliai: [ 'lilac', 'VN-302', 'VN-301' ],
	dovanos: [ 'plum', 'VD-101', 'VK-107', 'VD-103' ],
	rinkiniai: [ 'honey', 'VD-105', 'VD-102' ],
} );

const JOURNAL = /** @type {Record<string, string[]>} */ ( {
	gift: [ 'VD-101', 'VK-101', 'VD-103' ],
	candles: [ 'VZ-106', 'VZ-102', 'VZ-104', 'VZ-201' ],
	bottles: [ 'VK-304', 'VK-204', 'VK-301', 'VK-103' ],
	diffuser: [ 'VN-106', 'VN-101', 'VN-202' ],
	sachets: [ 'VZ-103', 'VN-301' ],
} );

/**
 * @param {string} sku
 */
function subject( sku ) {
	const plan = plans().find( ( one ) => one.sku === sku );
	if ( ! plan ) {
		throw new Error( `There is no product ${ sku }.` );
	}
	return subjectOf( plan );
}

/**
 * How tall each kind stands among the others, in parts of the picture.
 *
 * @param {string} kind
 */
function height( kind ) {
	/** @type {Record<string, number>} */
	const heights = {
		flacon: 0.4,
		candle: 0.31,
		pillar: 0.42,
		bowl: 0.2,
		tin: 0.2,
		tins: 0.2,
		diffuser: 0.62,
		spray: 0.44,
		sachet: 0.42,
		blocks: 0.22,
		box: 0.32,
		samples: 0.26,
		case: 0.34,
		atomizer: 0.34,
		holder: 0.5,
	};
	return heights[ kind ] ?? 0.36;
}

/**
 * Stands things side by side, overlapping a little, the last one in front.
 *
 * @param {string[]} skus
 * @param {number}   from Left end, in parts of the width.
 * @param {number}   to
 * @param {number}   size Makes all of them larger or smaller.
 * @return {Items} Things with their places.
 */
function line( skus, from, to, size ) {
	const orders = [
		[ 0.5 ],
		[ 0.22, 0.76 ],
		[ 0.14, 0.86, 0.5 ],
		[ 0.06, 0.7, 0.36, 0.98 ],
	];
	const order = orders[ skus.length - 1 ] ?? [];
	return skus.map( ( sku, i ) => {
		const it = subject( sku );
		return {
			subject: it,
			x: from + ( to - from ) * ( order[ i ] ?? 0.5 ),
			back: 0.045 * ( skus.length - 1 - i ),
			size: size * height( it.look.kind ),
		};
	} );
}

/**
 * @return {Picture[]} The pictures with several products.
 */
export function groups() {
	const { categories } = content( 'taxonomies' );
	/** @type {Picture[]} */
	const all = Object.entries( CATEGORIES ).map(
		( [ slug, [ scene, ...skus ] ], i ) => ( {
			name: `kategorija-${ slug }`,
			width: 1200,
			height: 1500,
			alt: `${ categories[ slug ].name }: keli gaminiai ant stalo prie lango`,
			draw: () =>
				still( new Paint(), {
					width: 1200,
					height: 1500,
					scene,
					seed: 3 + i,
					items: line( skus, 0.2, 0.8, 1.06 ),
				} ),
		} )
	);
	content( 'posts' ).forEach(
		(
			/** @type {{ slug: string, scene: string, look: string, title: string }} */ post,
			/** @type {number} */ i
		) => {
			const skus = JOURNAL[ post.look ] ?? [];
			all.push( {
				name: `irasas-${ post.slug }`,
				width: 1600,
				height: 1067,
				alt: `Iliustracija straipsniui „${ post.title }“`,
				draw: () =>
					still( new Paint(), {
						width: 1600,
						height: 1067,
						scene: post.scene,
						seed: 31 + i * 3,
						items: line(
							i % 2 ? skus : [ ...skus ].reverse(),
							i % 2 ? 0.36 : 0.24,
							i % 2 ? 0.84 : 0.7,
							1.12
						),
						twigAt: i % 3 === 0 ? 0.9 : undefined,
						stonesAt: i % 3 === 1 ? 0.1 : undefined,
					} ),
			} );
		}
	);
	const front = [ 'VN-106', 'VK-204', 'VZ-104', 'VK-301' ];
	const alt =
		'Kvepalai, žvakė ir namų kvapas su lazdelėmis ant stalo prie saulėto lango';
	return [
		...all,
		{
			name: 'hero',
			width: 2400,
			height: 1350,
			alt,
			draw: () =>
				still( new Paint(), {
					width: 2400,
					height: 1350,
					scene: 'sand',
					seed: 12,
					items: line( front, 0.54, 0.9, 1.04 ),
					twigAt: 0.965,
					stonesAt: 0.42,
				} ),
		},
		{
			name: 'hero-telefonui',
			width: 1200,
			height: 1500,
			alt,
			draw: () =>
				still( new Paint(), {
					width: 1200,
					height: 1500,
					scene: 'sand',
					seed: 12,
					items: line( front, 0.18, 0.82, 0.86 ),
					stonesAt: 0.06,
				} ),
		},
		{
			name: 'istorija',
			width: 1200,
			height: 1500,
			alt: 'Dirbtuvių stalas: kvapų pavyzdžiai, flakonas ir odinis dėklas',
			draw: () =>
				still( new Paint(), {
					width: 1200,
					height: 1500,
					scene: 'cocoa',
					seed: 21,
					items: [
						{
							subject: subject( 'VK-103' ),
							x: 0.28,
							back: 0.06,
							size: 0.4,
						},
						{
							subject: subject( 'VA-103' ),
							x: 0.74,
							back: 0.05,
							size: 0.34,
						},
						{
							subject: subject( 'VA-102' ),
							x: 0.5,
							back: -0.06,
							size: 0.24,
						},
					],
				} ),
		},
	];
}
