const LINK = '.scroll-to-top__link';

/** @type {import('../description.mjs').Description} */
export default {
	name: 'scroll-to-top',
	isPlain: true,
	parts: [ '.scroll-to-top' ],
	take: async () => ( { 'scroll-to-top': '/pristatymas/' } ),
	// As at the end of a long page.
	attributes: {
		'.site-footer': { style: 'min-height:300vh' },
		'.scroll-to-top': { style: '--after:-50vh' },
	},
	states: { pressed: { acts: [ [ 'click', LINK ] ], shows: LINK } },
};
