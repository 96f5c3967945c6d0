/**
 * Which catalogues there are, what they are read from, and under which names
 * WordPress looks for them.
 */

export const LOCALE = 'lt_LT';
export const PLURAL_FORMS =
	'nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && (n%100<10 || n%100>=20) ? 1 : 2);';

/**
 * @typedef {Object} Build
 * @property {string} to     Path without the endings .mo and .l10n.php.
 * @property {string} [only] Only strings of sources in this folder.
 */

/**
 * @typedef {Object} Shared
 * @property {string} po   Another catalogue, whose strings are added.
 * @property {string} only Only strings of sources in this folder.
 */

/**
 * @typedef {Object} Catalogue
 * @property {string}  po       Where the translations are.
 * @property {Build[]} builds   What is made of them.
 * @property {Shared}  [shared] Strings that the unit has from elsewhere.
 * @property {string}  [blocks] Where the strings of block scripts go.
 */

/**
 * @typedef {Catalogue & { domain: string, pot: string, sources: string[], header?: string, themeJson?: string }} Unit
 */

/**
 * @param {string} domain
 * @return {{domain: string, pot: string, po: string}} Where its sources lie.
 */
const files = ( domain ) => ( {
	domain,
	pot: `languages/${ domain }.pot`,
	po: `languages/${ domain }-${ LOCALE }.po`,
} );

/** @type {Unit[]} */
export const units = [
	{
		...files( 'vitrina' ),
		sources: [ 'theme', 'runtime' ],
		header: 'theme/style.css',
		themeJson: 'theme/theme.json',
		builds: [
			// A theme's own folder has no domain in the name; WP_LANG_DIR has.
			{ to: `theme/build/languages/${ LOCALE }` },
			{ to: `theme/build/languages/vitrina-${ LOCALE }` },
		],
	},
	...[ 'lpexpress', 'bank-link', 'companion', 'discounts' ].map(
		( name ) => ( {
			...files( `vitrina-${ name }` ),
			sources: [ `plugin-${ name }` ],
			header: `plugin-${ name }/vitrina-${ name }.php`,
			// The plugin's copy of the runtime has the plugin's domain.
			shared: {
				po: `languages/vitrina-${ LOCALE }.po`,
				only: 'runtime/',
			},
			builds: [
				{
					to: `plugin-${ name }/build/languages/vitrina-${ name }-${ LOCALE }`,
				},
			],
		} )
	),
];

/**
 * What WordPress's and WooCommerce's language packs would bring: written here,
 * because the demo shop is offline.
 *
 * @type {Catalogue[]}
 */
export const demo = [
	{
		po: `languages/demo/woocommerce-${ LOCALE }.po`,
		builds: [ { to: `languages/build/demo/woocommerce-${ LOCALE }` } ],
		blocks: `languages/build/demo/woocommerce-${ LOCALE }-blocks.json`,
	},
	{
		po: `languages/demo/default-${ LOCALE }.po`,
		builds: [ { to: `languages/build/demo/${ LOCALE }` } ],
		blocks: `languages/build/demo/default-${ LOCALE }-blocks.json`,
	},
];
