/**
 * Which drawing belongs to which kind of product.
 */
import { bowl, candle, pillar, tin } from './candles.mjs';
import { flacon } from './flacon.mjs';
import {
	atomizer,
	giftBox,
	holder,
	leatherCase,
	samples,
	scissors,
	tins,
} from './gifts.mjs';
import { blocks, diffuser, sachet, spray } from './home.mjs';

/** @typedef {import('./paint.mjs').Paint} Paint */
/** @typedef {import('./flacon.mjs').Thing} Thing */
/** @typedef {(p: Paint, look: Record<string, any>, name: string, foot: string) => Thing} Draw */

/** @type {Record<string, Draw>} */
const DRAWINGS = {
	flacon,
	candle,
	pillar,
	bowl,
	tin,
	tins,
	diffuser,
	spray,
	sachet,
	blocks,
	box: giftBox,
	atomizer,
	samples,
	case: leatherCase,
	scissors,
	holder,
};

/**
 * @param {Paint}               p
 * @param {Record<string, any>} look
 * @param {string}              name
 * @param {string}              foot What stands at the label's foot.
 * @return {Thing} The drawing.
 */
export function thing( p, look, name, foot ) {
	const draw = DRAWINGS[ look.kind ];
	if ( ! draw ) {
		throw new Error( `Nobody can draw a "${ look.kind }".` );
	}
	return draw( p, look, name, foot );
}
