import { readFileSync } from 'node:fs';
import { escape } from './html.mjs';

/**
 * Towns and streets are real, terminals are not; the same as in the demo shop.
 */
const places = JSON.parse(
	readFileSync(
		new URL( '../shop/demo/content/terminals.json', import.meta.url ),
		'utf8'
	)
);

/**
 * A pseudo-random number generator: the same seed gives the same numbers.
 *
 * @param {number} seed
 * @return {(below: number) => number} Returns the next number, from 0.
 */
function createDice( seed ) {
	let state = seed;
	return ( below ) => {
		state = ( state * 1103515245 + 12345 ) % 2147483648;
		return Math.floor( ( state / 2147483648 ) * below );
	};
}

/**
 * @param {string} country
 * @param {number} count
 * @return {{ text: string, children: { id: number, text: string }[] }[]} As in the response with the list.
 */
export function makeGroups( country, count ) {
	const plan = places[ country ];
	if ( ! plan ) {
		return [];
	}
	const dice = createDice( count );
	const sum = plan.cities.reduce(
		( /** @type {number} */ total, /** @type {[string, number]} */ city ) =>
			total + city[ 1 ],
		0
	);
	let id = plan.first_id;
	let left = count;
	return plan.cities
		.toReversed()
		.map(
			(
				/** @type {[string, number]} */ [ text, weight ],
				/** @type {number} */ at
			) => {
				const isLast = at === plan.cities.length - 1;
				const share = Math.max(
					1,
					Math.floor( ( count * weight ) / sum )
				);
				const here = isLast ? left : Math.min( left, share );
				left -= here;
				const children = Array.from( { length: here }, () => {
					const host = plan.hosts[ dice( plan.hosts.length ) ];
					const street = plan.streets[ dice( plan.streets.length ) ];
					const house = 1 + dice( 180 );
					const letter = dice( 6 ) === 0 ? 'A' : '';
					id += 1;
					return {
						id,
						text: `${ host }, ${ street } ${ house }${ letter }`,
					};
				} );
				return { text, children };
			}
		)
		.filter(
			( /** @type {{ children: unknown[] }} */ { children } ) =>
				children.length > 0
		)
		.toReversed();
}

/**
 * The native select as the plugin prints it.
 *
 * @param {ReturnType<typeof makeGroups>} groups
 * @param {string}                        name
 * @param {string}                        first  Text of the empty option.
 * @return {string} HTML.
 */
export function toSelect( groups, name, first ) {
	const options = groups.map(
		( { text, children } ) =>
			`<optgroup label="${ escape( text ) }">${ children
				.map(
					( child ) =>
						`<option value="${ child.id }">${ escape(
							child.text
						) }</option>`
				)
				.join( '' ) }</optgroup>`
	);
	return `<select name="${ name }" id="${ name }" autocomplete="off"><option value="">${ escape(
		first
	) }</option>${ options.join( '' ) }</select>`;
}
