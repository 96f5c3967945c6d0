/**
 * What the workbench knows of a widget. One file in `widgets/` each; see README.md.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * What the fake shop answers: `never`, `refused` (500), a file of `fixtures/`, or
 * what is given.
 *
 * @typedef {'never' | 'refused' | { fixture: string } | { json: unknown } | { html: string }} Answer
 */

/**
 * What a shopper does, done by the page itself. `wait` is for an element to be
 * visible, `pause` for milliseconds; `choose` takes the first value of a select that
 * can be chosen.
 *
 * @typedef {[ 'click' | 'focus' | 'wait' | 'choose', string ] | [ 'fill' | 'key', string, string ] | [ 'pause', number ]} Act
 */

/**
 * @typedef {Object} State
 * @property {Record<string, Answer>}                        [answers]    By a piece of the request's address or body.
 * @property {Act[]}                                         [acts]       After the widget has been mounted.
 * @property {string}                                        [shows]      What can be seen in the end.
 * @property {Record<string, string>}                        [texts]      Text by selector: written over the server's.
 * @property {Record<string, Record<string, string | null>>} [attributes] The same for attributes; null takes one away.
 * @property {Record<string, string>}                        [storage]    What the browser keeps of this shop.
 * @property {Record<string, string>}                        [cookies]    The same.
 * @property {'rtl'}                                         [dir]        Direction of the page.
 * @property {true}                                          [isFailed]   The widget's script does not come: the server's markup stays.
 * @property {true}                                          [isNews]     It shows at once what the server could not know: not compared.
 * @property {string}                                        [fixture]    Another page of the shop than the widget's first.
 * @property {string}                                        [open]       Why it is not tested yet; set by the description's `open`.
 * @property {string}                                        [clock]      Moment at which the page's clock stands still.
 */

/**
 * A visitor of the shop, from whom the fixtures are taken.
 *
 * @typedef {Object} Visitor
 * @property {( path: string ) => Promise<string>}                               get  Fetches a page, or another response.
 * @property {( path: string, form: Record<string, string> ) => Promise<string>} post Sends a form and returns the response.
 * @property {( code: string, env?: Record<string, string> ) => any}             php  Runs PHP in the shop.
 */

/**
 * @typedef {Object} Block
 * @property {string} script Path of the script that registers the block.
 * @property {string} data   Fixture: what PHP hands to it.
 * @property {string} place  Selector of where WooCommerce shows it.
 */

/**
 * What `take` gives: addresses of pages, answers of the shop, or who finds out which.
 *
 * @typedef {Record<string, string | ( () => Promise<string> )>} Taken
 */

/**
 * @typedef {Object} Description
 * @property {string}                                        name         Of the page in the workbench, and of its fixtures.
 * @property {string}                                        [island]     Where it is not the same.
 * @property {Block}                                         [block]      It registers with WooCommerce's blocks instead: there is no markup of the server's.
 * @property {string[]}                                      parts        Selectors: what the workbench shows of the shop's page.
 * @property {( visitor: Visitor ) => Promise<Taken>}        take         By the names of the fixtures; the widget's own name is its page.
 * @property {( visitor: Visitor ) => void}                  [tidy]       Undoes what `take` has changed in the shop.
 * @property {Record<string, Answer>}                        [answers]    In every state.
 * @property {Record<string, string>}                        [open]       Why a state is not tested yet, by its name.
 * @property {Act[]}                                         [acts]       In every state with a working widget, before its own.
 * @property {Record<string, Record<string, string | null>>} [attributes] In every state.
 * @property {string}                                        [clock]      In every state.
 * @property {true}                                          [isNews]     In every state.
 * @property {string[]}                                      [busy]       Spinners and what else moves by itself: not compared.
 * @property {string[]}                                      [others]     Elements of other code, which axe is not asked about.
 * @property {Record<string, State>}                         states       In addition to those of every widget.
 */

const folder = path.join(
	path.dirname( fileURLToPath( import.meta.url ) ),
	'widgets'
);

/** @type {Description[]} */
export const descriptions = await Promise.all(
	readdirSync( folder )
		.filter( ( file ) => file.endsWith( '.mjs' ) )
		.sort()
		.map(
			async ( file ) => ( await import( `./widgets/${ file }` ) ).default
		)
);

/**
 * The states that every widget has, and its own.
 *
 * @param {Description} description
 * @return {Record<string, State>} By name.
 */
export function statesOf( {
	acts = [],
	answers = {},
	block,
	clock,
	attributes = {},
	isNews,
	open = {},
	states,
} ) {
	/** @type {Record<string, State>} */
	const all = {
		server: {},
		...Object.fromEntries(
			Object.entries( states ).map( ( [ name, state ] ) => [
				name,
				{ ...state, acts: [ ...acts, ...( state.acts ?? [] ) ] },
			] )
		),
		'right-to-left': {
			...states[ 'right-to-left' ],
			acts: [ ...acts, ...( states[ 'right-to-left' ]?.acts ?? [] ) ],
			dir: 'rtl',
		},
	};
	if ( ! block ) {
		all.failed = { ...states.failed, acts: [], isFailed: true };
	}
	return Object.fromEntries(
		Object.entries( all ).map( ( [ name, state ] ) => [
			name,
			{
				...( clock && { clock } ),
				...( isNews && { isNews } ),
				...( open[ name ] && { open: open[ name ] } ),
				...state,
				answers: { ...answers, ...state.answers },
				attributes: { ...attributes, ...state.attributes },
			},
		] )
	);
}
