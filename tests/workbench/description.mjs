/**
 * The description of a widget for the workbench: one file in `widgets/` each; see README.md.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * A response of the fake shop: `never`, `refused` (500), a file of `fixtures/`
 * with other texts in it, or the given content.
 *
 * @typedef {'never' | 'refused' | { fixture: string, replace?: [ RegExp, string ] } | { json: unknown } | { html: string }} Answer
 */

/**
 * An action of a shopper, run by the page itself. `wait` waits until an element is
 * visible, `response` until the shop has responded to a request whose address
 * contains the text, `pause` for milliseconds; `choose` selects the first available value of a
 * select.
 *
 * @typedef {[ 'click' | 'focus' | 'wait' | 'response' | 'choose', string ] | [ 'fill' | 'key', string, string ] | [ 'pause', number ]} Act
 */

/**
 * @typedef {Object} State
 * @property {Record<string, Answer>}                        [answers]    Responses by a part of the request's address or body.
 * @property {Act[]}                                         [acts]       After the widget has been mounted.
 * @property {string}                                        [shows]      Selector that is visible in the end.
 * @property {Record<string, string>}                        [texts]      Text by selector: replaces the server's.
 * @property {Record<string, Record<string, string | null>>} [attributes] The same for attributes; null removes one.
 * @property {Record<string, string>}                        [storage]    Local storage.
 * @property {Record<string, string>}                        [cookies]    Cookies.
 * @property {'rtl'}                                         [dir]        Direction of the page.
 * @property {true}                                          [isFailed]   The widget's script does not load: the server's markup stays.
 * @property {true}                                          [isBroken]   Its component throws after it has been mounted: the server's markup is restored.
 * @property {true}                                          [isOwn]      The server prints it differently than the state `server`; set by `statesOf()`.
 * @property {string}                                        [errors]     A part of the messages that the console has in it.
 * @property {true}                                          [isNews]     It shows data at once that the server does not have: not compared with its markup.
 * @property {string}                                        [fixture]    The fixture, if it is not the widget's first.
 * @property {string}                                        [open]       Why it is not tested yet; set by the description's `open`.
 * @property {string}                                        [clock]      Time at which the page's clock is stopped.
 */

/**
 * A visitor of the shop, for creating the fixtures.
 *
 * @typedef {Object} Visitor
 * @property {( path: string ) => Promise<string>}                               get  Fetches a page, or another response.
 * @property {( path: string, form: Record<string, string> ) => Promise<string>} post Sends a form and returns the response.
 * @property {( code: string, env?: Record<string, string> ) => any}             php  Runs PHP in the shop.
 */

/**
 * @typedef {Object} Block
 * @property {string} script Path of the script that registers the block.
 * @property {string} data   Fixture with the data that PHP passes to it.
 * @property {string} place  Selector of the element in which WooCommerce shows it.
 */

/**
 * Fixtures of `take`: addresses of pages, responses of the shop, or functions that return them.
 *
 * @typedef {Record<string, string | ( () => Promise<string> )>} Taken
 */

/**
 * @typedef {Object} Description
 * @property {string}                                        name         Of the page in the workbench, and of its fixtures.
 * @property {string}                                        [island]     Where it is not the same.
 * @property {true}                                          [isPlain]    It is not a React component.
 * @property {Block}                                         [block]      It registers with WooCommerce's blocks instead: there is no markup of the server's.
 * @property {string[]}                                      [scripts]    Scripts of the page on which the widget builds.
 * @property {string[]}                                      parts        Selectors: what the workbench shows of the shop's page.
 * @property {( visitor: Visitor ) => Promise<Taken>}        take         By the names of the fixtures; the widget's own name is its page.
 * @property {( visitor: Visitor ) => void}                  [tidy]       Reverts changes of `take` in the shop.
 * @property {Record<string, Answer>}                        [answers]    In every state.
 * @property {Record<string, string>}                        [open]       Why a state is not tested yet, by its name.
 * @property {Act[]}                                         [acts]       In every state with a working widget, before its own.
 * @property {Record<string, Record<string, string | null>>} [attributes] In every state.
 * @property {string}                                        [clock]      In every state.
 * @property {true}                                          [isNews]     In every state.
 * @property {string[]}                                      [busy]       Spinners and other animated elements: not compared.
 * @property {string[]}                                      [others]     Selectors of third-party elements, excluded from axe.
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

/** @param {State} state */
const isPrintedDifferently = ( { texts, attributes, fixture, clock } ) =>
	Boolean( texts ?? attributes ?? fixture ?? clock );

/**
 * The states that every widget has, and those of the description.
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
	isPlain,
	open = {},
	states,
} ) {
	/** @type {Record<string, State>} */
	const all = {
		server: { isOwn: true },
		...Object.fromEntries(
			Object.entries( states ).map( ( [ name, state ] ) => [
				name,
				{
					...( isPrintedDifferently( state ) && { isOwn: true } ),
					...state,
					acts: [ ...acts, ...( state.acts ?? [] ) ],
				},
			] )
		),
		'right-to-left': {
			isOwn: true,
			...states[ 'right-to-left' ],
			acts: [ ...acts, ...( states[ 'right-to-left' ]?.acts ?? [] ) ],
			dir: 'rtl',
		},
	};
	if ( ! block ) {
		all.failed = { ...states.failed, acts: [], isFailed: true };
	}
	if ( ! block && ! isPlain ) {
		all.broken = { ...states.broken, acts: [], isBroken: true };
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
