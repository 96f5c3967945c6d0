/**
 * Colours, gradients and blurs of one drawing.
 */

/**
 * @param {string} hex
 * @return {[number, number, number]} Red, green, blue.
 */
function parse( hex ) {
	const channel = ( /** @type {number} */ at ) =>
		Number.parseInt( hex.slice( at, at + 2 ), 16 );
	return [ channel( 1 ), channel( 3 ), channel( 5 ) ];
}

/**
 * @param {string} from
 * @param {string} to
 * @param {number} part 0 gives the first colour, 1 the second.
 * @return {string} The colour between.
 */
export function mix( from, to, part ) {
	const a = parse( from );
	const b = parse( to );
	const channel = ( /** @type {0 | 1 | 2} */ i ) =>
		Math.round( a[ i ] + ( b[ i ] - a[ i ] ) * part )
			.toString( 16 )
			.padStart( 2, '0' );
	return `#${ channel( 0 ) }${ channel( 1 ) }${ channel( 2 ) }`;
}

/**
 * @param {string} colour
 * @param {number} part
 */
export const light = ( colour, part ) => mix( colour, '#fffdf8', part );

/**
 * Shade is warm here: it goes towards brown, not black.
 *
 * @param {string} colour
 * @param {number} part
 */
export const dark = ( colour, part ) => mix( colour, '#2a1e14', part );

/**
 * @param {string} colour
 * @return {number} How light it is, 0 to 1.
 */
export function lightness( colour ) {
	const [ r, g, b ] = parse( colour );
	return ( 0.299 * r + 0.587 * g + 0.114 * b ) / 255;
}

/** @typedef {[offset: number, colour: string, opacity?: number]} Stop */

/** Collects what a drawing defines. */
export class Paint {
	constructor() {
		/** @type {string[]} */
		this.defs = [];
	}

	/**
	 * @param {string} markup With `ID` where the name belongs.
	 * @return {string} The reference.
	 */
	define( markup ) {
		const id = `d${ this.defs.length }`;
		this.defs.push( markup.replace( 'ID', id ) );
		return `url(#${ id })`;
	}

	/**
	 * @param {Stop[]} stops
	 */
	stops( stops ) {
		return stops
			.map(
				( [ offset, colour, opacity = 1 ] ) =>
					`<stop offset="${ offset }" stop-color="${ colour }" stop-opacity="${ opacity }"/>`
			)
			.join( '' );
	}

	/**
	 * Left to right.
	 *
	 * @param {Stop[]} stops
	 */
	across( stops ) {
		return this.define(
			`<linearGradient id="ID" x1="0" y1="0" x2="1" y2="0">${ this.stops( stops ) }</linearGradient>`
		);
	}

	/**
	 * Top to bottom.
	 *
	 * @param {Stop[]} stops
	 */
	down( stops ) {
		return this.define(
			`<linearGradient id="ID" x1="0" y1="0" x2="0" y2="1">${ this.stops( stops ) }</linearGradient>`
		);
	}

	/**
	 * @param {Stop[]} stops
	 * @param {number} x     Centre, 0 to 1.
	 * @param {number} y
	 * @param {number} r
	 */
	round( stops, x = 0.5, y = 0.5, r = 0.5 ) {
		return this.define(
			`<radialGradient id="ID" cx="${ x }" cy="${ y }" r="${ r }">${ this.stops( stops ) }</radialGradient>`
		);
	}

	/**
	 * @param {number} by
	 * @param {number} room How far it may spread, in percent of what is blurred: large areas take long.
	 */
	blur( by, room = 60 ) {
		return this.define(
			`<filter id="ID" x="-${ room }%" y="-${ room }%" width="${ 100 + 2 * room }%" height="${ 100 + 2 * room }%"><feGaussianBlur stdDeviation="${ by }"/></filter>`
		);
	}

	/**
	 * @param {string} shape
	 */
	clip( shape ) {
		return this.define( `<clipPath id="ID">${ shape }</clipPath>` );
	}

	/**
	 * @param {number} width
	 * @param {number} height
	 * @param {string} body
	 * @param {string} [box]
	 */
	svg( width, height, body, box = `0 0 ${ width } ${ height }` ) {
		return `<svg xmlns="http://www.w3.org/2000/svg" width="${ width }" height="${ height }" viewBox="${ box }" preserveAspectRatio="xMidYMid slice"><defs>${ this.defs.join( '' ) }</defs>${ body }</svg>`;
	}
}
