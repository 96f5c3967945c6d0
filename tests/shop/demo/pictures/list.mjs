/**
 * Every picture of the demo: its name, its size, what it shows, how it is drawn.
 */
import { readFileSync } from 'node:fs';
import { productPicture } from './compose.mjs';
import { Paint } from './paint.mjs';
import { groups } from './groups.mjs';
import { notes } from './notes.mjs';

/** @typedef {import('./compose.mjs').Subject} Subject */

/**
 * @typedef {Object} Picture
 * @property {string}       name   What it is called.
 * @property {number}       width  In pixels.
 * @property {number}       height In pixels.
 * @property {string}       alt    In Lithuanian.
 * @property {() => string} draw   Gives the SVG.
 */

/**
 * @typedef {Object} Plan
 * @property {string}                                 sku      Its number.
 * @property {string}                                 name     What it is called.
 * @property {Record<string, string[]>}               [attr]   Attributes it shows.
 * @property {Record<string, Record<string, string>>} [vary]   Attributes it varies by.
 * @property {Record<string, any> | null}             look     How it is drawn.
 * @property {number}                                 pictures How many.
 */

/**
 * @param {string} name
 * @return {any} A file of the demo content.
 */
export function content( name ) {
	return JSON.parse(
		readFileSync(
			new URL( `../content/${ name }.json`, import.meta.url ),
			'utf8'
		)
	);
}

/**
 * @return {Plan[]} Every product.
 */
export function plans() {
	return [
		...[ 'kvepalai', 'zvakes', 'namu-kvapai', 'dovanos' ].flatMap(
			content
		),
		content( 'gausus' ),
	];
}

/**
 * @param {string} text
 * @return {number} The same number for the same text.
 */
function seedOf( text ) {
	return [ ...text ].reduce(
		( sum, letter ) => ( sum * 31 + letter.charCodeAt( 0 ) ) % 9973,
		7
	);
}

/**
 * @param {string} name
 * @return {string} As WordPress makes a slug of it.
 */
export function slug( name ) {
	return name
		.normalize( 'NFD' )
		.replace( /\p{M}/gu, '' )
		.toLowerCase()
		.replace( /[^a-z0-9]+/g, '-' )
		.replace( /^-|-$/g, '' );
}

/**
 * @param {Plan} plan
 * @return {Subject} What stands in its pictures.
 */
export function subjectOf( plan ) {
	const volume =
		plan.attr?.turis?.[ 0 ] ?? ( plan.vary?.turis ? '50 ml' : '' );
	/** @type {Record<string, string>} */
	const feet = {
		candle: '220 g',
		tin: '70 g',
		flacon: '50 ml',
		diffuser: '200 ml',
		spray: '100 ml',
	};
	const foot = volume || feet[ plan.look?.kind ] || '';
	return { look: plan.look ?? {}, name: plan.name, foot };
}

/**
 * What a picture shows, in words.
 *
 * @param {Plan}   plan
 * @param {number} number
 * @return {string} In Lithuanian.
 */
function altOf( plan, number ) {
	const name = /[„“]/.test( plan.name ) ? plan.name : `„${ plan.name }“`;
	const kinds = /** @type {Record<string, [string, string]>} */ ( {
		flacon: [
			`Kvepalai ${ name }, stiklinis flakonas`,
			`Kvepalai ${ name } šalia savo dėžutės`,
		],
		candle: [ `Žvakė ${ name }`, `Žvakė ${ name } vakaro šviesoje` ],
		diffuser: [
			`Namų kvapas ${ name } su lazdelėmis`,
			`Namų kvapas ${ name } šalia savo dėžutės`,
		],
	} );
	const [ first, second ] = kinds[ plan.look?.kind ] ?? [
		name,
		`${ name } ant stalo`,
	];
	return (
		[
			first,
			second,
			`${ name } iš arti`,
			`Trys ${ name } eilėje`,
			`${ name } už lapų šakelės`,
		][ ( number - 1 ) % 5 ] ?? name
	);
}

/**
 * @return {Picture[]} Every picture.
 */
export function pictures() {
	const { colours } = content( 'taxonomies' );
	/** @type {Picture[]} */
	const all = [];
	for ( const plan of plans() ) {
		const subject = subjectOf( plan );
		const seed = seedOf( plan.sku );
		const base = { width: 1200, height: 1500 };
		for ( let number = 1; number <= plan.pictures; number++ ) {
			all.push( {
				...base,
				name: `${ plan.sku.toLowerCase() }-${ number }`,
				alt: altOf( plan, number ),
				draw: () =>
					productPicture( new Paint(), subject, number, seed ),
			} );
		}
		for ( const colour of Object.keys( plan.vary?.spalva ?? {} ) ) {
			const look = { ...subject.look, tint: colours[ colour ] };
			all.push( {
				...base,
				name: `${ plan.sku.toLowerCase() }-v-${ slug( colour ) }`,
				alt: `„${ plan.name }“, ${ colour.toLowerCase() } spalvos`,
				draw: () =>
					productPicture(
						new Paint(),
						{ ...subject, look },
						1,
						seed
					),
			} );
		}
	}
	return [ ...all, ...groups(), ...notes() ];
}
