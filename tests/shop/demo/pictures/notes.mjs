/**
 * What a perfume begins with, one small picture for each note: fruit, leaf,
 * seed or crystal on a ground of its own colour.
 */
import { content, slug } from './list.mjs';
import { dark, light } from './paint.mjs';

/** @typedef {import('./list.mjs').Picture} Picture */

/**
 * @param {string} colour
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 */
const sphere = ( colour, x, y, radius ) => `
	<ellipse cx="${ x + radius * 0.2 }" cy="${ y + radius * 0.96 }" rx="${ radius }" ry="${ radius * 0.22 }" fill="${ dark( colour, 0.6 ) }" opacity=".22"/>
	<circle cx="${ x }" cy="${ y }" r="${ radius }" fill="${ colour }"/>
	<circle cx="${ x + radius * 0.16 }" cy="${ y + radius * 0.18 }" r="${ radius * 0.82 }" fill="${ dark( colour, 0.22 ) }" opacity=".35"/>
	<circle cx="${ x - radius * 0.28 }" cy="${ y - radius * 0.3 }" r="${ radius * 0.5 }" fill="${ light( colour, 0.45 ) }" opacity=".55"/>`;

/**
 * @param {string} colour
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {number} turn
 */
const leaf = ( colour, x, y, size, turn ) => `
	<g transform="translate(${ x } ${ y }) rotate(${ turn }) scale(${ size })">
		<path d="M0 -100C62 -58 62 52 0 100C-62 52 -62 -58 0 -100Z" fill="${ colour }"/>
		<path d="M0 -100C62 -58 62 52 0 100Z" fill="${ dark( colour, 0.25 ) }" opacity=".5"/>
		<path d="M0 -92V112M0 -40L34 -64M0 6L42 -22M0 50L34 24M0 -40L-34 -64M0 6L-42 -22M0 50L-34 24" stroke="${ light( colour, 0.5 ) }" stroke-width="4" fill="none" opacity=".7"/>
	</g>`;

/** @param {string} colour */
function slice( colour ) {
	const parts = Array.from( { length: 9 }, ( _, at ) => {
		const turn = ( at * 360 ) / 9;
		return `<path d="M300 366L258 218Q300 190 342 218Z" fill="${ light( colour, 0.22 ) }" stroke="${ light( colour, 0.8 ) }" stroke-width="10" stroke-linejoin="round" transform="rotate(${ turn } 300 375)"/>`;
	} );
	return `
		<ellipse cx="320" cy="580" rx="190" ry="34" fill="${ dark( colour, 0.6 ) }" opacity=".2"/>
		<circle cx="300" cy="375" r="205" fill="${ dark( colour, 0.12 ) }"/>
		<circle cx="300" cy="375" r="188" fill="${ light( colour, 0.8 ) }"/>
		${ parts.join( '' ) }`;
}

/** @type {Record<string, (colour: string) => string>} */
const SHAPES = {
	slice,
	fruit: ( colour ) =>
		sphere( colour, 300, 400, 190 ) + leaf( '#5f7f4c', 372, 196, 0.8, 62 ),
	seeds: ( colour ) =>
		[
			[ 210, 300, 84 ],
			[ 386, 346, 92 ],
			[ 262, 474, 98 ],
			[ 432, 516, 66 ],
		]
			.map( ( [ x = 0, y = 0, radius = 0 ] ) =>
				sphere( colour, x, y, radius )
			)
			.join( '' ),
	leaf: ( colour ) =>
		leaf( dark( colour, 0.2 ), 386, 410, 1.7, 34 ) +
		leaf( colour, 240, 360, 2, -22 ),
	pear: ( colour ) => `
		<ellipse cx="320" cy="592" rx="170" ry="34" fill="${ dark( colour, 0.6 ) }" opacity=".22"/>
		<path d="M300 160C356 160 366 236 384 306C404 378 480 412 470 500C462 572 384 600 300 600C216 600 138 572 130 500C120 412 196 378 216 306C234 236 244 160 300 160Z" fill="${ colour }"/>
		<path d="M338 190C366 250 366 300 396 350C446 420 440 540 320 598C420 590 462 560 470 500C480 412 404 378 384 306C370 250 366 200 338 190Z" fill="${ dark( colour, 0.3 ) }" opacity=".45"/>
		<path d="M300 166Q296 120 330 92" stroke="#6b5036" stroke-width="14" fill="none" stroke-linecap="round"/>`,
	crystals: ( colour ) =>
		[
			[ 220, 440, 1.5, -12 ],
			[ 392, 478, 1.2, 18 ],
			[ 310, 300, 1.1, 6 ],
		]
			.map(
				( [ x, y, size, turn ] ) => `
			<g transform="translate(${ x } ${ y }) rotate(${ turn }) scale(${ size })">
				<path d="M-70 -60L10 -90L80 -44L72 56L-8 92L-78 44Z" fill="${ light( colour, 0.55 ) }"/>
				<path d="M10 -90L80 -44L72 56L4 -20Z" fill="${ dark( colour, 0.12 ) }"/>
				<path d="M72 56L-8 92L4 -20Z" fill="${ colour }"/>
				<path d="M-78 44L-8 92L4 -20L-70 -60Z" fill="${ light( colour, 0.85 ) }"/>
			</g>`
			)
			.join( '' ),
};

/**
 * @return {Picture[]} A picture for each note.
 */
export function notes() {
	const plans =
		/** @type {Record<string, { shape: string, colour: string }>} */ (
			content( 'taxonomies' ).notes
		);
	return Object.entries( plans ).map( ( [ name, { shape, colour } ] ) => ( {
		name: `nata-${ slug( name ) }`,
		width: 600,
		height: 750,
		alt: name,
		draw: () =>
			`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 750" width="600" height="750"><rect width="600" height="750" fill="${ light( colour, 0.72 ) }"/>${ SHAPES[ shape ]?.( colour ) ?? '' }</svg>`,
	} ) );
}
