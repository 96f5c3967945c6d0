import { LONG_NAME } from '../texts.mjs';

/** @type {import('../description.mjs').Description} */
export default {
	name: 'slideshow',
	parts: [ '[data-island="slideshow"]' ],
	// Its buttons are rendered by the component, in reserved space.
	busy: [ '.vitrina-slideshow__controls' ],
	take: async () => ( { slideshow: '/efektai/' } ),
	states: {
		pressed: {
			acts: [ [ 'click', '.vitrina-slideshow [data-step="1"]' ] ],
		},
		'long-texts': {
			texts: { '.vitrina-slideshow__slide p': LONG_NAME },
		},
	},
};
