/**
 * Which folder of src/ may import which other folder. It equals the table "Rooms"
 * of docs/architecture.md (a test in tests/walls/test compares them), and
 * .dependency-cruiser.cjs turns it into rules.
 */

/**
 * @typedef {Object} Room
 * @property {string[]} [uses]  Folders or modules that it may import, named as in
 *                              the table.
 * @property {string[]} [types] Folders of which it may import only types.
 */

const core = 'src/core';
const dialog = 'src/dialog';
const react = 'src/react';
const components = 'src/components';
const search = 'src/search';
const swatches = 'src/swatches';
const variations = 'src/variations';
const consent = 'src/consent';

/**
 * `<name>` stands for each folder at that place.
 *
 * @type {Record<string, Room>}
 */
const rooms = {
	'src/core/': { types: [ 'src/calls', 'src/cart', variations ] },
	'src/calls/': { uses: [ core, 'src/components/ajax-address' ] },
	'src/cart/': { uses: [ core ] },
	'src/theme/': {
		uses: [
			core,
			dialog,
			swatches,
			variations,
			components,
			search,
			'src/react/store',
		],
	},
	'src/dialog/': { uses: [ core ] },
	'src/widgets/<name>/': {
		uses: [ core, dialog, react, components, search, consent, variations ],
	},
	'src/blocks/<name>/': { uses: [ core, 'src/widgets', 'src/bank-link' ] },
	'src/react/': { uses: [ core, dialog, components ] },
	'src/components/': { uses: [ core, react, search, variations ] },
	'src/search/': {},
	'src/swatches/': { uses: [ core, variations ] },
	'src/consent/': { uses: [ core, components ] },
	'src/messages/': { uses: [ core, dialog, components ] },
	'src/bank-link/': {},
	'src/admin/<name>/': {},
	'src/variations/': {},
	'src/attribution/': { types: [ core ] },
	'src/checkout/': { uses: [ core, 'src/components/element-events' ] },
	'src/discounts/': { uses: [ core ] },
	'src/styles/': { uses: [ components ] },
};

/**
 * What single widgets may also import: the plain script of the theme or of a
 * plugin that they extend, which is on the page before the first touch.
 *
 * @type {Record<string, string[]>}
 */
const exceptions = {
	// Renders the filter queue of the listing's script (decision 0073).
	'src/widgets/filters/': [ 'src/theme/listing' ],
	// Shares the code that decides which picture is current.
	'src/widgets/gallery/': [ 'src/theme/gallery' ],
	// Shares the code that reads a quantity field's limits and the page in a response.
	'src/widgets/mini-cart/': [
		'src/theme/quantity',
		'src/theme/product-form/page-fragment',
	],
	// Shares the code that reads a quantity field's limits.
	'src/widgets/quantity/': [ 'src/theme/quantity' ],
	// Only the discounts plugin prints it, and it sends that plugin's requests.
	'src/widgets/quantity-table/': [ 'src/discounts' ],
	// Shares the code that shows WooCommerce's notices.
	'src/widgets/quick-view/': [ 'src/theme/notices' ],
	// Replaces the theme's button, which says which selection is missing (decision 0072).
	'src/widgets/variation-form/': [
		'src/theme/gallery',
		'src/theme/variation-form',
	],
	// Renders the list of the wishlist's script (decision 0066).
	'src/widgets/wished-products/': [ 'src/theme/wishlist' ],
};

module.exports = { rooms, exceptions };
