/**
 * Which folder of src/ may import which: the table "Rooms" of docs/architecture.md,
 * which a test compares with this (tests/walls/test). .dependency-cruiser.cjs makes
 * rules of it.
 */

/**
 * @typedef {Object} Room
 * @property {string[]} [uses]  Folders or modules that it may import, as the table
 *                              names them.
 * @property {string[]} [types] Folders that it may import types of, which no
 *                              script carries.
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
 * A name with `<name>` is a room of many folders.
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
	'src/components/': { uses: [ core, react, search ] },
	'src/search/': {},
	'src/swatches/': { uses: [ core, variations ] },
	'src/consent/': { uses: [ core, components ] },
	'src/messages/': { uses: [ core, dialog, components ] },
	'src/bank-link/': {},
	'src/admin/<name>/': {},
	'src/variations/': {},
	'src/attribution/': { types: [ core ] },
	'src/checkout/': { uses: [ core ] },
	'src/discounts/': { uses: [ core ] },
	'src/styles/': { uses: [ components ] },
};

/**
 * What one widget may use besides: the plain script of the theme or of a plugin
 * that it goes on from, which is on the page before the first touch.
 *
 * @type {Record<string, string[]>}
 */
const exceptions = {
	// Shows the queue of choices that the listing's script holds (decision 0073).
	'src/widgets/filters/': [ 'src/theme/listing' ],
	// One place says which picture is shown.
	'src/widgets/gallery/': [ 'src/theme/gallery' ],
	// One place reads the limits of a quantity field, and the page of an answer.
	'src/widgets/mini-cart/': [
		'src/theme/quantity',
		'src/theme/product-form/page-fragment',
	],
	// One place reads the limits of a quantity field.
	'src/widgets/quantity/': [ 'src/theme/quantity' ],
	// Shown by the plugin of these prices alone, whose calls it makes.
	'src/widgets/quantity-table/': [ 'src/discounts' ],
	// One place shows the notices of WooCommerce.
	'src/widgets/quick-view/': [ 'src/theme/notices' ],
	// Takes over from the button that says what is missing (decision 0072).
	'src/widgets/variation-form/': [
		'src/theme/gallery',
		'src/theme/variation-form',
	],
	// Shows the list that the wishlist's script holds (decision 0066).
	'src/widgets/wished-products/': [ 'src/theme/wishlist' ],
};

module.exports = { rooms, exceptions };
