import { LONG_TEXT } from '../texts.mjs';

/** @type {import('../description.mjs').Description} */
export default {
	name: 'gallery',
	parts: [ '.gallery' ],
	// The position, which has no use without a script, and arrows that are hidden on failure.
	busy: [ '.gallery__dots', '.gallery__controls', '.gallery__rail' ],
	take: async () => ( {
		gallery: '/produktas/gintaro-migla/',
		'gallery-empty': '/produktas/dovanu-pakavimas-ir-atvirukas/',
	} ),
	states: {
		pressed: {
			acts: [
				[ 'click', '.gallery__rail [href], .gallery__rail button' ],
			],
		},
		empty: { fixture: 'gallery-empty' },
		'long-texts': {
			attributes: { '.gallery img': { alt: LONG_TEXT } },
		},
	},
};
